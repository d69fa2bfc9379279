import { ok, refuse, type Result } from '../result.ts';
import { absolute, add, compareDecimals, divide, multiply, negate, subtract, sum } from './arithmetic.ts';
import { type Decimal, scaleOf, zero } from './decimal.ts';

/**
 * [K7] Shares out a total over weights without losing a cent: everybody gets the share cut off at `scale`, and what is left goes unit by
 * unit to the largest rests, of equal ones to the first. Refused with `ALLOC_ZERO_BASE` when all weights are zero, with `ALLOC_NEGATIVE`
 * for a weight below zero. Throws for a total that has more digits than `scale`: round it before.
 */
export function allocate(total: Decimal, weights: readonly Decimal[], scale: number): Result<readonly Decimal[]> {
  if (scaleOf(total) > scale) throw new RangeError(`${total} has more than ${scale} digits behind the point`);
  if (weights.some(weight => weight.startsWith('-')))
    return refuse({ code: 'ALLOC_NEGATIVE', message: { zh: '分摊权重不能为负数', en: 'A weight cannot be negative' } });
  const base = sum(weights);
  if (base === zero) return refuse({ code: 'ALLOC_ZERO_BASE', message: { zh: '分摊权重合计为零', en: 'All weights are zero' } });
  const amount = absolute(total);
  const shares = weights.map((weight, index) => {
    const whole = multiply(amount, weight);
    const share = divide(whole, base, scale, 'down');
    return { index, share, rest: subtract(whole, multiply(share, base)) };
  });
  const unit = unitOf(scale);
  const left = Number(divide(subtract(amount, sum(shares.map(({ share }) => share))), unit, 0));
  const favoured = new Set(
    shares
      .toSorted((one, other) => compareDecimals(other.rest, one.rest) || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  const signed = (share: Decimal) => (total.startsWith('-') ? negate(share) : share);
  return ok(shares.map(({ index, share }) => signed(favoured.has(index) ? add(share, unit) : share)));
}

/** The smallest amount with `scale` digits behind the point. */
const unitOf = (scale: number): Decimal => (scale === 0 ? '1' : `0.${'0'.repeat(scale - 1)}1`) as Decimal;
