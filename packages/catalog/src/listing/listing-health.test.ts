import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingHealth } from './listing-health.ts';

describe('the health of listings', () => {
  it('[LST1] 400 listings, 372 active, 310 with buy box are 93.0% and 83.3% of active', () => {
    expect(listingHealth({ listings: 400, active: 372, buyBox: 310 })).toEqual({ activeShare: 93, buyBoxShare: 83.3 });
  });

  it('[LST1] there is no share of nothing', () => {
    expect(listingHealth({ listings: 0, active: 0, buyBox: 0 })).toEqual({});
    expect(listingHealth({ listings: 3, active: 0, buyBox: 0 })).toEqual({ activeShare: 0 });
  });

  it('[LST1] shares lie between nothing and the whole, and grow with their part', () => {
    const counts = fc
      .integer({ min: 1, max: 1e6 })
      .chain(listings => fc.tuple(fc.constant(listings), fc.integer({ min: 0, max: listings })));
    fc.assert(
      fc.property(counts, ([listings, active]) => {
        const { activeShare = -1 } = listingHealth({ listings, active, buyBox: 0 });
        expect(activeShare >= 0 && activeShare <= 100).toBe(true);
        const more = listingHealth({ listings, active: Math.min(listings, active + 1), buyBox: 0 }).activeShare ?? -1;
        expect(more).toBeGreaterThanOrEqual(activeShare);
      }),
    );
  });
});
