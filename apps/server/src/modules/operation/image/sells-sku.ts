import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Whether a PT SKU is mapped to a SKU today, alone or as a part. */
export async function sellsSku(database: Kysely<Tables>, ptSku: number, sku: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from pt_sku p cross join lateral maps_in_force(p.store, p.site, p.seller_sku, ${businessDay(now)}::date) m
      join sku_map_lines l on l.record_id = m.id
    where p.id = ${ptSku} and l.sku = ${sku} limit 1`.execute(database);
  return rows.length > 0;
}
