import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOrderOf } from './first-order-of.ts';

const steps = { moq: 100, cartonQty: 24 };

it('[N14] by the rule of the registration, in cartons of the supplier', () => {
  expect(firstOrderOf({ firstOrderRule: 'months', firstOrderMonths: '1.5' as Decimal, monthlySales: 120 }, steps)).toBe(192);
  expect(firstOrderOf({ firstOrderRule: 'fixed', firstOrderQty: 241 }, steps)).toBe(264);
  expect(firstOrderOf({ firstOrderRule: 'moq' }, steps)).toBe(120);
  expect(firstOrderOf({ firstOrderRule: 'months', firstOrderMonths: '2' as Decimal }, steps)).toBe(120);
});

it('[N14] is never nothing, and whole cartons', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('fixed', 'moq', 'months'),
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 500 }),
      (rule, qty, cartonQty) => {
        const pieces = firstOrderOf({ firstOrderRule: rule, firstOrderQty: qty }, { cartonQty });
        expect(pieces).toBeGreaterThan(0);
        expect(pieces % cartonQty).toBe(0);
      },
    ),
  );
});
