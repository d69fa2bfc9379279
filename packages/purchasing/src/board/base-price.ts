import { type LocalDate, sum, yearOf } from '@axle/kernel';
import type { Bought } from './saving.ts';

/** Pieces that were bought on a day. */
export interface BoughtOn extends Bought {
  readonly day: LocalDate;
}

/**
 * [R73] What a purchase of a day is compared with: all purchases of the calendar year before, else the first one ever. Undefined where
 * there is none.
 */
export function comparedWith(purchases: readonly BoughtOn[], day: LocalDate): Bought | undefined {
  const before = purchases.filter(one => yearOf(one.day) === yearOf(day) - 1);
  const first = purchases.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))[0];
  if (before.length === 0) return first;
  return { qty: before.reduce((total, { qty }) => total + qty, 0), amount: sum(before.map(({ amount }) => amount)) };
}
