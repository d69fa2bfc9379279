import { add, amountDigits, type Decimal, ok, refuse, type Refusal, zero } from '@axle/kernel';
import { businessDay, type RecordRow } from '@axle/page-kit';
import { agreeRefusals, type ClaimAmounts, recoverRefusals, type RecoveryWay, reopenRefusals } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { postVoucher } from '../ledger/post-voucher.ts';
import { recoveriesOf, withEntry } from './claim-timeline.ts';
import { accountOf } from '../ledger/account-of.ts';

const amountsOf = (claim: RecordRow): ClaimAmounts => claim as unknown as ClaimAmounts;

const digitsOf = (amount: Decimal, claim: RecordRow, field: string): readonly Refusal[] =>
  amountDigits(amount, String(claim['currency'])).map(refusal => ({ ...refusal, field }));

type Settled = Parameters<TransitionEffect>[0];

/** [R13] Posts what was agreed or came back of a claim (E9); the books of suppliers know nothing of claims against others. */
async function post({ parts, before }: Settled, kind: 'claimAgreed' | 'claimOffset' | 'claimCashed', amount: Decimal, bizSeq: number) {
  if (before['party'] !== 'supplier') return ok(undefined);
  return postVoucher(parts.database as Transaction<Tables>, parts.caller, {
    event: { kind, amount },
    bizType: 'claim',
    bizNo: String(before['claimNo']),
    bizSeq,
    ...accountOf(before),
  });
}

/** [R41] Both sides agree on an amount, which a supplier owes from now on. */
export const agreeClaim: TransitionEffect = async transit => {
  const { parts, before, after, input } = transit;
  const agreed = input['agreed'] as Decimal;
  const refused = [...agreeRefusals(amountsOf(before), agreed), ...digitsOf(agreed, before, 'agreed')];
  if (refused.length > 0) return refuse(refused);
  const posted = await post(transit, 'claimAgreed', agreed, 1);
  if (!posted.ok) return posted;
  const kept = { ...after, agreed, recovered: zero };
  return ok(withEntry(kept, parts.caller, { event: 'agreed', amount: agreed, text: input['note'] }));
};

/** [R41] A part of what was agreed comes back, off what we owe a supplier or paid; with the last one the claim is recovered. */
export const recoverClaim: TransitionEffect = async transit => {
  const { parts, before, after, input } = transit;
  const [amount, way] = [input['amount'] as Decimal, input['way'] as RecoveryWay];
  const refused = [...recoverRefusals(amountsOf(before), amount, way), ...digitsOf(amount, before, 'recovered')];
  if (refused.length > 0) return refuse(refused);
  // the agreement was the first voucher of the claim
  const posted = await post(transit, way === 'offset' ? 'claimOffset' : 'claimCashed', amount, recoveriesOf(before) + 2);
  if (!posted.ok) return posted;
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
