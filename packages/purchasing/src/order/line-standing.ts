import { type AcceptPoint, acceptedQty } from './accepted-qty.ts';
import { effectiveQty, inTransit, type LineQuantities, netReceived, openQty } from './line-quantities.ts';
import { type LineContext, lineStatus } from './line-status.ts';
import type { LineStatus } from './order-status.ts';

/** What the quantities of a line come to. */
export interface LineStanding {
  readonly status: LineStatus;
  /** Pieces that are still wanted, that count as received, that are to come, and that are on their way. */
  readonly effective: number;
  readonly netReceived: number;
  readonly open: number;
  readonly inTransit: number;
}

/** An order as its lines stand in it. */
export interface StandingContext extends Omit<LineContext, 'accepted'> {
  readonly acceptPoint: AcceptPoint;
}

/** [R7] What the quantities of a line come to, its status among them. What is handed over is what was shipped. */
export const lineStanding = (line: LineQuantities, { acceptPoint, ...context }: StandingContext): LineStanding => ({
  status: lineStatus(line, { ...context, accepted: acceptedQty(acceptPoint, line, { released: line.shipped, shortage: 0 }) }),
  effective: effectiveQty(line),
  netReceived: netReceived(line),
  open: openQty(line),
  inTransit: inTransit(line),
});
