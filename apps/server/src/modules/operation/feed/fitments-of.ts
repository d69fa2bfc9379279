import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** How many fitments SKUs have, by SKU. */
export async function fitmentsOf(database: Kysely<Tables>, skus: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ sku: number; count: number }>`
    select sku, count(*)::integer as count from fitment where sku = any(${skus}::bigint[]) and status = 1 group by sku`.execute(database);
  return new Map(rows.map(({ sku, count }) => [sku, count]));
}
