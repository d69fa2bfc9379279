import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The SKUs that PT SKUs are mapped to today, by PT SKU; those of several parts have none. */
export async function skusOfPtSkus(database: Kysely<Tables>, ids: readonly number[], day: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; sku: number }>`
    select p.id, min(l.sku) as sku from pt_sku p cross join lateral maps_in_force(p.store, p.site, p.seller_sku, ${day}::date) m
    join sku_map_lines l on l.record_id = m.id where p.id = any(${ids}::bigint[]) group by p.id having count(*) = 1`.execute(database);
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}
