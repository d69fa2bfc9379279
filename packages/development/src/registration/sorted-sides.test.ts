import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortedSides } from './sorted-sides.ts';

const side = fc.integer({ min: 1, max: 30_000 }).map(value => String(value / 100) as Decimal);

it('[N12] length is never below width, nor width below height, and the same three sides are kept', () => {
  fc.assert(
    fc.property(side, side, side, (one, two, three) => {
      const [length, width, height] = sortedSides([one, two, three]) as [Decimal, Decimal, Decimal];
      expect(compareDecimals(length, width)).toBeGreaterThanOrEqual(0);
      expect(compareDecimals(width, height)).toBeGreaterThanOrEqual(0);
      expect([length, width, height].toSorted()).toEqual([one, two, three].toSorted());
    }),
  );
});

it('[N12] sides of which one is not known stay where they are', () => {
  expect(sortedSides(['3' as Decimal, undefined, '9' as Decimal])).toEqual(['3', undefined, '9']);
});
