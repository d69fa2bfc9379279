import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PieceSize, sizeDifference } from './size-differs.ts';

const piece = (l: string, w: string, h: string, kg: string): PieceSize => ({
  sides: [l, w, h] as [Decimal, Decimal, Decimal],
  kg: kg as Decimal,
});
const ours = piece('45', '30', '20', '3.2');

describe('sizes that Amazon measures', () => {
  it('[FBA5] Amazon size differs from ours > 5% on a side or > 3% weight (fee risk)', () => {
    expect(sizeDifference(ours, piece('47.25', '30', '20', '3.296'))).toBeUndefined();
    expect(sizeDifference(ours, piece('47.3', '30', '20', '3.2'))).toEqual({
      reported: '47.3',
      expected: '45',
      difference: '2.3',
      detail: 'L 47.3 / 45 cm',
    });
    expect(sizeDifference(ours, piece('45', '30', '20', '3.3'))).toMatchObject({ difference: '0.1', detail: 'G 3.3 / 3.2 kg' });
    expect(sizeDifference(ours, piece('48', '30', '24', '3.2'))).toMatchObject({ expected: '20', detail: 'H 24 / 20 cm · L 48 / 45 cm' });
  });

  it('[FBA5] what was not measured is not held against us; the same size never differs', () => {
    expect(sizeDifference(ours, {})).toBeUndefined();
    expect(sizeDifference({}, ours)).toBeUndefined();
    const side = fc.integer({ min: 1, max: 30_000 }).map(hundredths => String(hundredths / 100) as Decimal);
    fc.assert(
      fc.property(fc.tuple(side, side, side), side, (sides, kg) => {
        expect(sizeDifference({ sides, kg }, { sides, kg })).toBeUndefined();
      }),
    );
  });
});
