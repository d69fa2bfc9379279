import { add, type Decimal, type LocalDate, subtract, zero } from '@axle/kernel';
import { lineTotals } from '@axle/purchasing';
import { sql } from 'kysely';
import type { MatchedSource } from '../forecast/matched-payables.ts';

interface Approved {
  readonly documentNo: string;
  readonly supplier: number;
  readonly buyer: number | null;
  readonly companyEntity: number;
  readonly currency: string;
  readonly amount: Decimal;
  readonly due: LocalDate;
  readonly waits: boolean;
}

interface Goods {
  readonly order: number;
  readonly qty: number;
  readonly price: Decimal;
  readonly currency: string;
  readonly taxRate: Decimal | null;
  readonly priceInclTax: boolean;
}

/** States from which a settlement is booked. */
const booked = ['approved', 'paying', 'part_paid', 'paid'];

/**
 * [R18b] What approved settlements come to that finance does not pay yet, and what they have settled of orders at the prices of these:
 * what prepayments paid of it stands with the prepayments.
 */
export const settledAmounts: MatchedSource = async question => {
  const { database, inCurrency, now } = question;
  const isBooked = (table: string) =>
    sql<boolean>`${sql.ref(`${table}.state`)} = any(${booked}::text[]) and ${sql.ref(`${table}.approved_at`)} <= ${now}`;
  const settlements = sql`select s.*, (select min(o.buyer) from settlement_lines n join purchase_order o on o.id = n.purchase_order
    where n.record_id = s.id) as buyer from settlement s where ${isBooked('s')}`;
  const { rows } = await sql<Approved>`
    select t.settle_no as "documentNo", t.supplier, t.buyer, t.company_entity as "companyEntity", t.currency,
      trim_scale(t.payable)::text as amount, t.due_date as due, t.state = 'approved' and not exists (
        select from payment_request r where r.id = t.payment_request and r.state in ('submitted', 'approved', 'part_paid', 'paid')) as waits
    from (${settlements}) as t where ${question.where()} and ${inCurrency} order by t.due_date, t.id`.execute(database);
  const { rows: goods } = await sql<Goods>`
    select t.id as "order", n.pay_qty as qty, trim_scale(l.price)::text as price, t.currency, t.tax_rate as "taxRate",
      t.price_incl_tax as "priceInclTax"
    from settlement s join settlement_lines n on n.record_id = s.id join purchase_order t on t.id = n.purchase_order
      join purchase_order_lines l on l.record_id = t.id and l.line_no = n.order_line - 1
    where ${isBooked('s')} and n.pay_qty > 0 and ${question.where()} and ${inCurrency}`.execute(database);
  const { rows: prepaid } = await sql<{ order: number; amount: Decimal }>`
    select n.purchase_order as "order", trim_scale(sum(n.amount))::text as amount
    from settlement t join settlement_prepays n on n.record_id = t.id
    where ${isBooked('t')} and ${inCurrency} group by 1`.execute(database);
  const settled = new Map<number, Decimal>();
  for (const { order, qty, price, ...terms } of goods) {
    const { gross } = lineTotals({ qty, price }, { ...terms, taxRate: terms.taxRate ?? zero });
    settled.set(order, add(settled.get(order) ?? zero, gross));
  }
  for (const { order, amount } of prepaid) if (settled.has(order)) settled.set(order, subtract(settled.get(order)!, amount));
  return {
    amounts: rows.flatMap(({ waits, buyer, ...row }) =>
      waits ? [{ ...row, ...(buyer === null ? {} : { buyer }), stage: 'matched' as const, isOrder: false }] : [],
    ),
    settled,
  };
};
