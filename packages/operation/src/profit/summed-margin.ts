import { type Decimal, sum } from '@axle/kernel';
import { marginOf } from './order-profit.ts';

/** What was sold, and what it earned. */
export interface EarnedSales {
  readonly netSales: Decimal;
  readonly profit: Decimal;
}

/** [O6j] The margin of several in percent, out of the sums of what they earned and sold: never a mean of their margins. */
export const summedMargin = (all: readonly EarnedSales[]): Decimal | undefined =>
  marginOf(sum(all.map(({ profit }) => profit)), sum(all.map(({ netSales }) => netSales)));
