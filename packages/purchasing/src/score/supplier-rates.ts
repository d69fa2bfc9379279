import { compareDecimals, type Decimal, divide, multiply, negate, sum, wholeShare, zero } from '@axle/kernel';
import { pieces } from '../amount.ts';
import type { Saving } from '../board/saving.ts';
import type { DueLine } from '../delivery/on-time.ts';

const hundred = '100' as Decimal;

/** [R19c] The part of delivered lines whose first delivery brought all that was wanted but for the tolerance; undefined where none is. */
export function inFullRate(lines: readonly DueLine[]): Decimal | undefined {
  const delivered = lines.filter(({ deliveries }) => deliveries.length > 0);
  if (delivered.length === 0) return undefined;
  const inFull = delivered.filter(({ wanted, underTolPct, deliveries }) => {
    const first = deliveries.map(({ day }) => day).toSorted()[0];
    const came = deliveries.filter(({ day }) => day === first).reduce((total, { qty }) => total + qty, 0);
    return came >= wanted - wholeShare(wanted, underTolPct);
  });
  return divide(pieces(inFull.length), pieces(delivered.length), 4);
}

/** [R19c] By how many percent pieces cost more than at the prices that they are compared with; undefined where there are none. */
export function priceChange(savings: readonly Saving[]): Decimal | undefined {
  const basis = sum(savings.map(one => one.basis));
  if (compareDecimals(basis, zero) <= 0) return undefined;
  return divide(multiply(negate(sum(savings.map(one => one.saving))), hundred), basis, 2);
}
