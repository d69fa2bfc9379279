import { type Decimal, divide, multiply } from '@axle/kernel';

const whole = (value: number) => String(value) as Decimal;

/** One count as so many parts of another, rounded. */
const partsOf = (count: number, total: number, parts: number, scale: number): Decimal | undefined =>
  total === 0 ? undefined : divide(multiply(whole(count), whole(parts)), whole(total), scale);

/** [Q9] Units of a lot that are released after sorting: without the bad ones, with those that were replaced, at most as many. */
export function sortedQty(lotSize: number, bad: number, replaced: number): number {
  if (bad < 0 || bad > lotSize || replaced < 0 || replaced > bad) throw new RangeError(`${bad} bad, ${replaced} replaced of ${lotSize}`);
  return lotSize - bad + replaced;
}

/** [Q10] Percent of the original lots judged that were accepted, to two digits; undefined before any was judged. */
export const firstPassRate = (accepted: number, judged: number): Decimal | undefined => partsOf(accepted, judged, 100, 2);

/** [Q10] Percent of the units inspected that do not conform, to two digits: 7 of 205 are 3.41. */
export const defectRate = (nonconforming: number, inspected: number): Decimal | undefined => partsOf(nonconforming, inspected, 100, 2);

/** [Q10] Nonconforming units of a million inspected ones: 7 of 205 are 34,146. */
export const partsPerMillion = (nonconforming: number, inspected: number): Decimal | undefined =>
  partsOf(nonconforming, inspected, 1_000_000, 0);
