import { add, type Decimal, type Refusal, text, zero } from '@axle/kernel';
import { settlementPaid } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { PaymentFollower, PaymentStart } from '../../finance/payment/payment-followers.ts';
import { accountOf } from '../ledger/account-of.ts';
import { postVoucher } from '../ledger/post-voucher.ts';
import { payInvoices } from './settle-goods.ts';
import { invoicesOf } from './settlement-facts.ts';

const notAwaited: Refusal = {
  code: 'NOT_AWAITED',
  message: text('结算单当前状态不等待这笔付款', 'The settlement does not wait for this payment'),
};

async function lockedByNumber(transaction: Transaction<Tables>, caller: Actor, settleNo: string) {
  const parts = ownParts(transaction, caller, 'purchaseSettlement');
  const [before] = await lockRows(transaction, parts, sql<boolean>`t.settle_no = ${settleNo}`);
  return { parts, before };
}

/** Finance has approved the payment of a settlement. */
export const settlementPaying: PaymentStart = async (transaction, caller, { sourceNo }) => {
  const { parts, before } = await lockedByNumber(transaction, caller, sourceNo);
  if (before?.['state'] !== 'approved') return;
  const after = { ...before, state: 'paying' };
  await updateRows(transaction, parts, [{ before, after }], { action: 'state', transition: 'pay' });
};

/** [R52] Finance has paid a settlement, or a part of it (E6): posted once, the document and the ledger both or neither. */
export const settlementIsPaid: PaymentFollower = async (transaction, caller, { sourceNo, amount, paidOn, paymentNo }) => {
  const { parts, before } = await lockedByNumber(transaction, caller, sourceNo);
  if (!before || !['paying', 'part_paid'].includes(String(before['state']))) return [notAwaited];
  const paidAmount = add((before['paidAmount'] ?? zero) as Decimal, amount as Decimal);
  const state = settlementPaid(before['payable'] as Decimal, paidAmount);
  const invoices = await lockById(transaction, ownParts(transaction, caller, 'supplierInvoices'), invoicesOf(before));
  const { count } = await transaction
    .selectFrom('ledger_voucher')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event', '=', 'e6')
    .where('biz_type', '=', 'settlement')
    .where('biz_no', '=', sourceNo)
    .executeTakeFirstOrThrow();
  const posted = await postVoucher(transaction, caller, {
    event: { kind: 'paid', amount: amount as Decimal },
    bizType: 'settlement',
    bizNo: sourceNo,
    bizSeq: Number(count) + 1,
    ...accountOf(before),
    accountDate: paidOn,
    memo: paymentNo,
  });
  if (!posted.ok) return posted.refusal;
  await updateRows(transaction, parts, [{ before, after: { ...before, paidAmount, state } }], { action: 'update' });
  if (state === 'paid') await payInvoices(transaction, caller, invoices);
  return [];
};
