import { add, compareDecimals, type Decimal, divide, multiply, subtract, zero } from '@axle/kernel';
import type { FbaReferralRow } from './fba-table.ts';

/** Steps by the amount above which they hold. */
export const orderedSteps = (steps: readonly FbaReferralRow[]): readonly FbaReferralRow[] =>
  steps.toSorted((one, other) => compareDecimals(one.above, other.above));

/**
 * [B36] What the platform keeps of a price by percent, unrounded: each part of it by the step that it lies in, or all of it by the step
 * that the price lies in where that step takes the whole price.
 */
export function referralShare(steps: readonly FbaReferralRow[], price: Decimal): Decimal {
  const reached = orderedSteps(steps).filter(({ above }) => compareDecimals(price, above) > 0);
  const last = reached.at(-1);
  if (last?.whole) return percentOf(price, last.percent);
  return reached.map(({ above, percent }, at) => percentOf(subtract(reached[at + 1]?.above ?? price, above), percent)).reduce(add, zero);
}

const percentOf = (amount: Decimal, percent: Decimal): Decimal => divide(multiply(amount, percent), '100' as Decimal, 12);
