import type { LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { plannedArrivals } from '../../planning/arrival/planned-arrivals.ts';

/** What is there of a SKU in the warehouses that serve a store. */
export interface PoolStock {
  readonly onHand: number;
  readonly reserved: number;
  readonly available: number;
  readonly aged: number;
  /** Codes of the warehouses where it lies. */
  readonly places: readonly string[];
}

/** Pieces that a receipt will bring; without a day where none is known. */
export interface Coming {
  readonly day: LocalDate | null;
  readonly pieces: number;
}

/** Facts of SKUs at stores, by {@link poolKey}. */
export interface PoolFacts {
  readonly stock: ReadonlyMap<string, PoolStock>;
  readonly coming: ReadonlyMap<string, readonly Coming[]>;
  /** What planning expects to arrive: what is under way, and what is planned and has not left. */
  readonly arriving: ReadonlyMap<string, readonly Arriving[]>;
}

/** Pieces that planning expects, from the day on which they can be sold. */
export interface Arriving {
  readonly day: LocalDate;
  readonly pieces: number;
}

type Of<Value> = Value & { readonly store: number; readonly sku: number };

/** Days after which pieces count as old. */
const old = 180;

/** Names a SKU at a store. */
export const poolKey = ({ store, sku }: { readonly store: number; readonly sku: number }): string => `${store} ${sku}`;

/** Reads what is there of SKUs, what is under way and what planning expects, in the warehouses of each store. */
export async function poolFacts(database: Kysely<Tables>, now: Date, skus: readonly number[]): Promise<PoolFacts> {
  const pool = sql`select distinct c.store, w.warehouse from store_config c join store_config_warehouses w on w.record_id = c.id
    where c.status = 1`;
  const { rows: stock } = await sql<Of<PoolStock>>`
    with pool as (${pool}),
    aged as (select l.warehouse, l.sku, sum(l.qty_left) as pieces from stock_layer l
      where l.sku = any(${skus}::bigint[]) and l.qty_left > 0 and l.origin_received_at < ${now}::timestamptz - ${`${old} days`}::interval
      group by l.warehouse, l.sku)
    select p.store, i.sku, sum(i.available + i.reserved + i.qc_hold + i.damaged)::integer as "onHand",
      sum(i.reserved + least(i.unallocated, i.available))::integer as reserved,
      sum(greatest(i.available - i.unallocated, 0))::integer as available, coalesce(sum(a.pieces), 0)::integer as aged,
      coalesce(array_agg(distinct w.code) filter (where i.available + i.reserved + i.qc_hold + i.damaged > 0), '{}') as places
    from pool p join warehouse w on w.id = p.warehouse join stock_item i on i.warehouse = p.warehouse
      left join aged a on a.warehouse = i.warehouse and a.sku = i.sku
    where i.sku = any(${skus}::bigint[]) group by p.store, i.sku`.execute(database);
  const { rows: coming } = await sql<Of<Coming>>`
    with pool as (${pool})
    select p.store, l.sku, r.eta::text as day, sum(l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty)::integer as pieces
    from receipt r join receipt_lines l on l.record_id = r.id join pool p on p.warehouse = r.warehouse
    where r.state in ('expected', 'arrived', 'counting') and l.sku = any(${skus}::bigint[])
    group by p.store, l.sku, r.eta having sum(l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty) > 0`.execute(database);
  const arrivals = await plannedArrivals(database, now, skus);
  const { rows: served } = await sql<{ store: number; warehouse: number }>`${pool}`.execute(database);
  const storesOf = Map.groupBy(served, ({ warehouse }) => warehouse);
  const arriving = arrivals.flatMap(({ warehouse, ...one }) => (storesOf.get(warehouse) ?? []).map(({ store }) => ({ store, ...one })));
  return {
    arriving: Map.groupBy(arriving, poolKey),
    stock: new Map(stock.map(one => [poolKey(one), one])),
    coming: Map.groupBy(coming, poolKey),
  };
}
