import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inSteps, lineHeight, lineWidth, placesOf } from './trend-line.ts';

it('days go from left to right and the best stands on top', () => {
  expect(placesOf([[-90, 10], [0, 20]], 90, false)).toEqual([[2.5, 19.5], [117.5, 2.5]]); // prettier-ignore
  expect(placesOf([[-90, 10], [0, 20]], 90, true)).toEqual([[2.5, 2.5], [117.5, 19.5]]); // prettier-ignore
  expect(placesOf([[-45, 7]], 90, false)).toEqual([[60, 11]]);
});

it('no point ever lies outside the drawing', () => {
  const points = fc.uniqueArray(fc.tuple(fc.integer({ min: -90, max: 0 }), fc.double({ min: 0, max: 1e6, noNaN: true })), {
    minLength: 1,
    selector: ([day]) => day,
  });
  fc.assert(
    fc.property(points, fc.boolean(), (given, turned) => {
      for (const [x, y] of placesOf(given, 90, turned)) {
        expect(x >= 2.5 && x <= lineWidth - 2.5).toBe(true);
        expect(y >= 2.5 && y <= lineHeight - 2.5).toBe(true);
      }
    }),
  );
});

it('a line in steps stays level until the next point', () => {
  expect(inSteps([[0, 5], [9, 2]])).toEqual([[0, 5], [9, 5], [9, 2]]); // prettier-ignore
});
