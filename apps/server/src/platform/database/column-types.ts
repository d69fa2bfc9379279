import type { ColumnType } from 'kysely';

/** An instant: read as `2026-05-20T08:30:00.000Z`, written as that or as a Date. */
export type Instant = ColumnType<string, string | Date, string | Date>;

/** Read parsed, written as JSON text: the driver would write a JavaScript array as a PostgreSQL array. */
export type StoredJson<Value = unknown> = ColumnType<Value, string, string>;
