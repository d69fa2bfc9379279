import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import type { FitmentYear } from './fitment/fitment-row.ts';
import type { PriceCosts } from './listing/floor-price.ts';

const amount = (): fc.Arbitrary<Decimal> => fc.integer({ min: 0, max: 1_000_000 }).map(cents => (cents / 100).toFixed(2) as Decimal);
const share = (): fc.Arbitrary<Decimal> => fc.integer({ min: 0, max: 49 }).map(value => (value / 100).toFixed(2) as Decimal);

/** Costs that some price covers. */
export const anyPriceCosts = (): fc.Arbitrary<PriceCosts> =>
  fc.record({ landed: amount(), fulfil: amount(), feeRate: share(), targetMargin: share() });

/** A vehicle of a listing, of few makes and years so that lists meet. */
export const anyFitment = (): fc.Arbitrary<FitmentYear> =>
  fc.record({
    make: fc.constantFrom('Toyota', 'Honda'),
    model: fc.constantFrom('Camry', 'Civic', 'Accord'),
    year: fc.integer({ min: 2000, max: 2012 }),
    submodel: fc.option(fc.constantFrom('LE', 'SE'), { nil: undefined }),
    engine: fc.option(fc.constantFrom('2.4L', '3.5L'), { nil: undefined }),
  });
