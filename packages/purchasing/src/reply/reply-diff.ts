import { daysBetween, type Decimal, type LocalDate, multiply, subtract } from '@axle/kernel';
import { pieces } from '../amount.ts';

/** What buyer and supplier agree on for a line. */
export interface AgreedLine {
  readonly qty: number;
  readonly price: Decimal;
  readonly date: LocalDate;
}

/** A part of a line with a date of its own. */
export interface ReplySplit {
  readonly qty: number;
  readonly date: LocalDate;
}

/** What a supplier answers for a line; what is not named is confirmed as ordered. */
export interface LineReply extends Partial<AgreedLine> {
  readonly splits?: readonly ReplySplit[];
  readonly isRefused?: boolean;
}

/** How a reply differs from what was ordered: an empty `fields` confirms the line. */
export interface ReplyDiff {
  readonly fields: readonly (keyof AgreedLine | 'splits' | 'refused')[];
  readonly after: AgreedLine;
  /** Pieces more, negative for fewer. */
  readonly qtyDelta: number;
  /** Days later, negative for earlier; of a line in parts those of the last one. */
  readonly days: number;
  /** Difference of the amount at the prices of both, unrounded. */
  readonly amountDelta: Decimal;
}

const latest = (dates: readonly LocalDate[]): LocalDate | undefined => dates.toSorted().at(-1);

/**
 * [R9] What a reply changes. The date of a line in parts is that of its last part. A refused line has no pieces. Applying the difference
 * gives what was replied.
 */
export function replyDiff(line: AgreedLine, reply: LineReply): ReplyDiff {
  const after: AgreedLine = {
    qty: reply.isRefused ? 0 : (reply.qty ?? line.qty),
    price: reply.price ?? line.price,
    date: latest(reply.splits?.map(({ date }) => date) ?? []) ?? reply.date ?? line.date,
  };
  return {
    fields: [
      ...(reply.isRefused ? (['refused'] as const) : []),
      ...(['qty', 'price', 'date'] as const).filter(field => after[field] !== line[field]),
      ...((reply.splits?.length ?? 0) > 1 ? (['splits'] as const) : []),
    ],
    after,
    qtyDelta: after.qty - line.qty,
    days: daysBetween(line.date, after.date),
    amountDelta: subtract(multiply(after.price, pieces(after.qty)), multiply(line.price, pieces(line.qty))),
  };
}
