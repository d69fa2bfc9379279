import { compareDecimals, type Decimal, divide, multiply, subtract } from '@axle/kernel';
import { approvalTier } from '../order/approval-level.ts';
import type { ReplyDiff } from './reply-diff.ts';

/** Who decides on a reply: nobody needs to, the buyer, or those who approved the order once more. */
export type ReplyRoute = 'auto' | 'buyer' | 'reapprove';

/** A line and what the reply makes of it. */
export interface RepliedLine {
  readonly priceBefore: Decimal;
  readonly diff: ReplyDiff;
}

/** The gross amounts of the order before and after, in CNY. */
export interface ReplyAmounts {
  readonly before: Decimal;
  readonly after: Decimal;
}

/** Days that a date may be later without anybody deciding. */
const mostDaysLater = 2;
/** Percent that a price, and the whole order, may rise without another approval. */
const [mostPriceUp, mostOrderUp] = ['1' as Decimal, '3' as Decimal];

/** By how many percent something rose; nothing that was free rises. */
const percentUp = (before: Decimal, after: Decimal): Decimal =>
  before === '0' ? ('0' as Decimal) : divide(multiply(subtract(after, before), '100' as Decimal), before, 8);

/** What is agreed with a supplier about its replies. */
export interface ReplyAgreement {
  /** Whether replies that are as agreed are accepted by themselves; the buyer decides on all of them if not. */
  readonly autoAccept: boolean;
}

/**
 * [R9a] [R121] Who decides on a reply. Another approval where a price rises by more than 1 %, the order by more than 3 %, or its amount
 * comes into a higher tier of approval. Nobody where neither pieces nor prices change, no line is refused, no date is more than two days
 * later, and replies of the supplier are accepted by themselves. Else the buyer.
 */
export function decideReply(
  lines: readonly RepliedLine[],
  amounts: ReplyAmounts,
  { autoAccept }: ReplyAgreement = { autoAccept: true },
): ReplyRoute {
  const isDearer =
    lines.some(({ priceBefore, diff }) => compareDecimals(percentUp(priceBefore, diff.after.price), mostPriceUp) > 0) ||
    compareDecimals(percentUp(amounts.before, amounts.after), mostOrderUp) > 0 ||
    approvalTier(amounts.after) > approvalTier(amounts.before);
  if (isDearer) return 'reapprove';
  const isAsAgreed = lines.every(
    ({ diff }) => diff.fields.every(field => field === 'date' || field === 'splits') && diff.days <= mostDaysLater,
  );
  return isAsAgreed && autoAccept ? 'auto' : 'buyer';
}
