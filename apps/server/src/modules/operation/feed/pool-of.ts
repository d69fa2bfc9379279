import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What is free of SKUs in the warehouses that serve a store, in the order asked. */
export async function poolOf(
  database: Kysely<Tables>,
  asked: readonly { readonly store: number; readonly sku?: number | undefined }[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ free: number | null }>`
    select pool_available(a.store, a.sku) as free
    from unnest(${asked.map(({ store }) => store)}::bigint[], ${asked.map(({ sku }) => sku ?? null)}::bigint[]) with ordinality
      as a (store, sku, place) order by a.place`.execute(database);
  return rows.map(({ free }) => free ?? 0);
}
