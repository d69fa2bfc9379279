import fc from 'fast-check';
import { expect, it } from 'vitest';
import { skuMay, skuOperations, skuSalesStates } from './sku-may.ts';

const statesOf = (operation: (typeof skuOperations)[number]) => skuSalesStates.filter(state => skuMay(state, operation));

it('[B5] new and sold parts are bought and planned, clearance is sold and forecast too, all but drafts are moved', () => {
  expect(statesOf('purchase')).toEqual(['new', 'onSale']);
  expect(statesOf('netRequirement')).toEqual(['new', 'onSale']);
  expect(statesOf('sell')).toEqual(['new', 'onSale', 'clearance']);
  expect(statesOf('forecast')).toEqual(['new', 'onSale', 'clearance']);
  for (const operation of ['receive', 'ship', 'return'] as const) expect(statesOf(operation)).toEqual(skuSalesStates.slice(1));
});

it('[B5] it is a total function, and drafts and archived parts are neither bought nor sold', () => {
  fc.assert(
    fc.property(fc.constantFrom(...skuSalesStates), fc.constantFrom(...skuOperations), (state, operation) => {
      expect(typeof skuMay(state, operation)).toBe('boolean');
    }),
  );
  for (const state of ['draft', 'archived'])
    for (const operation of ['purchase', 'sell'] as const) expect(skuMay(state, operation)).toBe(false);
  expect(skuMay('elsewhere', 'ship')).toBe(false);
});
