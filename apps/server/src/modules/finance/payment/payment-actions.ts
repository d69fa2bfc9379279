import { type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { decide, refusedDecision } from '../../inventory/operation/decide.ts';
import { paymentFollowers, paymentStarts } from './payment-followers.ts';

const ahead: Refusal = { code: 'AHEAD', field: 'paidOn', message: text('付款日期不能晚于今天', 'Not after today') };

/** A payment is as the bank did it: its document follows, or nothing happens. Nobody confirms what he asked for himself. */
const confirmPaid: TransitionEffect = async transit => {
  const { parts, before, after, input } = transit;
  const own = refusedDecision(transit);
  if (own) return refuse([own]);
  const paidOn = input['paidOn'] as LocalDate;
  if (paidOn > todayOf(parts.caller)) return refuse([ahead]);
  const follower = parts.caller.registry.part(paymentFollowers, String(before['sourceType']));
  const payment = {
    paymentNo: String(before['paymentNo']),
    sourceNo: String(before['sourceNo']),
    amount: String(before['amount']),
    paidOn,
  };
  const refused = (await follower?.(parts.database, parts.caller, payment)) ?? [];
  return refused.length > 0 ? refuse(refused) : ok(after);
};

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
  'paymentApproval.confirmPaid': transitionHandler('confirmPaid', confirmPaid),
};
