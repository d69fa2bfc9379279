import { type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { forbiddenField, type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { replyRefusals } from '@axle/purchasing';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { orderedLines } from '../order/ordered-lines.ts';
import { changesOf } from './agree-order.ts';
import { askAgainByMail } from './ask-again.ts';
import { changedLines } from './changed-lines.ts';
import { decidedOn, leadOrder, orderOfReply } from './decide-replies.ts';
import { type RepliedLine, routeOf } from './replied-orders.ts';
import { noLine } from './send-back.ts';

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
  field: 'date',
  message: { zh: '同一SKU已有该交期的行', en: 'Another line of the SKU has this date' },
};
const sides = ['qty', 'price', 'date'] as const;

/** What stands against a buyer's wishes of the lines of an order, at the cells of what was typed. */
function refusedWishes(order: RecordRow, wanted: readonly Line[], parts: RecordParts, today: LocalDate): readonly Refusal[] {
  const { mayRead, mayWrite } = fieldRights(parts);
  const known = new Map(orderedLines(order).map(line => [line.orderLine, line]));
  const after = wanted.map(line => {
    const ordered = known.get(Number(line['orderLine']));
    return `${ordered?.sku} ${String(line['date'] ?? ordered?.agreed.date)}`;
  });
  return wanted.flatMap((line, at) => {
    const ordered = known.get(Number(line['orderLine']));
    if (!ordered) return [{ ...noLine, field: `lines.${at}.orderLine` }];
    const { agreed } = ordered;
    const closed = sides.filter(
      key => line[key] !== undefined && (!mayRead(`lines.${key}`) || (line[key] !== agreed[key] && !mayWrite(`lines.${key}`))),
    );
    const date = line['date'] as LocalDate | undefined;
    const moved = date !== undefined && date !== agreed.date;
    const refused = [
      ...closed.map(key => forbiddenField(parts.resource, `lines.${key}`)),
      ...(moved ? replyRefusals(agreed.qty, { date }, today) : []),
      ...(moved && after.filter(one => one === after[at]).length > 1 ? [sameDay] : []),
    ];
    return refused.map(refusal => ({ ...refusal, field: `lines.${at}.${(refusal.field ?? '').replace('lines.', '')}` }));
  });
}

/** A line of an order with what the buyer wants of it; what was cancelled of it stays. */
function withWish(line: Line, { before, diff }: RepliedLine): Line {
  const cancelled = Number(line['qty']) - before.qty;
  const moved = diff.after.date === before.date ? {} : { requiredDate: diff.after.date, promisedDate: undefined };
  return { ...line, qty: diff.after.qty + cancelled, price: diff.after.price, ...moved };
}

/** The order takes our pieces, prices or days of its lines, under another version, and the supplier is asked once more. */
export const counterReply: TransitionEffect = async transit => {
  const decided = await orderOfReply(transit);
  if (!decided.ok) return refuse([decided.refusal]);
  const { order } = decided.value;
  const { parts, input } = transit;
  const wanted = linesIn(input, 'lines');
  const changed = changedLines(order, wanted);
  const refused = [
    ...refusedWishes(order, wanted, parts, todayOf(parts.caller)),
    ...(changed.length === 0 ? [nothing] : []),
    ...(routeOf(order, changed) === 'reapprove' ? [dearer] : []),
  ];
  if (refused.length > 0) return refuse(refused);
  const byLine = new Map(changed.map(line => [line.ordered.orderLine, line]));
  const lines = linesIn(order, 'lines').map((line, at) => {
    const wish = byLine.get(at + 1);
    return wish ? withWish(line, wish) : line;
  });
  const changes = changesOf(order, changed.map(changedSides), {
    caller: parts.caller,
    cause: 'buyer',
    reason: String(input['refuseReason']),
  });
  await leadOrder(transit, { before: order, after: { ...order, lines, ...changes, state: 'sent' }, transition: 'refuseReply' });
  const untold = await askAgainByMail(transit, order.id, { why: input['refuseReason'], hasChanged: true });
  return untold.length > 0 ? refuse(untold) : ok({ ...transit.after, ...decidedOn(transit, () => false) });
};

const changedSides = ({ ordered: { orderLine, sku }, before, diff: { after } }: RepliedLine) => ({
  orderLine,
  sku,
  changes: sides
    .filter(field => before[field] !== after[field])
    .map(field => ({ field, before: String(before[field]), after: String(after[field]) })),
});

/** A line for the dialog with the columns that the user may read. */
export const readableLine = (parts: RecordParts, line: RecordValues): RecordValues => {
  const { mayRead } = fieldRights(parts);
  return Object.fromEntries(
    Object.entries(line).filter(([key]) => {
      const side = sides.find(one => key === one || key === `${one}Replied`);
      return side === undefined || mayRead(`lines.${side}`);
    }),
  );
};
