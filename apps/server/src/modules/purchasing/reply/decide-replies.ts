import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { approvalLevels, type OrderType } from '@axle/purchasing';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { agreedOrder, keepDates } from './agree-order.ts';
import { amountsOf, repliedLines, type RepliedLine, routeOf } from './replied-orders.ts';

/** A reply on which somebody decides, with its order, locked, and its lines against it. */
export interface DecidedReply {
  readonly order: RecordRow;
  readonly lines: readonly RepliedLine[];
}

const moved: Refusal = {
  code: 'OLD_VERSION',
  message: { zh: '回复对应旧版本，请重新确认', en: 'Reply refers to an old version' },
};

/** The order of a reply, as it waits for the decision. */
export async function orderOfReply({ parts, before }: Pick<Transit, 'parts' | 'before'>): Promise<Result<DecidedReply, Refusal>> {
  const own = ownParts(parts.database, parts.caller, 'purchaseOrder');
  const [order] = await lockById(parts.database, own, [Number(before['purchaseOrder'])]);
  if (order?.['state'] !== 'replied' || order['orderVersion'] !== before['basedOnVersion']) return refuse(moved);
  return ok({ order, lines: repliedLines(order, before) });
}

/** Writes an order on which a reply was decided. */
export async function leadOrder(
  { parts }: Pick<Transit, 'parts'>,
  { before, after, transition }: { readonly before: RecordRow; readonly after: RecordValues; readonly transition: string },
): Promise<void> {
  const own = ownParts(parts.database, parts.caller, 'purchaseOrder');
  await updateRows(parts.database, own, [{ before, after }], { action: 'state', transition });
}

/** Who decided on a reply, when, and what became of each line. */
export const decidedOn = (
  { parts, before }: Pick<Transit, 'parts' | 'before'>,
  accepted: (orderLine: number) => boolean,
): RecordValues => ({
  decidedBy: parts.caller.access.userId,
  decidedAt: parts.caller.now.toISOString(),
  lines: linesIn(before, 'lines').map(line => ({ ...line, outcome: accepted(Number(line['orderLine'])) ? 'accepted' : 'refused' })),
});

/** The order goes to those who approved it once more: what it would come to says on how many levels. */
async function askAgain(transit: Transit, { order, lines }: DecidedReply): Promise<void> {
  const { access, now } = transit.parts.caller;
  const { after: grossCny } = amountsOf(order, lines);
  const asked = {
    state: 'approving',
    levels: approvalLevels({ grossCny, type: order['type'] as OrderType }),
    applicant: access.userId,
    submittedAt: now.toISOString(),
    approvals: [],
    approver: undefined,
    approvedAt: undefined,
    rejectReason: undefined,
  };
  await leadOrder(transit, { before: order, after: { ...order, ...asked }, transition: 'askAgain' });
}

/** Writes the accepted lines of a reply into its order, which comes into force, or waits for another reply to the rest. */
export async function acceptLines(
  transit: Transit,
  { order, lines }: DecidedReply,
  { state, transition }: { readonly state: 'effective' | 'sent'; readonly transition: string },
): Promise<void> {
  const { caller, database } = transit.parts;
  const agreed = agreedOrder(order, lines, caller);
  const inForce = state === 'effective' ? { effectiveAt: caller.now.toISOString() } : {};
  await leadOrder(transit, { before: order, after: { ...agreed.order, ...inForce, state }, transition });
  await keepDates(database, caller, agreed.dates);
}

/** [R9a] A reply is accepted as a whole: the order takes effect, or goes through approval again. */
export const acceptAll: TransitionEffect = async transit => {
  const decided = await orderOfReply(transit);
  if (!decided.ok) return refuse([decided.refusal]);
  const { order, lines } = decided.value;
  const outcome = { ...transit.after, ...decidedOn(transit, () => true) };
  if (routeOf(order, lines) === 'reapprove') {
    await askAgain(transit, decided.value);
    return ok({ ...outcome, state: 'reapprove' });
  }
  await acceptLines(transit, decided.value, { state: 'effective', transition: 'acceptReply' });
  return ok(outcome);
};
