import { type Decimal, minorDigits, negate, sum } from '@axle/kernel';
import { apportion } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { SoldOrder } from './order-facts.ts';
import type { ProfitDraft } from './profit-draft.ts';
import { weightsOf } from './sold-amounts.ts';

/** What was refunded by a return of an order, by whatever number of refunds, in its currency, and the SKUs that came back. */
export interface ReturnRefund {
  readonly order: number;
  readonly rmaNo: string;
  readonly amount: Decimal;
  readonly skus: readonly number[];
}

/** Refunds of some orders by their returns. */
export async function returnRefunds(database: Kysely<Tables>, orders: readonly number[]): Promise<readonly ReturnRefund[]> {
  const { rows } = await sql<ReturnRefund>`
    select r.sales_order as "order", r.rma_no as "rmaNo",
      trim_scale(sum(x.amount + x.core_amount))::text as amount,
      (select json_agg(distinct l.sku) from return_order_lines l where l.record_id = r.id) as skus
    from return_order r join return_order_refunds x on x.record_id = r.id and x.state = 'done'
    where r.sales_order = any(${orders}::bigint[]) group by r.id having sum(x.amount + x.core_amount) > 0 order by r.id`.execute(database);
  return rows;
}

/**
 * [O6i] Refunds of returns stand in the place of the reserve for returns, on the SKUs that came back, until the platform has settled
 * them.
 */
export function withReturns(order: SoldOrder, estimated: readonly ProfitDraft[], refunds: readonly ReturnRefund[]): readonly ProfitDraft[] {
  if (refunds.length === 0) return estimated;
  const digits = minorDigits(order.currency);
  const own = refunds.flatMap(({ rmaNo, amount, skus }) => {
    const named = order.pieces.filter(({ sku }) => skus.includes(sku));
    const pieces = named.length > 0 ? named : order.pieces;
    const shares = apportion(negate(amount), weightsOf(pieces), digits);
    return pieces.map(({ line, sku }, at): ProfitDraft => ({
      line,
      sku,
      item: 'refund',
      amount: shares[at]!,
      basis: 'estimated',
      source: 'returnOrder',
      sourceNo: rmaNo,
    }));
  });
  const places = Map.groupBy(own, ({ line, sku }) => `${line} ${sku}`);
  const whole = [...places.values()].map(group => ({
    ...group[0]!,
    amount: sum(group.map(({ amount }) => amount)),
    sourceNo: [...new Set(group.map(({ sourceNo }) => sourceNo))].join(' · '),
  }));
  return [...estimated.filter(({ item }) => item !== 'refund'), ...whole];
}
