import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutRefusals, movedColumn } from './layout-refusals.ts';

const of = (...columns: readonly string[]) => layoutRefusals({ layout: columns.map(shown => ({ shown })) }).map(({ code }) => code);

it('[N34] a layout has the item and the pieces; without columns an order has all', () => {
  expect([of(), layoutRefusals({}), of('effQty', 'sku'), of('sku', 'effQty', 'price')]).toEqual([[], [], [], []]);
  expect([of('sku'), of('price', 'effQty')]).toEqual([['LAYOUT'], ['LAYOUT']]);
});

it('[N34] moving a column loses none and stays within them', () => {
  expect([movedColumn(['a', 'b', 'c'], 2, -1), movedColumn(['a', 'b'], 0, -1), movedColumn(['a', 'b'], 0, 1)]).toEqual([
    ['a', 'c', 'b'],
    ['a', 'b'],
    ['b', 'a'],
  ]);
  const columns = fc.uniqueArray(fc.string());
  fc.assert(
    fc.property(columns, fc.integer({ min: -2, max: 8 }), fc.integer({ min: -2, max: 2 }), (given, at, by) => {
      expect(movedColumn(given, at, by).toSorted()).toEqual(given.toSorted());
    }),
  );
});
