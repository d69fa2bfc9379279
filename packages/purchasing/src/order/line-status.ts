import { type Decimal, wholeShare } from '@axle/kernel';
import { effectiveQty, type LineQuantities, netReceived } from './line-quantities.ts';
import type { LineStatus } from './order-status.ts';

/** What the status of a line depends on beside its quantities. */
export interface LineContext {
  /** Percent of the pieces that may be missing. */
  readonly underTolPct: Decimal;
  readonly isOrderClosed: boolean;
  /** Production has begun, though nothing is reported as made. */
  readonly isStarted: boolean;
  /** Pieces that are to be paid (R7a). */
  readonly accepted: number;
}

/**
 * [R7] Where a line stands, by its quantities alone: the furthest point that it has reached. One of which nothing is wanted any more is
 * cancelled, unless pieces were lost that have to be paid.
 */
export function lineStatus(line: LineQuantities, { underTolPct, isOrderClosed, isStarted, accepted }: LineContext): LineStatus {
  const [wanted, came] = [effectiveQty(line), netReceived(line)];
  const isComplete = came >= wanted - wholeShare(wanted, underTolPct);
  if (wanted === 0 && line.received === 0 && accepted === 0) return 'cancelled';
  if (isOrderClosed) return 'closed';
  if (isComplete) return line.settled > 0 && line.settled >= accepted ? 'settled' : 'received';
  if (came > 0) return 'part_received';
  if (line.shipped > 0) return line.shipped >= wanted ? 'shipped' : 'part_shipped';
  if (line.passed >= wanted) return 'inspected';
  if (line.produced >= wanted) return 'ready';
  return line.produced > 0 || isStarted ? 'producing' : 'open';
}
