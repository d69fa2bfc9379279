import { add, type Decimal, divide, multiply, subtract, sum } from '@axle/kernel';
import { pieces } from '../amount.ts';
import { kindsOfReply, type ReplyKind, replyKinds } from './reply-kinds.ts';
import type { AgreedLine, ReplyDiff } from './reply-diff.ts';

/** A line as it stood, and what a reply makes of it. */
export interface ComparedLine {
  readonly before: AgreedLine;
  readonly diff: ReplyDiff;
}

/** What a reply comes to over all lines. */
export interface ReplySummary {
  readonly kinds: readonly ReplyKind[];
  readonly lineCount: number;
  readonly confirmed: number;
  readonly changed: number;
  readonly refused: number;
  readonly qtyDelta: number;
  /** Days by which the line moves that moves the furthest ahead, and the one that moves the furthest back. */
  readonly earliestShift: number;
  readonly latestShift: number;
  /** By how many percent the pieces as ordered cost more; refused lines have no price. */
  readonly priceDelta: Decimal;
  readonly amountDelta: Decimal;
}

const valueOf = (lines: readonly ComparedLine[], price: (line: ComparedLine) => Decimal): Decimal =>
  sum(lines.map(line => multiply(pieces(line.before.qty), price(line))));

/** [R9c] What a reply comes to over all lines. */
export function replySummary(lines: readonly ComparedLine[]): ReplySummary {
  const kinds = lines.map(({ diff }) => kindsOfReply(diff));
  const held = lines.filter((_, at) => !kinds[at]!.includes('reject'));
  const [was, is] = [valueOf(held, ({ before }) => before.price), valueOf(held, ({ diff }) => diff.after.price)];
  const shifts = held.map(({ diff }) => diff.days);
  const count = (kind: ReplyKind): number => kinds.filter(of => of.includes(kind)).length;
  const [confirmed, refused] = [count('confirm'), count('reject')];
  return {
    kinds: replyKinds.filter(kind => kinds.some(of => of.includes(kind))),
    lineCount: lines.length,
    confirmed,
    changed: lines.length - confirmed - refused,
    refused,
    qtyDelta: lines.reduce((total, { diff }) => total + diff.qtyDelta, 0),
    earliestShift: shifts.length === 0 ? 0 : Math.min(...shifts),
    latestShift: shifts.length === 0 ? 0 : Math.max(...shifts),
    priceDelta: was === '0' ? ('0' as Decimal) : divide(multiply(subtract(is, was), '100' as Decimal), was, 2),
    amountDelta: lines.reduce((total, { diff }) => add(total, diff.amountDelta), '0' as Decimal),
  };
}
