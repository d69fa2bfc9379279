import type { ChangeLine, ValueMetas } from '@axle/approvals';
import type { RecordRow } from '@axle/page-kit';
import type { RecordParts } from '../resources/record-parts.ts';
import type { ApprovalPolicy } from './approval-policies.ts';

/** A request that is to be made of a record. */
export interface RequestDraft {
  readonly policy: ApprovalPolicy;
  readonly before: RecordRow;
  readonly lines: readonly ChangeLine[];
  readonly metas: ValueMetas;
  /** It takes effect by itself. */
  readonly auto: boolean;
}

/** A request that was made. */
export interface OpenedRequest extends RequestDraft {
  readonly id: number;
  readonly requestNo: string;
}

/** How a record is named in requests: by the fields that nobody can be kept from. */
export const labelOf = ({ resource }: Pick<RecordParts, 'resource'>, record: RecordRow): string =>
  resource.nameFields
    .flatMap(key => record[key] ?? [])
    .join(' ')
    .slice(0, 300);
