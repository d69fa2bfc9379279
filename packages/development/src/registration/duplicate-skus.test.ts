import fc from 'fast-check';
import { expect, it } from 'vitest';
import { duplicateRefusals, duplicateSkus, type LiveSku } from './duplicate-skus.ts';

const pad = { oeNumbers: ['04465-06090'], position: 'front', brand: 1 };
const live: LiveSku = { sku: 'BRP-10001', oeNumbers: ['0446506090', '04465-33471'], position: 'front', brand: 1 };

it('[N5a] the same OE number, position and brand in a live SKU is refused with its code; another brand is a warning', () => {
  expect(duplicateRefusals(pad, [live])).toMatchObject([{ code: 'DUPLICATE_SKU', message: { en: expect.stringContaining('BRP-10001') } }]);
  const other = { ...live, brand: 2 };
  expect(duplicateRefusals(pad, [other])).toEqual([]);
  expect(duplicateSkus(pad, [other])).toEqual({ same: [], alike: [other] });
});

it('[N5a] another position or other numbers are another part; no position is any position', () => {
  expect(
    duplicateSkus(pad, [
      { ...live, position: 'rear' },
      { ...live, oeNumbers: ['1'] },
      { ...live, oeNumbers: [] },
    ]),
  ).toEqual({
    same: [],
    alike: [],
  });
  const { position: _, ...anywhere } = pad;
  expect(duplicateSkus(anywhere, [{ ...live, position: 'na' }]).same).toHaveLength(1);
});

it('[N5a] never finds a part without OE numbers, and finds the same however they are spelled', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), number => {
      expect(duplicateSkus({ brand: 1 }, [{ sku: 'A', oeNumbers: [number], brand: 1 }])).toEqual({ same: [], alike: [] });
      const spelled = { sku: 'A', oeNumbers: [` ${number.toLowerCase()}-`], brand: 1 };
      const plain = duplicateSkus({ oeNumbers: [number], brand: 1 }, [{ ...spelled, oeNumbers: [number] }]).same.length;
      expect(duplicateSkus({ oeNumbers: [`${number} `], brand: 1 }, [{ ...spelled, oeNumbers: [number] }]).same).toHaveLength(plain);
    }),
  );
});
