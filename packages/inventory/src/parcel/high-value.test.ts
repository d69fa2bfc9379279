import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parcelWorth, photoWanted } from './high-value.ts';

const amount = (text: string) => text as Decimal;
const pieces = [{ qty: 2, unitCost: amount('380.55') }, { qty: 1, unitCost: amount('40') }, { qty: 5 }];

it('[R11d] 2 × 380.55 and 40, with 5 of unknown cost, are worth 801.10: a photo above 801.09, none at 801.10', () => {
  expect(parcelWorth(pieces)).toBe('801.1');
  expect(photoWanted(pieces, amount('801.09'), 0)).toMatchObject({
    code: 'PHOTO_REQUIRED',
    message: { en: 'High-value parcel (above CNY 801.09): take a photo first' },
  });
  expect(photoWanted(pieces, amount('801.10'), 0)).toBeUndefined();
  expect(photoWanted(pieces, amount('801.09'), 1)).toBeUndefined();
  expect(photoWanted(pieces, undefined, 0)).toBeUndefined();
});

it('[R11d] a higher limit never asks where a lower one does not, and one more piece never takes the question back', () => {
  const cents = fc.nat(1_000_000).map(value => amount((value / 100).toFixed(2)));
  const any = fc.array(fc.record({ qty: fc.integer({ min: 1, max: 99 }), unitCost: cents }), { maxLength: 5 });
  fc.assert(
    fc.property(any, cents, cents, (held, one, other) => {
      const [low, high] = compareDecimals(one, other) <= 0 ? [one, other] : [other, one];
      if (!photoWanted(held, low, 0)) expect(photoWanted(held, high, 0)).toBeUndefined();
      if (photoWanted(held, low, 0)) expect(photoWanted([...held, { qty: 1, unitCost: high }], low, 0)).toBeDefined();
    }),
  );
});
