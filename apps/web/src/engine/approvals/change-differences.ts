import type { Refusal, Result, Text } from '@axle/kernel';
import type { FieldChange, HistoryEntry } from '@axle/page-kit';

/** Something that changes with a request beside its own fields. */
export interface ChangeEffect {
  readonly what: Text;
  /** The other record. */
  readonly of?: string;
  readonly before?: string | Text;
  readonly after?: string | Text;
  readonly unit?: string;
}

/** Somebody's decision. */
export interface MadeDecision {
  readonly decision: 'approve' | 'reject';
  readonly by: number;
  /** The same person, or the approver who named them a deputy. */
  readonly inNameOf: number;
  readonly at: string;
  readonly comment?: string;
}

/** How far a request has come, and by whom it can go on. */
export interface WhoDecides {
  /** How many must approve. */
  readonly needed: number;
  readonly decisions: readonly MadeDecision[];
  /** Those whose approval can still be given, each with who may give it for them today. */
  readonly open: readonly { readonly id: number; readonly deputies: readonly number[] }[];
  /** Why the reader cannot decide; absent where they can, and where it is decided. */
  readonly refused?: Refusal;
}

/** What a change request would change. */
export interface ChangeDifference {
  /** Where the record's page stands. */
  readonly section: string;
  readonly page: string;
  /** Absent where the record is gone. */
  readonly record?: { readonly id: number };
  /** Each field with the size of its change in percent, where it has one. */
  readonly lines: readonly (FieldChange & { readonly delta?: string })[];
  /** Why it was asked for, where a reason was given. */
  readonly reason?: string;
  /** What else changes with it; empty for a decided request. */
  readonly effects: readonly ChangeEffect[];
  readonly who: WhoDecides;
  /** Fields that hold something else by now. */
  readonly moved: readonly string[];
  /** What happened to these fields before, newest first. */
  readonly former: readonly HistoryEntry[];
}

/** Asks what change requests would change. */
export abstract class ChangeDifferences {
  /** The difference that a request makes; `NOT_FOUND` where the reader may not see it. */
  abstract of(request: number): Promise<Result<ChangeDifference>>;
}
