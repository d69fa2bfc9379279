import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkedOrder } from './linked-order.ts';

it('[N33] the first order is the one that holds the requirement, follows it to another, and ends with it', () => {
  expect(linkedOrder({ before: [], ordered: [7] })).toBe(7);
  expect(linkedOrder({ current: 7, before: [7], ordered: [7, 9] })).toBe(7);
  expect(linkedOrder({ current: 7, before: [7, 9], ordered: [9] })).toBe(9);
  expect(linkedOrder({ current: 7, before: [7], ordered: [] })).toBeUndefined();
});

it('[N33] an order that a person entered always stays', () => {
  const orders = fc.uniqueArray(fc.integer({ min: 1, max: 20 }));
  fc.assert(fc.property(orders, orders, (before, ordered) => linkedOrder({ current: 99, before, ordered }) === 99));
});
