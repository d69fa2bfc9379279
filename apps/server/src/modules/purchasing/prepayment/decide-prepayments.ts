import { type Decimal, type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { cancelPayment, requestPayment } from '../../finance/payment/request-payment.ts';
import { decide, submit } from '../../../platform/resources/states/decide.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { ordersOf, payableOrders } from './asked-shares.ts';
import { refusalsOf } from './check-prepayments.ts';

/** [R12e] What the orders of a prepayment say to it now; they are locked, so that no two ask for the same part. */
async function refusedNow({ parts, before }: Transit): Promise<readonly Refusal[]> {
  const ids = ordersOf([before]);
  await lockById(parts.database, ownParts(parts.database, parts.caller, 'purchaseOrder'), ids);
  return refusalsOf(before, await payableOrders(parts.database, ids, before.id), todayOf(parts.caller));
}

/** A prepayment goes into approval. */
export const submitPrepayment: TransitionEffect = async transit => {
  const refused = await refusedNow(transit);
  return refused.length > 0 ? refuse(refused) : submit(transit);
};

/** Finance is asked to pay what somebody else has approved. */
export const approvePrepayment: TransitionEffect = async transit => {
  const { parts, before } = transit;
  const decided = await decide(transit);
  if (!decided.ok) return decided;
  const refused = await refusedNow(transit);
  if (refused.length > 0) return refuse(refused);
  const paymentRequest = await requestPayment(parts.database, parts.caller, {
    kind: 'prepay',
    payer: Number(before['companyEntity']),
    payee: Number(before['supplier']),
    sourceType: 'prepayment',
    sourceNo: String(before['prepayNo']),
    currency: String(before['currency']),
    amount: before['amount'] as Decimal,
    dueDate: before['dueDate'] as LocalDate,
  });
  return ok({ ...decided.value, paymentRequest });
};

const underWay: Refusal = {
  code: 'PAYMENT_RUNNING',
  message: text('付款申请已审批，请先由财务处理', 'The payment request is already approved; finance must process it first'),
};

/** A prepayment that finance has not begun to pay is taken back, with the request. */
export const cancelPrepayment: TransitionEffect = async ({ parts, before, after }) => {
  const request = before['paymentRequest'];
  const isFree = typeof request !== 'number' || (await cancelPayment(parts.database, parts.caller, request));
  return isFree ? ok(after) : refuse([underWay]);
};
