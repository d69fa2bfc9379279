import type { Decimal, LocalDate } from '@axle/kernel';
import type { PaidAmounts, ReturnableLine } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Pieces of a SKU in a line of an order, the lines counted from 1. */
export interface OrderedPieces extends ReturnableLine {
  readonly order: number;
  readonly orderLine: number;
  readonly sku: number;
  /** What the line was sold for, and the pieces that share it. */
  readonly lineTotal: Decimal;
  readonly pieces: number;
  /** CNY, what a piece took out of the cost layers when it left. */
  readonly unitCost?: Decimal;
}

/** An order as its returns know it. */
export interface ReturnedOrder {
  readonly id: number;
  readonly store: number;
  readonly site: number | null;
  readonly currency: string;
  readonly shippedOn: LocalDate | null;
}

/** Orders that something comes back of, locked, so that two returns never share the same pieces or the same money. */
export async function lockOrders(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, ReturnedOrder>> {
  const { rows } = await sql<ReturnedOrder>`
    select id, store, site, currency, shipped_at::date::text as "shippedOn" from sales_order where id = any(${ids}::bigint[])
    order by id for update`.execute(database);
  return new Map(rows.map(row => [row.id, row]));
}

/** What was shipped of orders, and what of it other returns take up than the one that is named. */
export async function orderedPieces(
  database: Kysely<Tables>,
  orders: readonly number[],
  except: readonly number[] = [],
): Promise<readonly OrderedPieces[]> {
  const { rows } = await sql<OrderedPieces & { unitCost: Decimal | null }>`
    with shipped as (
      select p.sales_order, p.line_no, p.sku, sum(p.qty)::integer as pieces,
        sum(case when p.shipped_qty > 0 then p.shipped_qty when o.shipped_at is not null then p.qty else 0 end)::integer as qty,
        trim_scale(round(sum(p.cost_value) / nullif(sum(p.shipped_qty), 0), 4))::text as unit_cost
      from sales_order_piece p join sales_order o on o.id = p.sales_order
      where p.sales_order = any(${orders}::bigint[]) group by 1, 2, 3)
    select s.sales_order as "order", s.line_no + 1 as "orderLine", s.sku, s.qty as shipped, s.unit_cost as "unitCost",
      trim_scale(coalesce(l.line_total, 0))::text as "lineTotal",
      (sum(s.pieces) over (partition by s.sales_order, s.line_no))::integer as pieces,
      coalesce((select sum(x.qty_auth) from return_order r join return_order_lines x on x.record_id = r.id
        where r.sales_order = s.sales_order and x.order_line = s.line_no + 1 and x.sku = s.sku
          and r.status not in ('refused', 'cancelled') and r.id <> all(${except}::bigint[])), 0)::integer as authorised
    from shipped s left join sales_order_lines l on l.record_id = s.sales_order and l.line_no = s.line_no
    order by s.sales_order, s.line_no, s.sku`.execute(database);
  return rows.map(({ unitCost, ...row }) => ({ ...row, ...(unitCost === null ? {} : { unitCost }) }));
}

/** What was paid for an order and what was refunded of it, by its returns or by settlements, whichever is more. */
export async function paidAmounts(database: Kysely<Tables>, order: number): Promise<PaidAmounts> {
  const { rows } = await sql<PaidAmounts>`
    select trim_scale(case when o.paid_at is null then 0 else o.total end)::text as paid,
      trim_scale(greatest(r.refunded, s.refunded))::text as refunded,
      trim_scale(coalesce((select sum(l.qty * g.core_price) from sales_order_lines l join parts_geek_listing g
        on g.store = o.store and g.pt_sku = l.pt_sku where l.record_id = o.id), 0))::text as "corePaid",
      trim_scale(r.core)::text as "coreRefunded"
    from sales_order o
    cross join lateral (select coalesce(sum(x.amount + x.core_amount), 0) as refunded, coalesce(sum(x.core_amount), 0) as core
      from return_order t join return_order_refunds x on x.record_id = t.id
      where t.sales_order = o.id and x.state <> 'rejected') r
    cross join lateral (select coalesce(-sum(l.amount), 0) as refunded from platform_settlement_line l
      where l.sales_order = o.id and l.place = 'refund' and l.currency = o.currency) s
    where o.id = ${order}`.execute(database);
  return rows[0]!;
}
