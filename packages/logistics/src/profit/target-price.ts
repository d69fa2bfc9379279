import { compareDecimals, type Decimal, divide, multiply, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { marginAt, type ProfitTerms } from './profit-terms.ts';

const hundred = '100' as Decimal;

/** Percent of the price that estimates begin by aiming at. */
export const usualTargetMargin = '25' as Decimal;

/** Most that a price is looked for, in cents: a million. */
const mostCents = 100_000_000;

const unreachable: Refusal = {
  code: 'UNREACHABLE',
  message: { zh: '任何售价都达不到该利润率', en: 'No price reaches this margin' },
};

const priceOf = (cents: number): Decimal => divide(String(cents) as Decimal, hundred, 2);

/**
 * [B18] The smallest price in cents at which the margin is at least the target: the least of each segment between the bands of fees, in
 * which the margin only grows; the least of all. `UNREACHABLE` where none reaches it.
 */
export function targetPrice(terms: ProfitTerms, target: Decimal): Result<Decimal> {
  const reaches = (cents: number) => compareDecimals(marginAt(terms, priceOf(cents)), target) >= 0;
  const steps = [...terms.fulfilment.map(({ from }) => from), ...terms.referral.map(({ above }) => above)];
  const starts = [...new Set([1, ...steps.map(from => Math.max(1, Number(divide(multiply(from, hundred), '1' as Decimal, 0, 'up'))))])];
  const ordered = starts.filter(start => start <= mostCents).toSorted((one, other) => one - other);
  for (const [at, start] of ordered.entries()) {
    const end = (ordered[at + 1] ?? mostCents + 1) - 1;
    if (reaches(start)) return ok(priceOf(start));
    if (!reaches(end)) continue;
    let [below, from] = [start, end];
    while (from - below > 1) {
      const middle = Math.floor((below + from) / 2);
      if (reaches(middle)) from = middle;
      else below = middle;
    }
    return ok(priceOf(from));
  }
  return refuse(unreachable);
}
