import { type Decimal, decimal, divide, multiply } from '@axle/kernel';
import { atLastCost } from '../operation/incoming-cost.ts';

/** What is known of the cost of pieces that a customer sends back. */
export interface ReturnedPieces {
  readonly qty: number;
  /** The line with which they left: pieces shipped and the value that they took. */
  readonly outbound?: { readonly shipped: number; readonly costValue: Decimal };
  /** Cost of a piece of the same SKU that came last, in CNY. */
  readonly lastCost?: Decimal;
}

/** The value at which they come back, and where it is from. */
export interface ReturnCost {
  readonly value: Decimal;
  readonly source: 'return' | 'last_cost' | 'unknown';
}

const pieces = (qty: number): Decimal => {
  const written = decimal(String(qty));
  if (!written.ok) throw new RangeError(`${qty} is no number of pieces`);
  return written.value;
};

/** [R18] Pieces come back at the average cost with which their line left; where the line is not known, at the last cost. */
export function returnCost({ qty, outbound, lastCost }: ReturnedPieces): ReturnCost {
  if (outbound && outbound.shipped > 0) {
    const value = divide(multiply(outbound.costValue, pieces(qty)), pieces(outbound.shipped), 4);
    return { value, source: 'return' };
  }
  return atLastCost(qty, lastCost);
}
