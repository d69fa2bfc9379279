import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import type { EstimateInput } from './project/estimate.ts';
import type { ScoreInput } from './project/score.ts';

const cents = (most: number, least = 0): fc.Arbitrary<Decimal> =>
  fc.integer({ min: least, max: most }).map(units => String(units / 100) as Decimal);

/** What a piece may sell for and cost; something of the price is always left. */
export const estimates = (): fc.Arbitrary<EstimateInput> =>
  fc.record({
    price: cents(99_999, 1),
    feePct: cents(3_000),
    landed: cents(50_000),
    lastMile: cents(10_000),
    adPct: cents(3_000),
    returnPct: cents(3_000),
    mould: cents(5_000_000),
    monthlySales: fc.nat(5_000),
  });

/** Items of a score as they may be typed, and any margin. */
export const scoreInputs = (): fc.Arbitrary<ScoreInput> =>
  fc.record({
    market: fc.nat(100),
    competition: fc.nat(100),
    ipCompliance: fc.nat(100),
    supply: fc.nat(100),
    marginPct: fc.integer({ min: -9_999, max: 9_999 }).map(units => String(units / 100) as Decimal),
  });
