import { add, type Decimal, type Refusal, subtract, text, zero } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { prepayBalance, prepayState, takenOf, withPart } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { Payment, PaymentFollower } from '../../finance/payment/payment-followers.ts';
import { type Posting, postVoucher } from '../ledger/post-voucher.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { moneyOf } from './asked-shares.ts';
import { noteUse } from './note-use.ts';
import { accountOf } from '../ledger/account-of.ts';

const notAwaited: Refusal = {
  code: 'NOT_AWAITED',
  message: text('预付款当前状态不等待这笔付款', 'The prepayment does not wait for this payment'),
};

/** What is posted of a prepayment: one voucher for each payment of it. */
const postingOf = (prepayment: RecordRow, { paidOn, paymentNo }: Payment, event: Posting['event'], bizSeq: number): Posting => ({
  event,
  bizType: 'prepayment',
  bizNo: String(prepayment['prepayNo']),
  bizSeq,
  ...accountOf(prepayment),
  accountDate: paidOn,
  memo: paymentNo,
});

/** Something that a payment does with the prepayment that it is of. */
type Paid = (
  prepayment: RecordRow,
  payment: Payment,
) => {
  readonly event: Posting['event'];
  readonly kind: 'paid' | 'refunded';
  readonly after: RecordRow;
  /** Whether more is to come: then the prepayment waits on. */
  readonly isOpen: boolean;
};

/** The payments of a prepayment so far, of one kind. */
const notedPayments = (transaction: Transaction<Tables>, prepayment: RecordRow, kind: 'paid' | 'refunded') =>
  transaction
    .selectFrom('prepayment_use')
    .select(['document_no', 'sequence'])
    .where('prepayment', '=', prepayment.id)
    .where('kind', '=', kind)
    .execute();

/** [R13] [R99] A prepayment moves with each payment of it: posted once, the document and the ledger both or neither. */
const following =
  (awaits: string, paid: Paid): PaymentFollower =>
  async (transaction, caller, payment) => {
    const parts = ownParts(transaction, caller, 'purchasePrepayment');
    const [before] = await lockRows(transaction, parts, sql<boolean>`t.prepay_no = ${payment.sourceNo}`);
    if (before?.['state'] !== awaits) return [notAwaited];
    const { event, kind, after, isOpen } = paid(before, payment);
    const noted = await notedPayments(transaction, before, kind);
    if (noted.some(one => one.document_no === payment.paymentNo && one.sequence === payment.sequence)) return [notAwaited];
    const posted = await postVoucher(transaction, caller, postingOf(before, payment, event, noted.length + 1));
    if (!posted.ok) return posted.refusal;
    const balance = prepayBalance(moneyOf(after));
    const state = isOpen ? awaits : prepayState(moneyOf(after));
    await updateRows(transaction, parts, [{ before, after: { ...after, balance, state } }], { action: 'update' });
    const voucherNo = posted.value?.voucherNo;
    const { paymentNo: documentNo, amount } = payment;
    await noteUse(transaction, caller, before, { kind, documentNo, payment, amount, balanceAfter: balance, voucherNo });
    return [];
  };

/** [R99] Finance has paid a prepayment, or a part of it (E3). */
export const prepaymentPaid: PaymentFollower = following('to_pay', (prepayment, { amount, paidOn }) => {
  const before = (prepayment['paidAmount'] ?? zero) as Decimal;
  const { paid: paidAmount, isOpen } = withPart(prepayment['amount'] as Decimal, before, amount as Decimal);
  return {
    event: { kind: 'prepaid', amount: amount as Decimal },
    kind: 'paid',
    after: {
      ...prepayment,
      paidAmount,
      usedAmount: prepayment['usedAmount'] ?? zero,
      refundedAmount: zero,
      paidAt: prepayment['paidAt'] ?? paidOn,
    },
    isOpen,
  };
});

/** [R99] A part of a prepayment has come back, in one sum or in several (E8): it is taken of its shares, one after the other. */
export const prepaymentRefunded: PaymentFollower = following('refunding', (prepayment, { amount }) => {
  const shares = linesIn(prepayment, 'shares');
  const taken = takenOf(
    shares.map(share => ({ amount: share['amount'] as Decimal, used: (share['used'] ?? zero) as Decimal })),
    amount as Decimal,
  );
  const { left, isOpen } = withPart((prepayment['refundAsked'] ?? amount) as Decimal, zero, amount as Decimal);
  return {
    event: { kind: 'prepayRefunded', amount: amount as Decimal },
    kind: 'refunded',
    after: {
      ...prepayment,
      refundedAmount: add((prepayment['refundedAmount'] ?? zero) as Decimal, amount as Decimal),
      refundAsked: isOpen ? left : undefined,
      shares: shares.map((share, at) => ({ ...share, amount: subtract(share['amount'] as Decimal, taken[at]!) })),
    },
    isOpen,
  };
});
