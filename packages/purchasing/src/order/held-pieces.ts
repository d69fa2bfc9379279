import type { Refusal } from '@axle/kernel';
import { text } from '@axle/kernel';
import { acceptedWithReceipt } from './accepted-qty.ts';
import type { LineQuantities } from './line-quantities.ts';

/** Pieces of a line that a receipt brought: fit for sale, on hold for inspection, damaged; and those of the held that are so no more. */
export interface BroughtPieces {
  readonly good: number;
  readonly hold: number;
  readonly damaged: number;
  readonly judged: number;
}

/** [R105] The pieces that are accepted once their receipt is done: all that it brought but for those that are on hold still. */
export const freePieces = ({ good, hold, damaged, judged }: BroughtPieces): number => good + damaged + Math.min(hold, Math.max(0, judged));

/** A line of which pieces are on hold, and how many are accepted. Of what went back only counts what does not come again at no price. */
export interface HoldingLine extends LineQuantities {
  readonly accepted: number;
}

/** What is blocked and accepted of a line from now on. */
export interface HeldStanding {
  readonly blocked: number;
  readonly accepted: number;
}

/**
 * [R105] [R106] A line once so many pieces came off hold, whatever is decided on them: they are blocked no more; those of a receipt that is
 * done are accepted with it, those of another one once that is done.
 */
export function judgedLine(line: HoldingLine, qty: number, isDone: boolean): HeldStanding {
  const blocked = Math.max(0, line.blocked - qty);
  return { blocked, accepted: isDone ? acceptedWithReceipt(line.accepted, qty, { ...line, blocked }) : line.accepted };
}

/**
 * [R107] A line once so many pieces are on hold again, because their lot is judged again: they are blocked, and accepted no more unless
 * they were so when they were handed over, of which `handedOver` counts the pieces.
 */
export const heldAgain = (line: HoldingLine, qty: number, isDone: boolean, handedOver: number): HeldStanding => ({
  blocked: line.blocked + qty,
  accepted: isDone ? Math.max(Math.min(line.accepted, handedOver), line.accepted - qty) : line.accepted,
});

const billed: Refusal = {
  code: 'BILLED',
  field: 'releasedQty',
  message: text('这些件已开票或结算，不能撤销放行', 'These pieces were billed or settled; their release cannot be reversed'),
};

/** [R107] What stands against holding accepted pieces again: fewer would be accepted than are billed or settled (`BILLED`). */
export const heldAgainRefusals = (
  { accepted }: HeldStanding,
  { invoiced, settled }: Pick<LineQuantities, 'invoiced' | 'settled'>,
): readonly Refusal[] => (accepted < Math.max(invoiced, settled) ? [billed] : []);

/** [R108] Of pieces that go back off hold, those that were never accepted: nothing of them is owed, and none of them is refunded. */
export const neverAccepted = (line: Pick<HoldingLine, 'received' | 'returned' | 'accepted'>, fromHold: number): number =>
  Math.min(fromHold, Math.max(0, line.received - line.returned - line.accepted));
