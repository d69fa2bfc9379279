import { ok, type Refusal, refuse } from '@axle/kernel';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { askAgainByMail } from './ask-again.ts';
import { acceptAll, acceptLines, decidedOn, leadOrder, orderOfReply } from './decide-replies.ts';
import { routeOf } from './replied-orders.ts';

/** A line that the order has not, or no more. */
export const noLine: Refusal = { code: 'NO_LINE', message: { zh: '回复中没有这一行', en: 'The reply has no such line' } };
const asWhole: Refusal = {
  code: 'NEEDS_APPROVAL',
  message: { zh: '所选行须重新审批，请全部接受或退回', en: 'These lines need another approval: accept all, or refuse' },
};
/** The supplier is asked once more: the order waits for another reply. */
export const refuseReply: TransitionEffect = async transit => {
  const decided = await orderOfReply(transit);
  if (!decided.ok) return refuse([decided.refusal]);
  const { order } = decided.value;
  await leadOrder(transit, { before: order, after: { ...order, state: 'sent' }, transition: 'refuseReply' });
  const untold = await askAgainByMail(transit, order.id, { why: transit.input['refuseReason'], hasChanged: false });
  return untold.length > 0 ? refuse(untold) : ok({ ...transit.after, ...decidedOn(transit, () => false) });
};

/** Some lines of a reply are accepted and become the order; the supplier is asked once more about the others. */
export const acceptSome: TransitionEffect = async transit => {
  const decided = await orderOfReply(transit);
  if (!decided.ok) return refuse([decided.refusal]);
  const { order, lines } = decided.value;
  const wanted = new Set((transit.input['acceptedLines'] as readonly string[]).map(Number));
  const known = new Set(lines.map(({ ordered }) => ordered.orderLine));
  if ([...wanted].some(orderLine => !known.has(orderLine))) return refuse([noLine]);
  if (wanted.size === known.size) return acceptAll({ ...transit, after: { ...transit.after, state: 'accepted', refuseReason: undefined } });
  const accepted = lines.filter(({ ordered }) => wanted.has(ordered.orderLine));
  if (routeOf(order, accepted) === 'reapprove') return refuse([asWhole]);
  await acceptLines(transit, { order, lines: accepted }, { state: 'sent', transition: 'refuseReply' });
  const hasChanged = accepted.some(({ diff }) => diff.fields.length > 0);
  const untold = await askAgainByMail(transit, order.id, { why: transit.input['refuseReason'], hasChanged });
  if (untold.length > 0) return refuse(untold);
  return ok({ ...transit.after, ...decidedOn(transit, orderLine => wanted.has(orderLine)) });
};
