import { amountDigits, type Decimal, type LocalDate, ok, refuse } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { type AppealDecision, appealRefusals, confirmRefusals, reduceRefusals, waiverOpen } from '@axle/purchasing';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { waitsForSecond } from './waive-deduction.ts';

const deadlineOf = ({ appealDeadline }: RecordRow): LocalDate => appealDeadline as LocalDate;

/** [R16f] The supplier objects, by the deadline. */
export const enterAppeal: TransitionEffect = async ({ parts, before, after }) => {
  const refused = [...waiverOpen(before['waiverWaits'] === true), ...appealRefusals(deadlineOf(before), todayOf(parts.caller))];
  return refused.length > 0 ? refuse(refused) : ok({ ...after, appealedAt: parts.caller.now.toISOString() });
};

/** [R16f] [R16g] An objection is decided on: the deduction stands, for less, or not at all; waiving much waits for a second person. */
export const decideAppeal: TransitionEffect = async transit => {
  const { parts, before, after, input } = transit;
  const { access, now } = parts.caller;
  const decision = input['decision'] as AppealDecision;
  const reduced = input['reducedAmount'] as Decimal | undefined;
  const refused = [
    ...waiverOpen(before['waiverWaits'] === true),
    ...reduceRefusals(decision, before['amount'] as Decimal, reduced),
    ...(reduced === undefined ? [] : amountDigits(reduced, String(before['currency'])).map(one => ({ ...one, field: 'amount' }))),
  ];
  if (refused.length > 0) return refuse(refused);
  const at = now.toISOString();
  const decided = { ...after, decidedBy: access.userId, decidedAt: at };
  if (decision === 'waive') {
    const asked = { ...decided, waivedBy: access.userId, waiveReason: input['decideReason'] };
    return ok((await waitsForSecond(transit)) ? { ...asked, state: before['state'], waiverWaits: true } : { ...asked, state: 'waived' });
  }
  return ok({ ...decided, confirmedAt: at, amount: decision === 'reduce' ? reduced : before['amount'] });
};

/** [R16f] A deduction that nobody objects to stands. */
export const confirmDeduction: TransitionEffect = async ({ parts, before, after, input }) => {
  const refused = [
    ...waiverOpen(before['waiverWaits'] === true),
    ...confirmRefusals(deadlineOf(before), todayOf(parts.caller), input['supplierAgreed'] === true),
  ];
  return refused.length > 0 ? refuse(refused) : ok({ ...after, confirmedAt: parts.caller.now.toISOString() });
};
