import { add, type Decimal, subtract, zero } from '@axle/kernel';
import { lineTotals } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { bookedStates } from './booked-states.ts';

interface Goods {
  readonly order: number;
  readonly qty: number;
  readonly price: Decimal;
  readonly currency: string;
  readonly taxRate: Decimal | null;
  readonly priceInclTax: boolean;
}

/**
 * [R18b] [R18d] What approved settlements have settled of orders, at the prices of these as they stood at a moment; what was prepaid of it
 * stands with the prepayments.
 */
export async function settledOfOrders(
  database: Kysely<Tables>,
  { orders, now }: { readonly orders: readonly number[]; readonly now?: Date },
): Promise<ReadonlyMap<number, Decimal>> {
  const then = sql`${now ?? 'infinity'}::timestamptz`;
  const isBooked = sql`s.state = any(${bookedStates}::text[]) and s.approved_at <= ${then}`;
  const { rows: goods } = await sql<Goods>`
    select o.id as "order", n.pay_qty as qty, trim_scale(coalesce((
        select c.before::numeric from purchase_order_changes c where c.record_id = o.id and c.order_line = n.order_line
          and c.field = 'price' and c.changed_at > ${then} order by c.line_no limit 1), l.price))::text as price, o.currency,
      o.tax_rate as "taxRate", o.price_incl_tax as "priceInclTax"
    from settlement s join settlement_lines n on n.record_id = s.id join purchase_order o on o.id = n.purchase_order
      join purchase_order_lines l on l.record_id = o.id and l.line_no = n.order_line - 1
    where ${isBooked} and n.pay_qty > 0 and n.purchase_order = any(${orders}::bigint[])`.execute(database);
  const { rows: prepaid } = await sql<{ order: number; amount: Decimal }>`
    select n.purchase_order as "order", trim_scale(sum(n.amount))::text as amount
    from settlement s join settlement_prepays n on n.record_id = s.id
    where ${isBooked} and n.purchase_order = any(${orders}::bigint[]) group by 1`.execute(database);
  const settled = new Map<number, Decimal>();
  for (const { order, qty, price, ...terms } of goods) {
    const { gross } = lineTotals({ qty, price }, { ...terms, taxRate: terms.taxRate ?? zero });
    settled.set(order, add(settled.get(order) ?? zero, gross));
  }
  for (const { order, amount } of prepaid) if (settled.has(order)) settled.set(order, subtract(settled.get(order)!, amount));
  return settled;
}
