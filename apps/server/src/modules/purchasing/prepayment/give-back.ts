import { addDays, compareDecimals, type Decimal, fill, type Refusal, subtract, text, zero } from '@axle/kernel';
import { linesIn, type RecordRow, regrouped } from '@axle/page-kit';
import { takingRefusals } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { requestPayment } from '../../finance/payment/request-payment.ts';

/** States in which something may be left of a prepayment that is free to be taken. */
const free: readonly unknown[] = ['paid', 'part_used'];

const noBalance: Refusal = {
  code: 'STATE',
  message: text('只有已付款、有余额的预付款可以处理', 'Only paid prepayments with a balance can be processed'),
};

/** What is left of a prepayment. */
export const balanceOf = (prepayment: RecordRow): Decimal => (prepayment['balance'] ?? '0') as Decimal;

/** [R12d] What stands against taking so much of a prepayment's balance. */
export const refusedTaking = (prepayment: RecordRow, amount: Decimal): readonly Refusal[] =>
  free.includes(prepayment['state']) ? takingRefusals(amount, balanceOf(prepayment), String(prepayment['currency'])) : [noBalance];

/** Days in which a supplier pays back. */
const payBackDays = 14;

/** [R12d] The supplier is asked to pay a part of a prepayment back: the balance falls once finance has it. */
export const refundPrepayment: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, prepayments) => {
    const refused = new Map<number, Refusal>();
    for (const before of prepayments) {
      const amount = input['amount'] as Decimal;
      const [refusal] = refusedTaking(before, amount);
      if (refusal) {
        refused.set(before.id, refusal);
        continue;
      }
      await requestPayment(transaction, parts.caller, {
        kind: 'refund',
        payer: Number(before['companyEntity']),
        payee: Number(before['supplier']),
        sourceType: 'prepayment_refund',
        sourceNo: String(before['prepayNo']),
        currency: String(before['currency']),
        amount,
        dueDate: addDays(todayOf(parts.caller), payBackDays),
      });
      const note = [before['note'], String(input['reason'])].filter(Boolean).join('；').slice(0, 500);
      const after = { ...before, state: 'refunding', refundAsked: amount, note };
      await updateRows(transaction, parts, [{ before, after }], { action: 'update' });
    }
    return refused;
  });

/** [R12b] What is too much of a prepayment, and all that is left of it. */
export const proposedRefund: ProposalHandler = async (_parts, prepayment) => {
  const excess = (prepayment['excess'] ?? '0') as Decimal;
  const all = {
    values: { amount: balanceOf(prepayment) },
    words: text('全部余额', 'Full balance'),
    why: text('未核销的余额', 'Not used yet'),
  };
  const tooMuch = {
    values: { amount: excess },
    words: text('超额部分', 'Excess amount'),
    why: text('订单减少后超出可预付的金额', 'Exceeds what may be prepaid for the reduced orders'),
  };
  return excess === '0' ? [all] : [tooMuch, all];
};

/** Most orders that are proposed to move from. */
const mostOrders = 5;

/** [R12d] The orders of a prepayment that have something left of their shares, to move it from, the most first. */
export const proposedMove: ProposalHandler = async ({ database }, prepayment) => {
  const left = linesIn(prepayment, 'shares')
    // whoever may not read the amounts is proposed none
    .filter(({ amount }) => amount !== undefined)
    .map(share => {
      const unused = subtract(share['amount'] as Decimal, (share['used'] ?? zero) as Decimal);
      return {
        order: Number(share['purchaseOrder']),
        amount: compareDecimals(unused, balanceOf(prepayment)) > 0 ? balanceOf(prepayment) : unused,
      };
    })
    .filter(({ amount }) => compareDecimals(amount, zero) > 0)
    .toSorted((one, other) => compareDecimals(other.amount, one.amount))
    .slice(0, mostOrders);
  const named = await database
    .selectFrom('purchase_order')
    .select(['id', 'order_no'])
    .where('id', 'in', [0, ...left.map(({ order }) => order)])
    .execute();
  const numberOf = new Map(named.map(row => [row.id, regrouped(row.order_no)]));
  return left.map(({ order, amount }) => {
    const number = { no: numberOf.get(order) ?? '' };
    return {
      values: { fromOrder: order, amount },
      words: fill(text('{no}的余额', 'Balance of {no}'), number),
      why: text('未核销的余额', 'Not used yet'),
    };
  });
};
