import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What is known of a SKU in a warehouse of a country. */
export interface SpreadFacts {
  readonly sku: number;
  readonly warehouse: number;
  readonly country: number;
  readonly category: number | null;
  readonly cartonQty: number;
  readonly available: number;
  readonly arriving: number;
  /** Of what arrives, that which comes before a transfer would. */
  readonly soon: number;
  readonly safety: number;
  /** Sold by the nodes of the warehouse in {@link demandWeeks} whole weeks. */
  readonly units: number;
  readonly aged: number;
}

/** Whole weeks over which demand is measured. */
export const demandWeeks = 13;

/** Days that a transfer within a country takes. */
const transferDays = 14;

/**
 * Reads SKUs in overseas and third-party warehouses: with stock, demand or something to come. Transfers that have not left count where they
 * go, and are taken off where they come from.
 */
export async function spreadFacts(database: Kysely<Tables>, now: Date): Promise<readonly SpreadFacts[]> {
  const { rows } = await sql<SpreadFacts>`
    with place as (select id, country from warehouse where status = 1 and type in ('overseas', 'threePl')),
    leaving as (select t.from_warehouse, t.to_warehouse, l.sku, l.qty - coalesce(l.shipped_qty, 0) as qty, t.state,
        coalesce(t.eta, ${now}::date) as eta
      from transfer_order t join transfer_order_lines l on l.record_id = t.id
      where t.state in ('draft', 'submitted', 'approved', 'picking') and l.qty > coalesce(l.shipped_qty, 0)),
    coming as (
      select r.warehouse, l.sku, r.eta, l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty as qty
      from receipt r join receipt_lines l on l.record_id = r.id where r.state in ('expected', 'arrived', 'counting')
      union all select to_warehouse, sku, eta, qty from leaving),
    fact as (
      select i.warehouse, i.sku, greatest(i.available - i.unallocated, 0) as available, 0 as arriving, 0 as soon, 0 as safety, 0 as units,
        0 as aged from stock_item i where i.available > 0
      union all select from_warehouse, sku, -qty, 0, 0, 0, 0, 0 from leaving where state in ('draft', 'submitted')
      union all select warehouse, sku, 0, qty, case when eta <= ${now}::date + ${transferDays}::integer then qty else 0 end, 0, 0, 0
        from coming where qty > 0
      union all select n.warehouse, s.sku, 0, 0, 0, s.result, 0, 0 from safety_stock s join plan_node n on n.id = s.node
        where s.status = 1 and s.result > 0 and s.effective_from <= ${now}::date
          and coalesce(s.effective_to, ${now}::date) >= ${now}::date
      union all select n.warehouse, w.sku, 0, 0, 0, 0, w.units, 0 from weekly_sales w join plan_node n on n.id = w.node
        where w.week < to_char(${now}::date, 'IYYY"-W"IW') and w.week >= to_char(${now}::date - ${demandWeeks * 7}::integer, 'IYYY"-W"IW')
      union all select l.warehouse, l.sku, 0, 0, 0, 0, 0, l.qty_left from stock_layer l
        where l.qty_left > 0 and l.origin_received_at < ${now}::timestamptz - interval '180 days')
    select f.sku, f.warehouse, p.country, k.category, coalesce(k.carton_qty, 1) as "cartonQty",
      greatest(sum(f.available), 0)::integer as available, sum(f.arriving)::integer as arriving, sum(f.soon)::integer as soon,
      sum(f.safety)::integer as safety, sum(f.units)::integer as units, sum(f.aged)::integer as aged
    from fact f join place p on p.id = f.warehouse join sku k on k.id = f.sku
    group by f.sku, f.warehouse, p.country, k.category, k.carton_qty
    having sum(f.available) > 0 or sum(f.arriving) > 0 or sum(f.units) > 0
    order by f.sku, f.warehouse`.execute(database);
  return rows;
}
