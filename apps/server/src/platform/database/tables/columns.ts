import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** An instant: read as `2026-05-20T08:30:00.000Z`, written as that or as a Date. */
export type Instant = ColumnType<string, string | Date, string | Date>;
/** An instant that the database sets to now where none is given. */
export type InstantNow = ColumnType<string, string | Date | undefined, string | Date>;
export type OptionalInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
/** Read parsed, written as JSON text: the driver would write a JavaScript array as a PostgreSQL array. */
export type Json<Value = unknown> = ColumnType<Value, string, string>;
export type JsonWithDefault<Value = unknown> = ColumnType<Value, string | undefined, string>;
export type OptionalJson<Value = unknown> = ColumnType<Value | null, string | null | undefined, string | null>;

/** May be given when the row is made, and never changes. */
export type OptionalOnce<Value> = ColumnType<Value | null, Value | undefined, never>;

/** What the database computes from other columns. */
export type OptionalComputed<Value> = ColumnType<Value | null, never, never>;

/** Empty at first, set by a later change. */
export type OptionalLater<Value, Given = Value> = ColumnType<Value | null, never, Given>;

/** What every record of a resource carries. */
export interface RecordColumns {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  created_by: number | null;
  created_at: InstantNow;
  updated_by: number | null;
  updated_at: InstantNow;
}
