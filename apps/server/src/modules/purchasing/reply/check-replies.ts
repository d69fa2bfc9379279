import { fill, type Refusal } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { basisRefusals, type OrderStatus, replyRefusals } from '@axle/purchasing';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { orderedLines } from '../order/ordered-lines.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { lineReplyOf, ordersById } from './replied-orders.ts';

const noLine = (orderLine: unknown, field: string): Refusal => ({
  code: 'NO_LINE',
  field,
  message: fill({ zh: '订单没有第{n}行', en: 'The order has no line {n}' }, { n: String(orderLine) }),
});

/** [R9b] [R9e] What stands against a reply to an order as it stands. */
export function refusalsOfReply(order: RecordRow, reply: RecordValues, today: Parameters<typeof replyRefusals>[2]): readonly Refusal[] {
  const asked = { status: order['state'] as OrderStatus, version: Number(order['orderVersion']) };
  const basis = basisRefusals(asked, Number(reply['basedOnVersion'] ?? asked.version));
  if (basis.length > 0) return basis;
  const known = new Map(orderedLines(order).map(line => [line.orderLine, line]));
  const lines = linesIn(reply, 'lines').flatMap((line, at) => {
    const ordered = known.get(Number(line['orderLine']));
    if (!ordered || ordered.agreed.qty === 0) return [noLine(line['orderLine'], `lines.${at}.orderLine`)];
    return replyRefusals(ordered.agreed.qty, lineReplyOf(reply, ordered.orderLine), today).map(refusal => ({
      ...refusal,
      field: refusal.field === 'splits' ? 'splits' : `lines.${at}.${refusal.field}`,
    }));
  });
  const named = new Set(linesIn(reply, 'lines').map(({ orderLine }) => orderLine));
  const parts = linesIn(reply, 'splits').flatMap(({ orderLine }, at) => {
    const ordered = known.get(Number(orderLine));
    if (!ordered || ordered.agreed.qty === 0) return [noLine(orderLine, `splits.${at}.orderLine`)];
    return named.has(orderLine) ? [] : replyRefusals(ordered.agreed.qty, lineReplyOf(reply, ordered.orderLine), today);
  });
  return [...lines, ...parts];
}

/** Asks of replies that come in, whichever way, what their orders say to them. */
export const checkReplies: RecordGuard = async (database, replies, caller) => {
  const orders = await ordersById(database, caller, idsIn(replies.map(({ purchaseOrder }) => purchaseOrder)));
  return reply => {
    const order = orders.get(Number(reply['purchaseOrder']));
    return order ? refusalsOfReply(order, reply, todayOf(caller)) : [];
  };
};
