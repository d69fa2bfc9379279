import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedSides } from './placed-sides.ts';

const sides = (...given: readonly string[]) => given as unknown as readonly [Decimal, Decimal, Decimal];

it('[FBA7] the sides that Amazon measured stand where ours of the same rank do', () => {
  expect(placedSides(sides('48', '30', '21'), sides('20', '45', '30'))).toEqual(['21', '48', '30']);
  expect(placedSides(sides('48', '30', '21'), sides('20', '20', '20'))).toEqual(['48', '30', '21']);
  expect(placedSides(sides('48', '30', '21'), ['20' as Decimal, undefined, '45' as Decimal])).toEqual(['48', '30', '21']);
});

it('[FBA7] no side is lost, and ours stay as they are where Amazon measures the same', () => {
  const side = fc.integer({ min: 1, max: 9999 }).map(value => String(value / 100) as Decimal);
  fc.assert(
    fc.property(fc.tuple(side, side, side), own => {
      const measured = own.toSorted((one, other) => Number(other) - Number(one)) as [Decimal, Decimal, Decimal];
      expect(placedSides(measured, own)).toEqual(own);
    }),
  );
});
