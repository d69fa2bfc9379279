import type { Decimal, LocalDate } from '@axle/kernel';
import { sql } from 'kysely';
import type { BoardQuestion } from '../fact/board-question.ts';
import { type DuePayment, duePayments, ordersInForceThen } from '../fact/due-payments.ts';
import type { ForecastAmount } from './forecast-amount.ts';

/** A payment of an order by the number of the order. */
type Scheduled = Omit<DuePayment, 'purchaseOrder' | 'orderNo'> & { readonly documentNo: string };

const scheduled = ({ buyer, movedFrom, moveReason, ...row }: Scheduled): ForecastAmount => ({
  ...row,
  stage: 'scheduled',
  isOrder: true,
  ...(buyer === null ? {} : { buyer }),
  ...(movedFrom === null || moveReason === null ? {} : { movedFrom, moveReason }),
});

/** [R18b] What orders in force are still to be paid by their terms, payment by payment. */
export async function orderAmounts(question: BoardQuestion): Promise<readonly ForecastAmount[]> {
  const { rows } = await sql<Scheduled>`
    select o.order_no as "documentNo", t.supplier, t.buyer, t.company_entity as "companyEntity", t.currency,
      trim_scale(t.amount)::text as amount, t.due, t.moved_from as "movedFrom", t.move_reason as "moveReason"
    from order_due_fact as t join purchase_order o on o.id = t.purchase_order
    where ${question.where()} and ${question.inCurrency} order by t.purchase_order, t.seq`.execute(question.database);
  return rows.map(scheduled);
}

/** Orders that are worked out at a time: however many there are, no more are held than their payments. */
const ordersAtOnce = 1000;

/** [R18d] The same of all orders as they stood at the moment of a question that is about all of them. */
export async function orderAmountsThen({ database, now }: BoardQuestion): Promise<readonly ForecastAmount[]> {
  const amounts: ForecastAmount[] = [];
  let orders = await ordersInForceThen(database, now, 0, ordersAtOnce);
  while (orders.length > 0) {
    const payments = await duePayments(database, { orders, now });
    for (const { purchaseOrder: _, orderNo, ...payment } of payments) amounts.push(scheduled({ ...payment, documentNo: orderNo }));
    orders = await ordersInForceThen(database, now, orders.at(-1)!, ordersAtOnce);
  }
  return amounts;
}

interface DueOnDay {
  readonly supplier: number;
  readonly companyEntity: number;
  readonly currency: string;
  readonly due: LocalDate;
  readonly amount: Decimal;
  readonly documentNo: string | null;
}

/** [R18b] The same up to a day, as one amount of each supplier, company, currency and day: of several orders it names none. */
export async function orderAmountsByDay(question: BoardQuestion, last: LocalDate): Promise<readonly ForecastAmount[]> {
  const { rows } = await sql<DueOnDay>`
    select g.supplier, g.company_entity as "companyEntity", g.currency, g.due, trim_scale(g.amount)::text as amount,
      o.order_no as "documentNo"
    from (
      select t.supplier, t.company_entity, t.currency, t.due, sum(t.amount) as amount,
        case when min(t.purchase_order) = max(t.purchase_order) then min(t.purchase_order) end as one
      from order_due_fact as t where t.due <= ${last}::date and ${question.where()} and ${question.inCurrency} group by 1, 2, 3, 4) g
    left join purchase_order o on o.id = g.one order by 4, 1, 2, 3`.execute(question.database);
  return rows.map(({ documentNo, ...row }) => ({
    ...row,
    stage: 'scheduled',
    isOrder: documentNo !== null,
    ...(documentNo === null ? {} : { documentNo }),
  }));
}
