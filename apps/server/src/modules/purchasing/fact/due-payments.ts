import { add, compareDecimals, type Decimal, type LocalDate, sum, zero } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import {
  type BalanceBase,
  balanceDay,
  type DelayedPayment,
  inForceStatuses,
  lineTotals,
  orderSchedule,
  type PaidPart,
  putOff,
  scheduledRest,
} from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { dayOf } from './board-question.ts';
import { settledOfOrders } from './settled-of-orders.ts';

/** Which orders are asked about, and as of which moment; now, where none is named. */
export interface DueQuestion {
  readonly orders: readonly number[];
  readonly now?: Date;
}

/** A payment that an order is still to get. */
export interface DuePayment {
  readonly purchaseOrder: number;
  readonly orderNo: string;
  readonly supplier: number;
  readonly buyer: number | null;
  readonly companyEntity: number;
  readonly currency: string;
  readonly amount: Decimal;
  readonly due: LocalDate;
  /** When it was due before it was put off, and why it was. */
  readonly movedFrom: LocalDate | null;
  readonly moveReason: string | null;
}

interface Shipped {
  readonly line: number;
  readonly qty: number;
  readonly shipDate: LocalDate;
  readonly arrival: LocalDate | null;
}

interface Line {
  readonly line: number;
  readonly qty: number;
  readonly price: Decimal;
  readonly day: LocalDate;
}

interface Scheduled {
  readonly id: number;
  readonly orderNo: string;
  readonly supplier: number;
  readonly companyEntity: number;
  readonly buyer: number | null;
  readonly currency: string;
  readonly taxRate: Decimal | null;
  readonly priceInclTax: boolean;
  readonly effectiveDay: LocalDate;
  readonly depositPct: Decimal;
  readonly netDays: number;
  readonly eom: boolean;
  readonly base: BalanceBase;
  readonly lines: readonly Line[];
  readonly shipped: readonly Shipped[] | null;
  readonly prepaid: Decimal;
  readonly deducted: Decimal;
  readonly delays: readonly (DelayedPayment & { readonly reason: string })[] | null;
}

/** [R18a] The parts of an order by which its balance falls due: what was shipped by its batches, the rest by the days of its lines. */
function partsOf({ lines, shipped, base, effectiveDay, ...order }: Scheduled): readonly PaidPart[] {
  const terms = { currency: order.currency, taxRate: order.taxRate ?? zero, priceInclTax: order.priceInclTax };
  return lines.flatMap(({ line, qty, price, day }): readonly PaidPart[] => {
    const own = (shipped ?? []).filter(one => one.line === line);
    const left = qty - own.reduce((total, one) => total + one.qty, 0);
    const by = own.map(one => ({
      qty: one.qty,
      day: balanceDay(base, { effective: effectiveDay, ship: one.shipDate, receipt: one.arrival ?? undefined }),
    }));
    return [...by, ...(left > 0 ? [{ qty: left, day: balanceDay(base, { effective: effectiveDay, ship: day }) }] : [])].map(part => ({
      gross: lineTotals({ qty: part.qty, price }, terms).gross,
      day: part.day,
    }));
  });
}

/** [R18d] Whether an order was in force at a moment; of one that was closed or cancelled since, whether it was not then. */
const wasInForce = (now: Date | undefined) => {
  const then = sql`${now ?? 'infinity'}::timestamptz`;
  return sql<boolean>`t.effective_at <= ${then}
    and (t.state = any(${[...inForceStatuses]}::text[]) or t.state in ('closed', 'cancelled') and t.closed_at > ${then})`;
};

