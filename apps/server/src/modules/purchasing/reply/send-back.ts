import { type Decimal, type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { replyDiff, replyRefusals } from '@axle/purchasing';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { changesOf } from './agree-order.ts';
import { askAgainByMail } from './ask-again.ts';
import { acceptAll, acceptLines, decidedOn, leadOrder, orderOfReply } from './decide-replies.ts';
import { routeOf } from './replied-orders.ts';

const noLine: Refusal = { code: 'NO_LINE', message: { zh: '回复中没有这一行', en: 'The reply has no such line' } };
const asWhole: Refusal = {
  code: 'NEEDS_APPROVAL',
  message: { zh: '所选行须重新审批，请全部接受或退回', en: 'These lines need another approval: accept all, or refuse' },
};
const nothing: Refusal = {
  code: 'NOTHING',
  message: { zh: '请填写我方的数量、单价或交期', en: 'Enter our quantity, price or date' },
};
const dearer: Refusal = {
  code: 'COUNTER_UP',
  message: {
    zh: '还价超过已审批的金额，须重新审批，请改为接受回复',
    en: 'This is more than was approved and needs another approval: accept the reply instead',
  },
};
const sameDay: Refusal = {
  code: 'SAME_DAY',
  message: { zh: '同一SKU已有该交期的行', en: 'Another line of the SKU has this date' },
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

/** The order takes our pieces, price or day of a line, under another version, and the supplier is asked once more. */
export const counterReply: TransitionEffect = async transit => {
  const decided = await orderOfReply(transit);
  if (!decided.ok) return refuse([decided.refusal]);
  const { order, lines } = decided.value;
  const { parts, input } = transit;
  const line = lines.find(({ ordered }) => ordered.orderLine === input['orderLine']);
  if (!line) return refuse([noLine]);
  const { ordered, before } = line;
  const [qty, price, date] = [
    input['qty'] as number | undefined,
    input['price'] as Decimal | undefined,
    input['date'] as LocalDate | undefined,
  ];
  const wish = {
    ...(qty === undefined ? {} : { qty }),
    ...(price === undefined ? {} : { price }),
    ...(date === undefined ? {} : { date }),
  };
  const diff = replyDiff(before, wish);
  const own = linesIn(order, 'lines');
  const twin = own.some((one, at) => at + 1 !== ordered.orderLine && one['sku'] === ordered.sku && one['requiredDate'] === diff.after.date);
  const refused = [
    ...replyRefusals(before.qty, wish, todayOf(parts.caller)).map(({ code, message }) => ({ code, message })),
    ...(diff.fields.length === 0 ? [nothing] : []),
    ...(routeOf(order, [{ ...line, diff }]) === 'reapprove' ? [dearer] : []),
    ...(twin && date !== undefined ? [sameDay] : []),
  ];
  if (refused.length > 0) return refuse(refused);
  const cancelled = Number(own[ordered.orderLine - 1]!['qty']) - before.qty;
  const after = own.map((one, at) =>
    at + 1 === ordered.orderLine
      ? {
          ...one,
          qty: diff.after.qty + cancelled,
          price: diff.after.price,
          ...(date === undefined ? {} : { requiredDate: date, promisedDate: undefined }),
        }
      : one,
  );
  const sides = (field: 'qty' | 'price' | 'date') => ({ field, before: String(before[field]), after: String(diff.after[field]) });
  const changes = (['qty', 'price', 'date'] as const).filter(field => before[field] !== diff.after[field]).map(sides);
  const changed = changesOf(order, [{ orderLine: ordered.orderLine, sku: ordered.sku, changes }], {
    caller: parts.caller,
    cause: 'buyer',
    reason: String(input['refuseReason']),
  });
  await leadOrder(transit, {
    before: order,
    after: { ...order, lines: after, ...changed, state: 'sent' },
    transition: 'refuseReply',
  });
  const untold = await askAgainByMail(transit, order.id, { why: input['refuseReason'], hasChanged: true });
  return untold.length > 0 ? refuse(untold) : ok({ ...transit.after, ...decidedOn(transit, () => false) });
};
