import { type PlanningStock, planningStock, type StockExpected, type StockStatus, type StockUnderWay } from '@axle/inventory';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A SKU in a warehouse. */
export interface PlannedItem {
  readonly warehouse: number;
  readonly sku: number;
}

interface Read extends PlannedItem {
  readonly balances: Partial<Readonly<Record<StockStatus, number>>>;
  readonly bringing: readonly Partial<StockUnderWay>[];
  readonly expected: readonly Partial<StockExpected>[];
}

const none = { available: 0, reserved: 0, qc_hold: 0, damaged: 0, in_transit: 0 } as const satisfies Readonly<Record<StockStatus, number>>;
const known = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) as Value;

/**
 * [R20] The one view of stock for plans, turnover and boards, of SKUs in warehouses. In transit are receipts that wait for pieces of
 * ours and by transfers that are still leaving; expected by receipts of what is not ours yet. For a moment in the past the balances are
 * those that were booked by then, and no document is listed: their former status is not kept.
 */
export async function readPlanningStock(
  database: Kysely<Tables>,
  items: readonly PlannedItem[],
  asOf?: Date,
): Promise<readonly (PlannedItem & PlanningStock)[]> {
  const balance =
    asOf === undefined
      ? sql`select b.status, sum(b.qty)::integer as qty from stock_balance b where b.warehouse = k.warehouse and b.sku = k.sku group by 1`
      : sql`select b.status, sum(l.qty)::integer as qty from stock_balance b cross join lateral (
          select m.balance_after as qty from stock_move m
          where m.warehouse = b.warehouse and m.sku = b.sku and m.bin = b.bin and m.status = b.status
          and m.posted_at <= ${asOf}::timestamptz
          order by m.posted_at desc, m.seq desc limit 1) l where b.warehouse = k.warehouse and b.sku = k.sku group by 1`;
  const receipts = (ours: boolean) => sql`
    select r.eta::text as eta, coalesce(r.container_no, r.source_no) as no,
      sum(l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty)::integer as qty
    from receipt r join receipt_lines l on l.record_id = r.id
    where r.warehouse = k.warehouse and l.sku = k.sku and l.in_transit = ${ours} and r.state in ('expected', 'arrived', 'counting')
    and ${asOf === undefined}
    group by 1, 2 having sum(l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty) > 0`;
  const { rows } = await sql<Read>`
    select k.warehouse, k.sku,
      (select coalesce(jsonb_object_agg(b.status, b.qty), '{}') from (${balance}) b) as balances,
      (select coalesce(jsonb_agg(jsonb_build_object('qty', d.qty, 'eta', d.eta, 'shipmentNo', d.no) order by d.no), '[]') from (
        ${receipts(true)}
        union all
        select t.eta::text, t.transfer_no, sum(l.shipped_qty)::integer from transfer_order t join transfer_order_lines l
        on l.record_id = t.id
        where t.to_warehouse = k.warehouse and l.sku = k.sku and t.state = 'picking' and l.shipped_qty > 0 and ${asOf === undefined}
        group by 1, 2
      ) d) as bringing,
      (select coalesce(jsonb_agg(jsonb_build_object('qty', d.qty, 'eta', d.eta, 'source', d.no) order by d.no), '[]')
      from (${receipts(false)}) d) as expected
    from jsonb_to_recordset(${JSON.stringify(items)}) as k (warehouse bigint, sku bigint)`.execute(database);
  return rows.map(({ warehouse, sku, balances, bringing, expected }) => ({
    warehouse,
    sku,
    ...planningStock(
      { ...none, ...balances },
      bringing.map(known) as readonly StockUnderWay[],
      expected.map(known) as readonly StockExpected[],
    ),
  }));
}
