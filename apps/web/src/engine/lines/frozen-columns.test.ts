import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frozenColumns, frozenPlaces } from './frozen-columns.ts';

it('keeps the leading columns up to the last one that names a line', () => {
  expect(frozenColumns({ by: ['documentNo', 'line', 'day'] }, ['documentNo', 'line', 'skuCode', 'day'])).toBe(2);
  expect(frozenColumns({ by: ['supplier'] }, ['rank', 'supplier', 'grade', 'score'])).toBe(2);
  expect(frozenColumns({ by: ['day'] }, ['qty', 'price', 'amount', 'day'])).toBe(0);
});

it('keeps only as many as leave half of the room to the others', () => {
  expect(frozenPlaces([40, 160, 80], 700)).toEqual([0, 40, 200]);
  expect(frozenPlaces([40, 160, 80], 500)).toEqual([0, 40]);
  expect(frozenPlaces([40, 160, 80], 60)).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 6 }), fc.integer({ min: 0, max: 2000 }), (widths, room) => {
      const places = frozenPlaces(widths, room);
      const taken = widths.slice(0, places.length).reduce((all, width) => all + width, 0);
      expect(taken <= room / 2).toBe(true);
    }),
  );
});
