import { ok, type Refusal, refuse, text } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { cancelPayment } from '../../finance/payment/request-payment.ts';
import { reverseVoucher } from '../ledger/reverse-voucher.ts';
import { lockPrepayments, takeClaims, takeDeductions, takePrepayments } from './settle-documents.ts';
import { settleInvoices, settleOrders } from './settle-goods.ts';
import { askPayment } from './approve-settlement.ts';
import { lockGoods } from './submit-settlement.ts';

const underWay: Refusal = {
  code: 'PAYMENT_RUNNING',
  message: text('财务已批准付款，不能作废', 'Finance has approved the payment; it cannot be voided'),
};
const ended: Refusal = {
  code: 'CLAIM_CLOSED',
  message: text('已抵扣的索赔已关闭，不能作废', 'A claim that it set off is closed; it cannot be voided'),
};

/** Whether a claim that a settlement set off is over for good. */
async function hasClosedClaim(transaction: Transaction<Tables>, settlement: RecordRow): Promise<boolean> {
  const closed = await transaction
    .selectFrom('settlement_claims as n')
    .innerJoin('claim as c', 'c.id', 'n.claim')
    .select('c.id')
    .where('n.record_id', '=', settlement.id)
    .where('n.amount', '>', '0')
    .where('c.state', '=', 'closed')
    .executeTakeFirst();
  return closed !== undefined;
}

/** The vouchers of a settlement. */
async function vouchersOf(transaction: Transaction<Tables>, settleNo: string): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('ledger_voucher')
    .select('voucher_no')
    .where('biz_type', '=', 'settlement')
    .where('biz_no', '=', settleNo)
    .orderBy('id')
    .execute();
  return rows.map(row => row.voucher_no);
}

/** [R51] Takes back what an approved settlement did, by vouchers that mirror its own. */
async function undo(transaction: Transaction<Tables>, caller: Actor, before: RecordRow, reason: string): Promise<readonly Refusal[]> {
  const { orders, invoices } = await lockGoods(transaction, caller, before);
  const taking = { settlement: before, sign: -1 } as const;
  await settleOrders(transaction, caller, orders, taking);
  await settleInvoices(transaction, caller, invoices, taking);
  await takeDeductions([transaction, caller], taking);
  await takeClaims([transaction, caller], taking);
  await lockPrepayments([transaction, caller], before);
  for (const voucherNo of await vouchersOf(transaction, String(before['settleNo']))) {
    const reversed = await reverseVoucher(transaction, caller, voucherNo, reason);
    if (!reversed.ok) return reversed.refusal;
  }
  await takePrepayments([transaction, caller], taking, undefined);
  return [];
}

/** A settlement that is not being paid is void: what it booked is reversed, and what it took is open again. */
export const voidSettlement: TransitionEffect = async ({ parts, before, after, input }) => {
  const { database, caller } = parts;
  if (before['state'] !== 'approved') return ok(after);
  if (await hasClosedClaim(database, before)) return refuse([ended]);
  const request = before['paymentRequest'];
  const isFree = typeof request !== 'number' || (await cancelPayment(database, caller, request));
  if (!isFree) return refuse([underWay]);
  const refused = await undo(database, caller, before, String(input['voidReason']));
  return refused.length > 0 ? refuse(refused) : ok(after);
};

const stillAsked: Refusal = {
  code: 'REQUESTED',
  message: text('付款申请仍有效，无需重新提出', 'Its payment request is still valid; no new one is needed'),
};

/** Finance is asked once more to pay what it has rejected. */
export const requestAgain: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller } = parts;
  const request = await database
    .selectFrom('payment_request')
    .select('state')
    .where('id', '=', Number(before['paymentRequest']))
    .executeTakeFirst();
  if (request && ['submitted', 'approved', 'part_paid'].includes(request.state)) return refuse([stillAsked]);
  return ok({ ...after, paymentRequest: await askPayment(database, caller, before) });
};
