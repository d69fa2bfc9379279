import type { Refusal } from '@axle/kernel';
import { transit, transitionNamed } from '@axle/page-kit';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { readableRefusals } from '../../../platform/resources/check-writing.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { refusalOfWriting } from '../../../platform/resources/refused-by-database.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { inSavepoint } from '../../../platform/resources/writes/savepoint.ts';
import { decide } from '../../../platform/resources/states/decide.ts';
import { paymentStarts } from './payment-followers.ts';
import { nextPayment } from './record-payments.ts';

/** Records what the bank has paid of requests, each individually. */
const confirmPaid: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, requests) => {
    const refused = new Map<number, Refusal>();
    const own = ownParts(transaction, parts.caller, 'paymentResults');
    for (const request of requests) {
      const moved = transit(parts.resource, request, transitionNamed(parts.resource, 'confirmPaid')!, { today: todayOf(parts.caller) });
      if (!moved.ok) {
        refused.set(request.id, readableRefusals(parts, moved.refusal)[0]!);
        continue;
      }
      try {
        const payment = await nextPayment(transaction, request, input);
        await inSavepoint(transaction, () => insertRows(transaction, own, [payment], { action: 'add' }));
      } catch (error) {
        const refusal = refusalOfWriting(parts.caller.registry, own.resource, error);
        if (!refusal) throw error;
        refused.set(request.id, refusal);
      }
    }
    return refused;
  });

/** Somebody else approves a request: its document hears that it is being paid. */
const approve: TransitionEffect = async transit => {
  const { parts, before } = transit;
  const decided = await decide(transit);
  if (!decided.ok) return decided;
  const payment = { paymentNo: String(before['paymentNo']), sourceNo: String(before['sourceNo']) };
  await parts.caller.registry.part(paymentStarts, String(before['sourceType']))?.(parts.database, parts.caller, payment);
  return decided;
};

/** What the buttons of payment requests do. */
export const paymentActions: ActionHandlers = {
  'paymentApproval.approve': transitionHandler('approve', approve),
  'paymentApproval.reject': transitionHandler('reject', decide),
  'paymentApproval.confirmPaid': confirmPaid,
};
