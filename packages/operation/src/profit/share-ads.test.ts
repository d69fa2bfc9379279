import { add, compareDecimals, type Decimal, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareAds } from './share-ads.ts';

const d = (value: string) => value as Decimal;

describe('[O6m] what was spent on advertising', () => {
  it('10.00 for a SKU of which two orders sold 1 and 2 that day are 3.33 and 6.67', () => {
    expect(shareAds(d('10'), [1, 2], 2)).toEqual({ shares: ['3.33', '6.67'], unallocated: '0' });
  });

  it('without sales on the day no order bears it', () => {
    expect(shareAds(d('4.2'), [], 2)).toEqual({ shares: [], unallocated: '4.2' });
    expect(shareAds(d('4.2'), [0], 2)).toEqual({ shares: ['0'], unallocated: '4.2' });
  });

  it('shares and what nobody bears come to what was spent', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.array(fc.nat(9), { maxLength: 6 }), (cents, units) => {
        const spend = d(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
        const { shares, unallocated } = shareAds(spend, units, 2);
        expect(compareDecimals(add(sum(shares), unallocated), spend)).toBe(0);
      }),
    );
  });
});
