import type { Kysely, RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from '../platform/database/tables.ts';

/** How a database would find rows if it could help reading a table whole and sorting. */
export async function indexedPlan(
  { db, pool }: { readonly db: Kysely<Tables>; readonly pool: Pool },
  rows: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const { sql: text, parameters } = rows.compile(db);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off; set local enable_sort = off');
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...parameters]);
    return lines.map(line => line['QUERY PLAN'].trim());
  } finally {
    await client.query('rollback');
    client.release();
  }
}
