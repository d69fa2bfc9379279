import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PackedArticle, stackedParcel } from './stacked-parcel.ts';

const cm = (...sides: readonly [string, string, string]) => sides as unknown as readonly [Decimal, Decimal, Decimal];

it('[S6b] pieces are expected to be laid one upon the other; what is not known of one is not known of the parcel', () => {
  const disc: PackedArticle = { qty: 2, sides: cm('30', '8', '30'), kg: '7.5' as Decimal };
  const pads: PackedArticle = { qty: 1, sides: cm('16', '10', '9.5'), kg: '2' as Decimal };
  expect(stackedParcel([disc, pads])).toEqual({ sides: ['30', '30', '25.5'], kg: '17' });
  expect(stackedParcel([disc, { qty: 1, kg: '2' as Decimal }])).toEqual({ kg: '17' });
  expect(stackedParcel([disc, { qty: 1 }])).toEqual({});
});

it('[S6b] the parcel is never smaller or lighter than a piece in it', () => {
  const size = fc.integer({ min: 1, max: 200 }).map(value => String(value) as Decimal);
  const article = fc.record({ qty: fc.integer({ min: 1, max: 5 }), sides: fc.tuple(size, size, size), kg: size });
  fc.assert(
    fc.property(fc.array(article, { minLength: 1, maxLength: 5 }), articles => {
      const { sides, kg } = stackedParcel(articles);
      const sorted = (of: readonly Decimal[]) => of.toSorted(compareDecimals);
      for (const article of articles) {
        expect(compareDecimals(kg!, article.kg)).toBeGreaterThanOrEqual(0);
        const own = sorted(article.sides);
        for (const [at, side] of sorted(sides!).entries()) expect(compareDecimals(side, own[at]!)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
