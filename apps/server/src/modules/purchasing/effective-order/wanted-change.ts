import type { LocalDate, Refusal } from '@axle/kernel';
import { forbiddenField, type Line, linesIn, type RecordRow } from '@axle/page-kit';
import { changeRefusals, changingRefusals, inForceStatuses, type OrderStatus, replyRefusals } from '@axle/purchasing';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { orderedLines } from '../order/ordered-lines.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { wishOf } from '../reply/changed-lines.ts';
import { changeRefusal } from '../order/change-refusals.ts';

/** Types of orders that may be free of charge. */
const free: readonly unknown[] = ['smp', 'rpl'];

/** Columns of an order's lines that each input of a change reveals. */
export const revealedColumns = {
  sku: ['lines.sku'],
  qty: ['lines.qty'],
  price: ['lines.price'],
  date: ['lines.promisedDate', 'lines.requiredDate'],
} as const;

/** What a change would write of columns that are closed to its user; what may not be read is not even named. */
export function closedWishes(order: RecordRow, wanted: readonly Line[], parts: RecordParts): readonly Refusal[] {
  const { mayRead, mayWrite } = fieldRights(parts);
  const known = new Map(orderedLines(order).map(line => [line.orderLine, line.agreed]));
  return wanted.flatMap(line => {
    const agreed = known.get(Number(line['orderLine']));
    const closed = (['qty', 'price', 'date'] as const).filter(key => {
      if (line[key] === undefined) return false;
      const columns = revealedColumns[key];
      return !columns.every(mayRead) || (line[key] !== agreed?.[key] && !mayWrite(columns[0]));
    });
    return closed.map(key => forbiddenField(parts.resource, revealedColumns[key][0]));
  });
}

/** Why the status of an order, or another change of it, forbids changing it now. */
export function standingRefusals(order: RecordRow): readonly Refusal[] {
  const state = order['state'] as OrderStatus;
  const isRunning = inForceStatuses.includes(state) && state !== 'settled';
  return [...(isRunning ? [] : [changeRefusal.notInForce]), ...changingRefusals(order['changing'] === true)];
}

/** [R7c] What stands against what a buyer wants of the lines of an order, at the cells of what was typed. */
export function refusedLines(order: RecordRow, wanted: readonly Line[], today: LocalDate): readonly Refusal[] {
  const own = linesIn(order, 'lines');
  const known = new Map(orderedLines(order).map(line => [line.orderLine, line]));
  return wanted.flatMap((line, at) => {
    const ordered = known.get(Number(line['orderLine']));
    if (!ordered) return [{ ...changeRefusal.noLine(line['orderLine']), field: `lines.${at}.orderLine` }];
    const { agreed, standing } = ordered;
    const { qty, price, date } = { ...agreed, ...wishOf(line) };
    const quantities = { ...quantitiesOf(own[ordered.orderLine - 1]!), price: standing.price };
    const refused = [
      ...changeRefusals(quantities, {
        ...(qty === agreed.qty ? {} : { qty: qty + standing.cancelled }),
        ...(price === agreed.price ? {} : { price }),
      }),
      ...(price === '0' && price !== agreed.price && !free.includes(order['type']) ? [{ ...changeRefusal.noPrice, field: 'price' }] : []),
      ...(date === agreed.date ? [] : replyRefusals(agreed.qty, { date }, today)),
    ];
    return refused.map(refusal => ({ ...refusal, field: `lines.${at}.${refusal.field}` }));
  });
}
