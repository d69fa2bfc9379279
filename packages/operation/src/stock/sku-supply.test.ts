import fc from 'fast-check';
import { expect, it } from 'vitest';
import { skuSupply } from './sku-supply.ts';

it('[O2h] 30 and 12 at platforms and 48 free in a warehouse that three listings share are 90, for 45 days at 60 in thirty', () => {
  expect(skuSupply({ kept: 30 + 12, available: 48, units30: 60 })).toEqual({ sellable: 90, daysOfSupply: '45' });
  expect(skuSupply({ kept: 0, available: -3, units30: 0 })).toEqual({ sellable: 0, daysOfSupply: undefined });
});

it('[O2h] is never below nothing, and never less with more stock', () => {
  const some = fc.integer({ min: -50, max: 900 });
  fc.assert(
    fc.property(some, some, fc.nat(90), fc.nat(90), (kept, available, more, units30) => {
      const { sellable } = skuSupply({ kept, available, units30 });
      expect(sellable).toBeGreaterThanOrEqual(0);
      expect(skuSupply({ kept: kept + more, available, units30 }).sellable).toBeGreaterThanOrEqual(sellable);
    }),
  );
});
