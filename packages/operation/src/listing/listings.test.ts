import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkListing, listingRefusals } from './listing-refusals.ts';
import { publishQty } from './publish-qty.ts';

const pieces = fc.integer({ min: 0, max: 5000 });
const terms = fc.record({ buffer: pieces, share: fc.integer({ min: 0, max: 100 }), cap: pieces, min: fc.integer({ min: 0, max: 20 }) });

describe('[O2] the published quantity', () => {
  it('of 37 with a buffer of 5, half of the rest and at most 20 is 16; of 6 it is none', () => {
    const rule = { buffer: 5, share: 50, cap: 20, min: 2 };
    expect([publishQty({ available: 37, ...rule }), publishQty({ available: 6, ...rule })]).toEqual([16, 0]);
    expect([publishQty({ available: 27, ...rule }), publishQty({ available: 100, ...rule })]).toEqual([11, 20]);
    expect(publishQty({ available: 9, buffer: 2, share: 100, min: 0 })).toBe(7);
  });

  it('is between none and what is available, and grows with it', () => {
    fc.assert(
      fc.property(pieces, pieces, terms, (available, more, rule) => {
        const qty = publishQty({ available, ...rule });
        expect(qty >= 0 && qty <= available).toBe(true);
        expect(publishQty({ available: available + more, ...rule })).toBeGreaterThanOrEqual(qty);
      }),
    );
  });

  it('stores that share one pool never show more than is free, while their shares make 100 percent', () => {
    fc.assert(
      fc.property(pieces, pieces, fc.integer({ min: 0, max: 100 }), terms, (available, buffer, share, rule) => {
        const shown = [share, 100 - share].map(part => publishQty({ ...rule, available, buffer, share: part, cap: 9999 }));
        expect(shown[0]! + shown[1]!).toBeLessThanOrEqual(Math.max(0, available - buffer));
      }),
    );
  });
});

describe('[O3c] what a listing lacks', () => {
  const listing = { title: 'Front brake pads', price: '60.00' as Decimal, fitmentCount: 3 };
  const codes = (more: object) => listingRefusals({ ...listing, ...more }).map(({ code }) => code);

  it('a title of 10 to 150 characters, a price not below MAP, and fitments unless it is universal', () => {
    expect(codes({})).toEqual([]);
    expect([codes({ title: 'Too short' }), codes({ title: undefined }), codes({ price: undefined })]).toEqual([
      ['TITLE'],
      ['TITLE'],
      ['NO_PRICE'],
    ]);
    expect([codes({ mapPrice: '60.01' }), codes({ fitmentCount: 0 }), codes({ fitmentCount: 0, universal: true })]).toEqual([
      ['BELOW_MAP'],
      ['NO_FITMENT'],
      [],
    ]);
    expect([checkListing({ title: 'Front brake pads' }), checkListing({ title: 'Short' }).length]).toEqual([[], 1]);
  });
});
