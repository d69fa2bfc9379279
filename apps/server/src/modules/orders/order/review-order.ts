import { ok, refuse } from '@axle/kernel';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { explodeLines, unmappedLine } from './explode-lines.ts';
import { onOrder } from './on-order.ts';
import { badAddress, orderRefusals, unmapped } from './order-refusals.ts';
import { blockingIssue, lettersOf, settledAddress } from './settle-address.ts';

/** An order is paid, and reviewed next; the platform says so of its own orders. */
export const payOrder = onOrder(async ({ now }, { kind }, { after }) =>
  kind === 'platform' ? refuse(orderRefusals.platformPays) : ok({ ...after, paidAt: now.toISOString() }),
);

/** [S3] An order whose lines lead to SKUs and whose address is in order may be allocated. */
export const reviewOrder = onOrder(async ({ transaction }, order, { after }) => {
  const line = await unmappedLine(transaction, order.id);
  if (line !== undefined) return refuse(unmapped(line));
  const letters = await lettersOf(transaction, [order['country']]);
  const reviewed = { ...after, ...settledAddress(order, letters(order['country'])) };
  const issue = blockingIssue(reviewed);
  return issue ? refuse(badAddress(issue)) : ok(reviewed);
});

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
