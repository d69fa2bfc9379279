import { compareDecimals, type Decimal, zero } from '@axle/kernel';

/** The figures that decide whether a supplier is ranked. */
export interface RankedFacts {
  readonly score?: Decimal;
  /** What was bought of it. */
  readonly amount: Decimal;
  /** Lines that were due. */
  readonly linesDue: number;
}

/** [R19e] Lines that are due of a supplier at least, unless another number is asked for. */
export const usualLinesDue = 3;

/** [R19e] Whether a supplier is ranked: something of it was bought or scored, and at least so many of its lines were due. */
export const isRanked = ({ score, amount, linesDue }: RankedFacts, leastDue = 0): boolean =>
  (score !== undefined || compareDecimals(amount, zero) !== 0) && linesDue >= leastDue;
