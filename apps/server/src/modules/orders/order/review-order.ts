import { inLanguage, ok, refuse } from '@axle/kernel';
import { holdAtReview, type ReviewedLine } from '@axle/orders';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { explodeLines, unmappedLine } from './explode-lines.ts';
import { onOrder } from './on-order.ts';
import { badAddress, orderRefusals, unmapped } from './order-refusals.ts';
import { reviewedLines } from './review-checks.ts';
import { blockingIssue, lettersOf, settledAddress } from './settle-address.ts';

/** Most signs of a hold note. */
const mostNote = 500;

/** An order is paid, and reviewed next; the platform says so of its own orders. */
export const payOrder = onOrder(async ({ now }, { kind }, { after }) =>
  kind === 'platform' ? refuse(orderRefusals.platformPays) : ok({ ...after, paidAt: now.toISOString() }),
);

/**
 * [S3][S9c] An order whose lines lead to SKUs and whose address is in order may be allocated; one that is sold below its cost or to a
 * vehicle that it does not fit is held, once for each of both.
 */
const reviewOrder = (reviewed: ReadonlyMap<number, readonly ReviewedLine[]>) =>
  onOrder(async ({ transaction, now }, order, { after, parts }) => {
    const line = await unmappedLine(transaction, order.id);
    if (line !== undefined) return refuse(unmapped(line));
    const letters = await lettersOf(transaction, [order['country']]);
    const settled = { ...after, ...settledAddress(order, letters(order['country'])) };
    const issue = blockingIssue(settled);
    if (issue) return refuse(badAddress(issue));
    const before = (order['reviewFindings'] as readonly string[] | undefined) ?? [];
    const held = holdAtReview(order.kind, reviewed.get(order.id) ?? [], before);
    if (!held) return ok(settled);
    return ok({
      ...settled,
      status: 'held',
      statusBefore: order.status,
      heldAt: now.toISOString(),
      holdReason: held.reason,
      holdNote: inLanguage(held.note, parts.caller.language ?? 'zh-cn').slice(0, mostNote),
      reviewFindings: [...before, ...held.found],
    });
  });

/** Reviews orders, each by itself. What a line costs and fits is read for all of them at once. */
export const reviewOrders: ActionHandler = async context => {
  const ids = context.targets.map(({ id }) => id);
  return transitionHandler('review', reviewOrder(await reviewedLines(context.parts, ids)))(context);
};

/** An abnormal order is asked again for all that made it so; it is reviewed once nothing is left of it. */
export const fixOrder = onOrder(async ({ transaction }, order, { after, parts }) => {
  await explodeLines(transaction, [order.id], todayOf(parts.caller));
  const line = await unmappedLine(transaction, order.id);
  if (line !== undefined) return refuse(unmapped(line));
  const code = order['abnormalCode'];
  if (code === 'CURRENCY') {
    const currency = String(order['currency']);
    const known = await transaction.selectFrom('country').select('id').where('currency', '=', currency).executeTakeFirst();
    if (!known) return refuse(orderRefusals.unknownCurrency);
  }
  const letters = await lettersOf(transaction, [order['country']]);
  const fixed = { ...after, ...settledAddress(order, letters(order['country'])), abnormalCode: undefined };
  const issue = code === 'NO_ADDRESS' || code === 'ADDRESS_BAD' ? blockingIssue(fixed) : undefined;
  return issue ? refuse(badAddress(issue)) : ok(fixed);
});

/** Somebody found something wrong with an order. */
export const flagOrder = onOrder(async (_context, _order, { after }) => ok(after));
