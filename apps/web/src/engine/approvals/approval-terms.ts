import type { Result } from '@axle/kernel';
import type { FieldChange } from '@axle/page-kit';
import type { CallRefusal } from '../../gateways/main-client.ts';

/** What super users may change of a policy. */
export interface PolicyTerms {
  readonly approverRole: string;
  /** How many different people must approve. */
  readonly minApprovers: number;
  /** Changes up to this many percent take effect at once. */
  readonly autoPercent?: string | undefined;
  readonly slaHours: number;
}

/** Which fields of a kind of record wait for whom. */
export interface ApprovalPolicy extends PolicyTerms {
  readonly id: number;
  readonly version: number;
  readonly entity: string;
  /** Each as `<entity>.<field>`. */
  readonly fields: readonly string[];
  /** Ids of those who hold the role. */
  readonly approvers: readonly number[];
  /** How its terms were changed, newest first. */
  readonly former: readonly { readonly id: number; readonly by?: number; readonly at: string; readonly changes: readonly FieldChange[] }[];
}

/** Somebody who decides in an approver's name, from the first to the last day. */
export interface NamedDeputy {
  readonly id: number;
  readonly approver: number;
  readonly deputy: number;
  readonly from: string;
  readonly to: string;
  readonly note?: string;
  readonly mayEnd: boolean;
}

/** Who stands in for whom, and whom the reader may name. */
export interface Deputies {
  readonly deputies: readonly NamedDeputy[];
  readonly candidates: readonly number[];
  readonly mayName: boolean;
}

/** The terms under which changes wait: policies, and deputies of those who decide. */
export abstract class ApprovalTerms {
  abstract policies(): Promise<Result<readonly ApprovalPolicy[], CallRefusal>>;
  abstract save(policy: Pick<ApprovalPolicy, 'id' | 'version'>, terms: PolicyTerms): Promise<Result<unknown, CallRefusal>>;
  abstract deputies(): Promise<Result<Deputies, CallRefusal>>;
  abstract name(deputy: Pick<NamedDeputy, 'deputy' | 'from' | 'to' | 'note'>): Promise<Result<unknown, CallRefusal>>;
  abstract end(id: number): Promise<Result<unknown, CallRefusal>>;
}
