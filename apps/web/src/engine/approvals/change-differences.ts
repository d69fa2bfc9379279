import type { Result } from '@axle/kernel';
import type { FieldChange, HistoryEntry } from '@axle/page-kit';

/** What a change request would change. */
export interface ChangeDifference {
  /** Where the record's page stands. */
  readonly section: string;
  readonly page: string;
  /** Absent where the record is gone. */
  readonly record?: { readonly id: number };
  /** Each field with the size of its change in percent, where it has one. */
  readonly lines: readonly (FieldChange & { readonly delta?: string })[];
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
