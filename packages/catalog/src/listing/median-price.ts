import { add, compareDecimals, type Decimal, divide } from '@axle/kernel';

/** [LST3] The middle one of some prices, of an even number the mean of the two in the middle; undefined of none. */
export function medianPrice(prices: readonly Decimal[]): Decimal | undefined {
  const sorted = prices.toSorted(compareDecimals);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  return upper === undefined || sorted.length % 2 === 1 ? upper : divide(add(sorted[middle - 1]!, upper), '2' as Decimal, 4);
}
