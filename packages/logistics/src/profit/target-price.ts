import { compareDecimals, type Decimal, divide, multiply, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { marginAt, type ProfitTerms, referralLimits } from './profit-terms.ts';

/** Percent of the price that estimates begin by aiming at. */
export const usualTargetMargin = '25' as Decimal;

/** Most units of the least coin that a price is looked for in: a million of a currency with cents. */
const most = 100_000_000;

const unreachable: Refusal = {
  code: 'UNREACHABLE',
  message: { zh: '任何售价都达不到该利润率', en: 'No price reaches this margin' },
};

/**
 * [B18] The smallest price with `digits` behind the point at which the margin is at least the target: the least of each segment between
 * borders, in which the margin only grows or only falls. `UNREACHABLE` where none reaches it.
 */
export function targetPrice(terms: ProfitTerms, target: Decimal, digits: number): Result<Decimal> {
  const coins = `1${'0'.repeat(digits)}` as Decimal;
  const priceOf = (units: number) => divide(String(units) as Decimal, coins, digits);
  const reaches = (units: number) => compareDecimals(marginAt(terms, priceOf(units)), target) >= 0;
  for (const [start, end] of segments(terms, coins, priceOf)) {
    if (reaches(start)) return ok(priceOf(start));
    if (reaches(end)) return ok(priceOf(firstOf(start, end, reaches)));
  }
  return refuse(unreachable);
}

type Segment = readonly [start: number, end: number];

/** The stretches of prices, in units of the least coin, between the bands of fees, cut once more where a limit begins or ends to hold. */
function segments(terms: ProfitTerms, coins: Decimal, priceOf: (units: number) => Decimal): readonly Segment[] {
  const steps = [...terms.fulfilment.map(({ from }) => from), ...terms.referral.map(({ above }) => above)];
  // a share of the whole price begins a coin above its border
  const first = steps.flatMap(from => {
    const start = Math.max(1, Number(divide(multiply(from, coins), '1' as Decimal, 0, 'up')));
    return [start, start + 1];
  });
  const limits = referralLimits(terms);
  return toSegments([1, ...first]).flatMap(([start, end]) => {
    const cuts = limits.flatMap(holds => {
      const [atStart, atEnd] = [holds(priceOf(start)), holds(priceOf(end))];
      return atStart === atEnd ? [] : [firstOf(start, end, units => holds(priceOf(units)) === atEnd)];
    });
    return toSegments([start, ...cuts], end);
  });
}

function toSegments(starts: readonly number[], end = most): readonly Segment[] {
  const ordered = [...new Set(starts)].filter(start => start <= end).toSorted((one, other) => one - other);
  return ordered.map((start, at) => [start, (ordered[at + 1] ?? end + 1) - 1]);
}

/** The first number between two for which something holds that does not at the first and does at the last, and never ends in between. */
function firstOf(start: number, end: number, holds: (units: number) => boolean): number {
  let [below, from] = [start, end];
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2);
    if (holds(middle)) from = middle;
    else below = middle;
  }
  return from;
}
