import type { RecordRow, RecordValues } from '@axle/page-kit';

/** A record as it stands, whole and locked, and as it shall be. */
export interface RowChange {
  readonly before: RecordRow;
  readonly after: RecordValues;
}
