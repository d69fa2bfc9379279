import { type Decimal, wholeShare } from '@axle/kernel';
import { noOrder } from './receipt-row.ts';

/** A line of a receipt as it was counted. */
export interface ReceivedCount {
  readonly expected: number;
  /** Pieces fit for sale or for inspection, and damaged ones, whether in stock yet or not. */
  readonly good: number;
  readonly damaged: number;
  /** Most pieces that may be taken into stock. */
  readonly most: number;
}

/** How a count differs from what was expected. */
export interface ReceiveVariance {
  /** Counted less expected. */
  readonly diff: number;
  /** Pieces taken into stock. */
  readonly accepted: number;
  /** Pieces kept outside stock until somebody decides on them. */
  readonly overHold: number;
}

/** [R8] The over-tolerance of a line whose order is not known here, in percent; what comes without one is taken as it was announced. */
export const usualOverTolerance = (poNo: string): number => (poNo === noOrder ? 0 : 2);

/** [R8] Most pieces that a line takes: what is expected and a share of it in percent, whole pieces. */
export const maxReceivable = (expected: number, overTolerancePct: number): number =>
  expected + wholeShare(expected, String(overTolerancePct) as Decimal);

/** [R8] A count against what was expected; what passes the most stays outside stock. */
export function receiveVariance({ expected, good, damaged, most }: ReceivedCount): ReceiveVariance {
  const counted = good + damaged;
  const accepted = Math.min(counted, most);
  return { diff: counted - expected, accepted, overHold: counted - accepted };
}

/** What a line still takes. */
export interface OpenLine {
  readonly expected: number;
  readonly most: number;
  /** Taken into stock so far. */
  readonly accepted: number;
}

/** Pieces of one scan that fall to a line: into stock, or outside it. */
export interface ScanShare {
  /** Place of the line among those given. */
  readonly at: number;
  readonly take: number;
  readonly over: number;
}

/**
 * [R8] Shares the pieces of a scan among the lines of its SKU: each line in turn up to what it expects, then up to its most; what is left
 * is held with the last line, outside stock.
 */
export function shareScan(lines: readonly OpenLine[], qty: number): readonly ScanShare[] {
  const takes = lines.map(() => 0);
  let left = qty;
  const fill = (limit: (line: OpenLine) => number) => {
    for (const [at, line] of lines.entries()) {
      const room = Math.max(0, Math.min(left, limit(line) - line.accepted - takes[at]!));
      takes[at] = takes[at]! + room;
      left -= room;
    }
  };
  fill(({ expected, most }) => Math.min(expected, most));
  fill(({ most }) => most);
  return takes
    .map((take, at): ScanShare => ({ at, take, over: at === lines.length - 1 ? left : 0 }))
    .filter(({ take, over }) => take + over > 0);
}
