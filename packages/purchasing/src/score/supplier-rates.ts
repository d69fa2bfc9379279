import { compareDecimals, type Decimal, divide, multiply, negate, sum, wholeShare, zero } from '@axle/kernel';
import type { Saving } from '../fact/saving.ts';
import type { DueLine } from '../delivery/on-time.ts';

const hundred = '100' as Decimal;

/** [R19c] Whether the first delivery of a line brought all that was wanted but for the tolerance; undefined where nothing came. */
export function isInFull({ wanted, underTolPct, deliveries }: DueLine): boolean | undefined {
  const first = deliveries.map(({ day }) => day).toSorted()[0];
  if (first === undefined) return undefined;
  const came = deliveries.filter(({ day }) => day === first).reduce((total, { qty }) => total + qty, 0);
  return came >= wanted - wholeShare(wanted, underTolPct);
}

/** [R19c] By how many percent pieces cost more than at the prices that they are compared with; undefined where there are none. */
export function priceChange(savings: readonly Saving[]): Decimal | undefined {
  const basis = sum(savings.map(one => one.basis));
  if (compareDecimals(basis, zero) <= 0) return undefined;
  return divide(multiply(negate(sum(savings.map(one => one.saving))), hundred), basis, 2);
}
