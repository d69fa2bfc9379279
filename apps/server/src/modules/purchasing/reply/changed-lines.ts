import { type Decimal, type LocalDate } from '@axle/kernel';
import type { Line, RecordRow } from '@axle/page-kit';
import { type AgreedLine, type DateReason, replyDiff } from '@axle/purchasing';
import { orderedLines } from '../order/ordered-lines.ts';
import type { RepliedLine } from './replied-orders.ts';

/** Why a day moves where the buyer says nothing: it is our doing. */
const ownReason = (before: LocalDate, after: LocalDate): DateReason => (after > before ? 'push_out' : 'pull_in');

/** What a buyer wants of a line; what is left empty stays. */
export function wishOf(line: Line): Partial<AgreedLine> {
  const { qty, price, date } = line;
  return {
    ...(qty === undefined ? {} : { qty: Number(qty) }),
    ...(price === undefined ? {} : { price: price as Decimal }),
    ...(date === undefined ? {} : { date: date as LocalDate }),
  };
}

/** The lines of an order that a buyer's wishes would change, beside how they stand; no pieces cancel a line. */
export function changedLines(order: RecordRow, wanted: readonly Line[]): readonly RepliedLine[] {
  const known = new Map(orderedLines(order).map(line => [line.orderLine, line]));
  return wanted.flatMap(line => {
    const ordered = known.get(Number(line['orderLine']));
    if (!ordered) return [];
    const before = ordered.agreed;
    const wish = wishOf(line);
    const diff = replyDiff(before, wish.qty === 0 && before.qty > 0 ? { isRefused: true } : wish);
    if (diff.fields.length === 0) return [];
    return [{ ordered, before, diff, given: { dateReason: line['dateReason'] ?? ownReason(before.date, diff.after.date) } }];
  });
}
