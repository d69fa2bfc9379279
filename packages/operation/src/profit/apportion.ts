import { allocate, compareDecimals, type Decimal, zero } from '@axle/kernel';

/**
 * [O6c] Shares an amount out over the lines of an order by weights, in the least units of its currency: what is left goes to the largest
 * rests, of equal ones to the earlier line. Lines without any weight share alike, and a weight below nothing counts as none.
 */
export function apportion(total: Decimal, weights: readonly Decimal[], digits: number): readonly Decimal[] {
  const known = weights.map(weight => (compareDecimals(weight, zero) < 0 ? zero : weight));
  const even = known.every(weight => compareDecimals(weight, zero) === 0);
  const shares = allocate(total, even ? known.map(() => '1' as Decimal) : known, digits);
  return shares.ok ? shares.value : [];
}
