import type { Decimal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asDecimal } from '../stock/read-view.ts';

/** What a piece of each SKU cost in the layer that came last, wherever that was; SKUs whose cost nobody knows are absent. */
export async function lastCosts(database: Kysely<Tables>, skus: readonly number[]): Promise<ReadonlyMap<number, Decimal>> {
  const { rows } = await sql<{ sku: number; unit_cost: string }>`
    select k.sku, l.unit_cost from unnest(${[...new Set(skus)]}::bigint[]) as k (sku)
    cross join lateral (select s.unit_cost from stock_layer_shown s where s.sku = k.sku and s.cost_source <> 'unknown'
      order by s.received_at desc, s.id desc limit 1) l`.execute(database);
  return new Map(rows.map(({ sku, unit_cost }) => [sku, asDecimal(unit_cost)]));
}
