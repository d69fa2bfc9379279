import type { LocalDate } from '@axle/kernel';
import { expect, it } from 'vitest';
import { skuOfListing } from './sku-of-listing.ts';

it('[LST7] the map of its day comes first, then the same code in whatever case', () => {
  const day = (text: string) => text as LocalDate;
  const codes = new Map([['BP-0446', 1]]);
  const maps = [
    { sku: 2, from: day('2026-01-01'), to: day('2026-03-31') },
    { sku: 3, from: day('2026-03-01') },
  ];
  const on = (when: string, msku = 'bp-0446') => skuOfListing(msku, day(when), maps, codes);
  expect([on('2025-12-31'), on('2026-01-01'), on('2026-03-31'), on('2026-04-01')]).toEqual([1, 2, 2, 3]);
  expect([skuOfListing('other', day('2026-01-01'), [], codes), on('2025-12-31', 'x')]).toEqual([undefined, undefined]);
});
