import type { Decimal } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { AskedShare, OrderStatus, PrepaidOrder } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { idsIn } from '../order/supplier-terms.ts';

/** An order as prepayments know it, with what others ask of it in advance. */
export interface PayableOrder extends PrepaidOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly state: OrderStatus;
  readonly supplier: number;
  readonly companyEntity: number;
}

/** Orders as prepayments know them, by their ids; what one prepayment asks of them does not count. */
export async function payableOrders(
  database: Kysely<Tables>,
  ids: readonly number[],
  without = 0,
): Promise<ReadonlyMap<number, PayableOrder>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PayableOrder>`
    select o.id, o.order_no as "orderNo", o.state, o.supplier, o.company_entity as "companyEntity", o.currency,
      trim_scale(coalesce(o.amount_gross, 0))::text as gross, trim_scale(o.deposit_pct)::text as "depositPct",
      trim_scale(prepaid_of_order(o.id) - coalesce((select sum(s.amount) from prepayment_shares s join prepayment p on p.id = s.record_id
        where p.id = ${without} and s.purchase_order = o.id and p.state not in ('draft', 'rejected', 'cancelled')), 0))::text as prepaid
    from purchase_order o where o.id = any(${ids}::bigint[])`.execute(database);
  return new Map(rows.map(row => [row.id, row]));
}

/** The orders that prepayments are of. */
export const ordersOf = (prepayments: readonly RecordValues[]): readonly number[] =>
  idsIn(prepayments.flatMap(prepayment => linesIn(prepayment, 'shares').map(({ purchaseOrder }) => purchaseOrder)));

/** The shares of a prepayment with their orders; one whose order there is not is left out. */
export const askedShares = (prepayment: RecordValues, orders: ReadonlyMap<number, PayableOrder>): readonly AskedShare[] =>
  linesIn(prepayment, 'shares').flatMap(({ purchaseOrder, amount }) => {
    const order = orders.get(Number(purchaseOrder));
    return order ? [{ ...order, amount: (amount ?? '0') as Decimal }] : [];
  });

/** Money of a prepayment, nothing where it was never paid. */
export const moneyOf = (prepayment: RecordRow) => {
  const amount = (key: string) => (prepayment[key] ?? '0') as Decimal;
  return { paid: amount('paidAmount'), used: amount('usedAmount'), refunded: amount('refundedAmount') };
};
