import { compareDecimals, type Decimal, divide } from '@axle/kernel';
import type { WeeklyDemand } from './rebalance.ts';

/** [O9a] For how many weeks pieces last at the pace of a warehouse, with one digit; open where nothing is sold from it. */
export const coverWeeks = (pieces: number, { units, weeks }: WeeklyDemand): Decimal | undefined =>
  units > 0 ? divide(String(Math.max(0, pieces) * weeks) as Decimal, String(units) as Decimal, 1) : undefined;

/** The least cover that is compared with: an empty warehouse counts as a tenth of a week. */
const least = '0.1' as Decimal;
/** A SKU is as uneven as it can be from here on. */
const most = '99' as Decimal;
const even = '1' as Decimal;

/**
 * [O9b] How unevenly a SKU covers the warehouses that sell it: the longest cover by the shortest, with one digit and at most 99; even with
 * fewer than two (operation.md, multiWarehouse).
 */
export function imbalance(covers: readonly (Decimal | undefined)[]): Decimal {
  const known = covers
    .flatMap(cover => (cover === undefined ? [] : [compareDecimals(cover, least) < 0 ? least : cover]))
    .toSorted(compareDecimals);
  if (known.length < 2) return even;
  const times = divide(known.at(-1)!, known[0]!, 1);
  return compareDecimals(times, most) > 0 ? most : times;
}
