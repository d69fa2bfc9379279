import { type RecordRow, type Resource, snakeCase } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The table of a resource, as `t`. */
export const tableOf = (resource: Resource): RawBuilder<unknown> => sql`${sql.table(resource.table)} as t`;

/** Id, version and these fields under their own keys. */
export const selected = (keys: readonly string[]): RawBuilder<unknown> =>
  sql.join([sql.ref('t.id'), sql.ref('t.version'), ...keys.map(key => sql`${sql.ref(`t.${snakeCase(key)}`)} as ${sql.ref(key)}`)]);

/** A row as records travel: empty fields are absent. */
export function recordOf(row: Readonly<Record<string, unknown>>): RecordRow {
  const record: Record<string, unknown> = {};
  for (const key in row) if (row[key] !== null) record[key] = row[key];
  return record as unknown as RecordRow;
}

/** Rows of a resource with these fields; `rest` is everything behind the table's name. */
export async function selectRows(
  database: Kysely<Tables>,
  resource: Resource,
  keys: readonly string[],
  rest: RawBuilder<unknown>,
): Promise<RecordRow[]> {
  const { rows } = await sql<Record<string, unknown>>`select ${selected(keys)} from ${tableOf(resource)} ${rest}`.execute(database);
  return rows.map(recordOf);
}
