import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartonFit, cartonFitLines } from './carton-fit.ts';

const sizes = { unitL: '16', unitW: '12', unitH: '8', cartonL: '48', cartonW: '32', cartonH: '42', cartonQty: 30 };

it('[SKU7] a carton with less than 0.8 of the room of its pieces does not fit them, which is shown and not refused', () => {
  expect(cartonFit(sizes)).toEqual({ carton: '0.064512', pieces: '0.04608', fits: true });
  expect(cartonFitLines(sizes)).toEqual([{ label: expect.anything(), text: '0.064512 m³ / 0.04608 m³' }]);
  expect(cartonFitLines({ ...sizes, cartonQty: 60 })).toMatchObject([
    { label: { zh: '箱规与单品尺寸不符', en: 'Carton does not fit the pieces' }, missing: true },
  ]);
  expect(cartonFitLines({ ...sizes, unitL: undefined })).toEqual([]);
});

it('[SKU7] fewer pieces never fit worse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 499 }), (pieces, fewer) => {
      const fits = (count: number) => cartonFit({ ...sizes, cartonQty: Math.max(1, count) })!.fits;
      expect(fits(pieces) && !fits(pieces - fewer)).toBe(false);
    }),
  );
});
