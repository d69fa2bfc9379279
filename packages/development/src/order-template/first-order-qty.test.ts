import { compareDecimals, type Decimal, multiply } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOrderQty } from './first-order-qty.ts';

const months = (text: string, monthlySales = 120) => ({ rule: 'months', months: text as Decimal, monthlySales }) as const;
const steps = { moq: 100, cartonQty: 24 };

it('[N6] 120 a month for 1.5 months are 180: 192 in cartons of 24', () => {
  expect(firstOrderQty(months('1.5'), {})).toBe(180);
  expect(firstOrderQty(months('1.5'), steps)).toBe(192);
  expect([
    firstOrderQty({ rule: 'fixed', qty: 10 }, steps),
    firstOrderQty({ rule: 'moq' }, steps),
    firstOrderQty({ rule: 'moq' }, {}),
  ]).toEqual([120, 120, 1]);
});

it('[N6] covers the months whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 60 }), fc.nat(2_000), (tenths, sales) => {
      const asked = multiply(String(tenths / 10) as Decimal, String(sales) as Decimal);
      const qty = firstOrderQty(months(String(tenths / 10), sales), steps);
      expect(compareDecimals(String(qty) as Decimal, asked)).toBeGreaterThanOrEqual(0);
      expect(qty % 24).toBe(0);
    }),
  );
});
