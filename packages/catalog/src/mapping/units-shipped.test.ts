import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unitsShipped } from './units-shipped.ts';

const kit = new Map([
  ['ROTOR', 2],
  ['PAD', 1],
]);

it('[MAP11] a kit of 2 rotors and 1 pad set: 4 rotors and 2 pad sets are 2 units, 1 rotor alone is one, a substitute counts piece by piece', () => {
  const order = (rotors: number, pads: number) => [
    { sku: 'ROTOR', pieces: rotors },
    { sku: 'PAD', pieces: pads },
  ];
  expect(unitsShipped([order(4, 2)], kit)).toBe(2);
  expect(unitsShipped([order(4, 2), order(2, 1)], kit)).toBe(3);
  expect(unitsShipped([[{ sku: 'ROTOR', pieces: 1 }]], kit)).toBe(1);
  expect(unitsShipped([[{ sku: 'OTHER', pieces: 3 }]], kit)).toBe(3);
  expect(unitsShipped([], kit)).toBe(0);
});

it('[MAP11] whole units shipped are the units reported, and shipping more never lowers them', () => {
  const units = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 6 });
  fc.assert(
    fc.property(units, fc.nat(9), (sold, more) => {
      const orders = sold.map(count => [...kit].map(([sku, qty]) => ({ sku, pieces: qty * count })));
      const total = sold.reduce((sum, count) => sum + count, 0);
      expect(unitsShipped(orders, kit)).toBe(total);
      expect(unitsShipped([...orders, [{ sku: 'PAD', pieces: more }]], kit)).toBe(total + more);
    }),
  );
});
