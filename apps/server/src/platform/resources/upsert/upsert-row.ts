import type { Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';

/** A row of a file that is right by itself. */
export interface UpsertRow {
  /** Row number of the file. */
  readonly row: number;
  /** Values by field; absent fields stay as they are, or begin with their initial value in a new record. */
  readonly values: RecordValues;
  /** Fields that the row empties. */
  readonly cleared: readonly string[];
}

/** What became, or would become, of a row. */
export interface UpsertOutcome {
  readonly row: number;
  readonly kind: 'new' | 'changed' | 'same' | 'bad';
  readonly refusals: readonly Refusal[];
}
