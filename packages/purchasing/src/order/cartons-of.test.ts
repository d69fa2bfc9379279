import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartonsOf } from './cartons-of.ts';

it('[R101] 216 pieces in cartons of 24 are 9 cartons, 100 are 4.17', () => {
  expect([cartonsOf(216, 24), cartonsOf(100, 24), cartonsOf(7, 0)]).toEqual(['9', '4.17', '7']);
});

it('[R101] whole cartons are counted as they are', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.integer({ min: 1, max: 999 }), (cartons, cartonQty) => {
      expect(cartonsOf(cartons * cartonQty, cartonQty)).toBe(String(cartons));
    }),
  );
});
