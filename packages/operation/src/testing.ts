import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import type { FeedRow } from './feed/diff-feed.ts';
import type { PriceCosts } from './listing/floor-price.ts';

const amount = (): fc.Arbitrary<Decimal> => fc.integer({ min: 0, max: 1_000_000 }).map(cents => (cents / 100).toFixed(2) as Decimal);
const share = (): fc.Arbitrary<Decimal> => fc.integer({ min: 0, max: 49 }).map(value => (value / 100).toFixed(2) as Decimal);

/** Costs that some price covers. */
export const anyPriceCosts = (): fc.Arbitrary<PriceCosts> =>
  fc.record({ landed: amount(), fulfil: amount(), feeRate: share(), targetMargin: share() });

/** A feed whose keys occur once. */
export const anyFeed = (): fc.Arbitrary<readonly FeedRow[]> =>
  fc.uniqueArray(fc.record({ key: fc.stringMatching(/^[A-H]$/), cells: fc.array(fc.constantFrom('', '1', '2'), { maxLength: 2 }) }), {
    selector: ({ key }) => key,
  });
