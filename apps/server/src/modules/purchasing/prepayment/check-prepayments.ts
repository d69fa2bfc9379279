import { type LocalDate, type Refusal, sum, type Decimal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { dueRefusals, shareRefusals } from '@axle/purchasing';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { askedShares, ordersOf, type PayableOrder, payableOrders } from './asked-shares.ts';

/** [R12e] What stands against a prepayment, at its cells. */
export function refusalsOf(prepayment: RecordValues, orders: ReadonlyMap<number, PayableOrder>, today: LocalDate): readonly Refusal[] {
  const shares = shareRefusals(askedShares(prepayment, orders)).flatMap((refusals, at) =>
    refusals.map(refusal => ({ ...refusal, field: `shares.${at}.${refusal.field}` })),
  );
  const dueDate = prepayment['dueDate'] as LocalDate | undefined;
  return [...shares, ...(dueDate === undefined ? [] : dueRefusals(dueDate, today))];
}

/** Asks of prepayments, when they are entered or changed, what their orders say to them. */
export const checkPrepayments: RecordGuard = async (database, prepayments, caller) => {
  const orders = await payableOrders(database, ordersOf(prepayments));
  return prepayment => refusalsOf(prepayment, orders, todayOf(caller));
};

/** A prepayment is of the supplier, company and currency of its orders; it comes to what its shares do. */
export const completePrepayments: Derivation = async (database, _parts, rows) => {
  const orders = await payableOrders(database, ordersOf(rows.map(({ after }) => after)));
  return rows.map(({ after }) => {
    const shares = linesIn(after, 'shares');
    const first = orders.get(Number(shares[0]?.['purchaseOrder']));
    const account = first ? { supplier: first.supplier, companyEntity: first.companyEntity, currency: first.currency } : {};
    const asked = sum(shares.map(share => (share['amount'] ?? '0') as Decimal));
    // what is refunded is taken of the shares, and was asked for all the same
    const amount = after['paidAmount'] === undefined ? asked : after['amount'];
    const own = shares.map(share => ({ ...share, used: share['used'] ?? '0' }));
    return { ...after, ...account, amount, balance: after['balance'] ?? '0', shares: own };
  });
};
