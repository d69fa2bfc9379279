import { add, amountDigits, type Decimal, ok, refuse, type Refusal, zero } from '@axle/kernel';
import { businessDay, type RecordRow } from '@axle/page-kit';
import { agreeRefusals, type ClaimAmounts, recoverRefusals, type RecoveryWay, reopenRefusals } from '@axle/purchasing';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { withEntry } from './claim-timeline.ts';

const amountsOf = (claim: RecordRow): ClaimAmounts => claim as unknown as ClaimAmounts;

const digitsOf = (amount: Decimal, claim: RecordRow, field: string): readonly Refusal[] =>
  amountDigits(amount, String(claim['currency'])).map(refusal => ({ ...refusal, field }));

/** [R41] Both sides agree on an amount. */
export const agreeClaim: TransitionEffect = async ({ parts, before, after, input }) => {
  const agreed = input['agreed'] as Decimal;
  const refused = [...agreeRefusals(amountsOf(before), agreed), ...digitsOf(agreed, before, 'agreed')];
  if (refused.length > 0) return refuse(refused);
  const kept = { ...after, agreed, recovered: zero };
  return ok(withEntry(kept, parts.caller, { event: 'agreed', amount: agreed, text: input['note'] }));
};

/** [R41] A part of what was agreed comes back; with the last one the claim is recovered. */
export const recoverClaim: TransitionEffect = async ({ parts, before, after, input }) => {
  const [amount, way] = [input['amount'] as Decimal, input['way'] as RecoveryWay];
  const refused = [...recoverRefusals(amountsOf(before), amount, way), ...digitsOf(amount, before, 'recovered')];
  if (refused.length > 0) return refuse(refused);
  const recovered = add((before['recovered'] ?? zero) as Decimal, amount);
  const state = recovered === before['agreed'] ? 'recovered' : 'agreed';
  return ok(withEntry({ ...after, recovered, state }, parts.caller, { event: way, amount, text: input['note'] }));
};

/** The other side refuses to pay. */
export const rejectClaim: TransitionEffect = async ({ parts, after, input }) =>
  ok(withEntry({ ...after, rejectedAt: parts.caller.now.toISOString() }, parts.caller, { event: 'rejected', text: input['note'] }));

/** [R41a] A rejected claim is talked about once more. */
export const reopenClaim: TransitionEffect = async ({ parts, before, after, input }) => {
  const refused = reopenRefusals(businessDay(new Date(String(before['rejectedAt']))), todayOf(parts.caller));
  if (refused.length > 0) return refuse(refused);
  return ok(withEntry({ ...after, rejectedAt: undefined }, parts.caller, { event: 'reopened', text: input['note'] }));
};

/** Nothing more happens to a claim. */
export const closeClaim: TransitionEffect = async ({ parts, after }) =>
  ok(withEntry({ ...after, closedAt: parts.caller.now.toISOString() }, parts.caller, { event: 'closed' }));
