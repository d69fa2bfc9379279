import { unrestricted } from '@axle/permissions';
import { addDays, type Decimal, type LocalDate, multiply, round } from '@axle/kernel';
import { businessDay, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { billTotals, netPriceOf } from '@axle/purchasing';
import { sql } from 'kysely';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { type DatedStep, leadDated } from './dated-document.ts';

/** How an invoice of the demo differs from its order: its prices as a factor, and pieces beyond what was accepted. */
export interface DemoBill {
  readonly factor: string;
  readonly surplus?: number;
  readonly isDraft?: boolean;
  /** All that was ordered is billed, whatever has come. */
  readonly isAhead?: boolean;
}

/** Digits of prices without tax. */
const priceDigits = 4;

async function ordersOf({ transaction, registry, person, now }: Demo, ids: readonly number[]): Promise<readonly RecordRow[]> {
  const access = unrestricted(person('accountant'));
  const orders = await ordersById(transaction, { registry, access, now }, ids);
  return ids.map(id => orders.get(id)!);
}

/** Orders of which pieces are accepted and not settled, the oldest first. */
export async function acceptedOrders(demo: Demo): Promise<readonly RecordRow[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct record_id as id from purchase_order_lines where accepted_qty > settled_qty order by 1`.execute(demo.transaction);
  return ordersOf(
    demo,
    rows.map(({ id }) => id),
  );
}

/** An order in force of which nothing was accepted, the latest of all. */
export async function unreceivedOrders(demo: Demo): Promise<readonly RecordRow[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from purchase_order o where o.state = 'effective' and not o.changing and o.amount_gross > 0
      and not exists (select from purchase_order_lines l where l.record_id = o.id and l.accepted_qty > 0)
    order by o.id desc limit 1`.execute(demo.transaction);
  return ordersOf(
    demo,
    rows.map(({ id }) => id),
  );
}

/** The invoice of what is accepted of an order, as its supplier wrote it on a day. */
export function billOf(order: RecordRow, { factor, surplus = 0, isAhead = false }: DemoBill, invoiceDate: LocalDate): RecordValues {
  const terms = priceTermsOf(order);
  const lines = linesIn(order, 'lines').flatMap((line, at) => {
    const came = Number(line['acceptedQty'] ?? 0) - Number(line['settledQty'] ?? 0);
    const qty = isAhead ? Number(line['qty']) : came;
    const price = round(multiply(netPriceOf(line['price'] as Decimal, terms), factor as Decimal), priceDigits);
    return qty > 0 ? [{ purchaseOrder: order.id, orderLine: at + 1, qty: qty + surplus, price }] : [];
  });
  return {
    supplier: order['supplier'],
    invoiceNo: `${invoiceDate.slice(2, 4)}442000000${String(order.id).padStart(9, '0')}`,
    invoiceDate,
    taxRate: terms.taxRate,
    amountGross: billTotals(lines, terms.currency, terms.taxRate).gross,
    lines,
  };
}

/** Enters the invoice of what is accepted of an order, so many days ago; answers its id. */
export function billOrder(demo: Demo, order: RecordRow, bill: DemoBill, daysAgo: number): Promise<number> {
  const accountant = demo.person('accountant');
  const verify: readonly DatedStep[] = bill.isDraft ? [] : [[daysAgo, ['verify', accountant]]];
  const values = billOf(order, bill, addDays(businessDay(demo.now), -daysAgo));
  return leadDated(demo, 'supplierInvoices', accountant, { daysAgo, values, steps: verify });
}
