import fc from 'fast-check';
import { expect, it } from 'vitest';
import { skuMay, type SkuOperation, type SkuSalesStatus } from './sku-may.ts';

const statuses: readonly SkuSalesStatus[] = ['draft', 'new', 'onSale', 'clearance', 'stopped', 'archived'];
const operations: readonly SkuOperation[] = ['purchase', 'sell', 'plan', 'forecast', 'move'];
const statusesOf = (operation: SkuOperation) => statuses.filter(status => skuMay(status, operation));

it('[B5] new and sold parts are bought and planned, clearance is sold and forecast too, all but drafts are moved', () => {
  for (const operation of ['purchase', 'plan'] as const) expect(statusesOf(operation)).toEqual(['new', 'onSale']);
  for (const operation of ['sell', 'forecast'] as const) expect(statusesOf(operation)).toEqual(['new', 'onSale', 'clearance']);
  expect(statusesOf('move')).toEqual(statuses.slice(1));
});

it('[B5] the table is a total function, and drafts and archived parts are neither bought nor sold', () => {
  fc.assert(
    fc.property(fc.constantFrom(...statuses), fc.constantFrom(...operations), (status, operation) => {
      expect(typeof skuMay(status, operation)).toBe('boolean');
      if (status === 'draft' || status === 'archived') expect(skuMay(status, 'purchase') || skuMay(status, 'sell')).toBe(false);
    }),
  );
});
