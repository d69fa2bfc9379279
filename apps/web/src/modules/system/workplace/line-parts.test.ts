import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineParts } from './line-parts.ts';

it('a day without anything parts the line, a day of 0 does not', () => {
  expect(lineParts([null, 80, 0, null, null, 95])).toEqual([
    [
      { place: 1, value: 80 },
      { place: 2, value: 0 },
    ],
    [{ place: 5, value: 95 }],
  ]);
  expect([lineParts([]), lineParts([null, null])]).toEqual([[], []]);
});

it('every day with a value is on the line once, in its place', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer(), { nil: null })), days => {
      const drawn = lineParts(days).flat();
      expect(drawn).toEqual(days.flatMap((value, place) => (value === null ? [] : [{ place, value }])));
    }),
  );
});