/** The next orders that were in force at a moment, by their ids behind one. */
export async function ordersInForceThen(database: Kysely<Tables>, now: Date, behind: number, most: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from purchase_order as t where t.id > ${behind} and ${wasInForce(now)} order by t.id limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Orders in force at a moment with all by which they are paid: what was changed of their lines since is undone. */
async function scheduledOrders(database: Kysely<Tables>, { orders, now }: DueQuestion): Promise<readonly Scheduled[]> {
  const then = sql`${now ?? 'infinity'}::timestamptz`;
  const today = sql`${now ? businessDay(now) : 'infinity'}::date`;
  const { rows } = await sql<Scheduled>`
    with asked as (
      select t.* from purchase_order as t
      where t.id = any(${orders}::bigint[]) and ${wasInForce(now)}),
    later as (
      select c.record_id, c.order_line,
        sum(case c.field when 'qty' then c.before::integer - c.after::integer when 'cancelled' then c.after::integer - c.before::integer
          when 'shortClosed' then c.after::integer - c.before::integer end) as qty,
        (array_agg(c.before order by c.line_no) filter (where c.field = 'price'))[1]::numeric as price,
        (array_agg(c.before order by c.line_no) filter (where c.field = 'date'))[1]::date as day
      from purchase_order_changes c join asked a on a.id = c.record_id where c.changed_at > ${then} group by 1, 2),
    agreed as (
      select l.record_id, l.line_no, coalesce(c.qty, 0)
          + case a.state when 'cancelled' then l.qty - l.cancelled_qty - l.short_closed_qty else l.eff_qty end as qty,
        coalesce(c.price, l.price) as price,
        coalesce(c.day, l.promised_date, l.kpi_date, l.required_date) as day
      from purchase_order_lines l join asked a on a.id = l.record_id
        left join later c on c.record_id = l.record_id and c.order_line = l.line_no + 1),
    goods as (
      select g.record_id, json_agg(json_build_object('line', g.line_no + 1, 'qty', g.qty, 'price', trim_scale(g.price)::text,
        'day', g.day) order by g.line_no) as lines
      from agreed g where g.qty > 0 and g.price > 0 group by 1),
    sent as (
      select b.purchase_order, json_agg(json_build_object('line', s.order_line, 'qty', s.qty, 'shipDate', b.ship_date,
        'arrival', coalesce(case when b.arrived_on <= ${today} then b.arrived_on end, b.eta))
        order by b.ship_date, b.id, s.line_no) as shipped
      from ship_batch b join ship_batch_lines s on s.record_id = b.id join asked a on a.id = b.purchase_order
      where b.state not in ('planned', 'void') and b.ship_date <= ${today} group by 1),
    prepaid as (
      select s.purchase_order, sum(s.amount) as amount from prepayment_shares s join prepayment p on p.id = s.record_id
        join asked a on a.id = s.purchase_order join payment_request r on r.id = p.payment_request and r.created_at <= ${then}
      where p.state not in ('draft', 'approving', 'rejected', 'cancelled') group by 1),
    deducted as (
      select d.purchase_order, sum(d.amount - d.applied_amount) as amount from deduction d join asked a on a.id = d.purchase_order
      where d.state in ('confirmed', 'carried') and d.confirmed_at <= ${then} and d.currency = a.currency group by 1)
    select a.id, a.order_no as "orderNo", a.supplier, a.company_entity as "companyEntity", a.buyer, a.currency, a.tax_rate as "taxRate",
      a.price_incl_tax as "priceInclTax", ${dayOf('a.effective_at')} as "effectiveDay", a.deposit_pct::text as "depositPct",
      a.net_days as "netDays", a.eom, a.balance_base as base, g.lines, s.shipped,
      trim_scale(coalesce(p.amount, 0))::text as prepaid, trim_scale(coalesce(d.amount, 0))::text as deducted, (
        select json_agg(json_build_object('due', f.due, 'newDate', f.new_date, 'reason', f.reason) order by f.id)
        from forecast_delay f where f.purchase_order = a.id and f.at <= ${then}) as delays
    from asked a join goods g on g.record_id = a.id left join sent s on s.purchase_order = a.id
      left join prepaid p on p.purchase_order = a.id left join deducted d on d.purchase_order = a.id
    order by a.id`.execute(database);
  return rows;
}

/** [R18b] [R18e] What orders are still to be paid by their terms, less what was asked for in advance, deducted or settled. */
export async function duePayments(database: Kysely<Tables>, question: DueQuestion): Promise<readonly DuePayment[]> {
  const rows = await scheduledOrders(database, question);
  const orders = rows.map(({ id }) => id);
  const settled = await settledOfOrders(database, { ...question, orders });
  return rows.flatMap((order): readonly DuePayment[] => {
    const parts = partsOf(order);
    const gross = sum(parts.map(part => part.gross));
    if (compareDecimals(gross, zero) <= 0) return [];
    const moved = [order.prepaid, order.deducted, settled.get(order.id) ?? zero].reduce(add);
    const delays = order.delays ?? [];
    const { id: purchaseOrder, orderNo, supplier, buyer, companyEntity, currency } = order;
    return putOff(scheduledRest(orderSchedule({ ...order, gross }, parts), moved), delays).map(({ amount, due, wasDue }) => ({
      purchaseOrder,
      orderNo,
      supplier,
      buyer,
      companyEntity,
      currency,
      amount,
      due,
      movedFrom: wasDue ?? null,
      moveReason: wasDue === undefined ? null : delays.findLast(each => each.due === wasDue)!.reason,
    }));
  });
}
