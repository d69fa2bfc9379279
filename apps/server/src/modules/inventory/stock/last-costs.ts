import type { Decimal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { asDecimal } from './read-view.ts';

/**
 * [OP2] The unit cost of the newest cost layer of each SKU: in the warehouse, else in any. Layers of unknown cost and of zero cost are
 * skipped; SKUs without any other are absent.
 */
export async function lastCosts(
  database: Kysely<Tables>,
  warehouse: number,
  skus: readonly number[],
): Promise<ReadonlyMap<number, Decimal>> {
  const { rows } = await sql<{ sku: number; unit_cost: string }>`
    select k.sku, l.unit_cost from unnest(${[...new Set(skus)]}::bigint[]) as k (sku)
    cross join lateral (select s.unit_cost from stock_layer_list s where s.sku = k.sku and s.cost_source <> 'unknown' and s.unit_cost > 0
      order by (s.warehouse = ${warehouse}) desc, s.received_at desc, s.id desc limit 1) l`.execute(database);
  return new Map(rows.map(({ sku, unit_cost }) => [sku, asDecimal(unit_cost)]));
}

/** The last cost of one SKU; undefined where none is known. */
export const lastCost = async (database: Kysely<Tables>, warehouse: number, sku: number): Promise<Decimal | undefined> =>
  (await lastCosts(database, warehouse, [sku])).get(sku);
