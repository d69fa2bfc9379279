import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOeSources, refuseBrandExport } from './number-sources.ts';

const codes = (record: object) => checkOeSources(record as Record<string, unknown>).map(({ code, field }) => [code, field]);
const sku = { oeNumbers: ['04465-06090', '04465-33480'], interchangeNos: ['TO1210105'] };

describe('[SKU10] whose a number is', () => {
  it('is said of numbers that the SKU has, whatever signs they are written with', () => {
    expect(
      codes({
        ...sku,
        numberSources: [
          { number: '04465 06090', system: 'OE', maker: 'Toyota' },
          { number: 'TO1210105', system: 'partslink' },
        ],
      }),
    ).toEqual([]);
    expect(codes({ ...sku, numberSources: [{ number: '99999-99999', system: 'OE', maker: 'Toyota' }] })).toEqual([
      ['UNKNOWN_NUMBER', 'numberSources.0.number'],
    ]);
    expect(codes({ ...sku, numberSources: [{ number: '04465-06090', system: 'hollander' }] })).toEqual([
      ['UNKNOWN_NUMBER', 'numberSources.0.number'],
    ]);
  });

  it('names the maker of an OE number', () => {
    expect(codes({ ...sku, numberSources: [{ number: '04465-06090', system: 'OE' }] })).toEqual([['NO_MAKER', 'numberSources.0.maker']]);
  });

  it('marks one OE number as the primary', () => {
    const line = (number: string, more: object) => ({ number, system: 'OE', maker: 'Toyota', ...more });
    const [one, other] = sku.oeNumbers.map(number => line(number, { isPrimary: true }));
    expect(codes({ ...sku, numberSources: [one, line('04465-33480', { isPrimary: false })] })).toEqual([]);
    expect(codes({ ...sku, numberSources: [one, other] })).toEqual([['PRIMARY_TWICE', 'numberSources.1.isPrimary']]);
    expect(codes({ ...sku, numberSources: [{ number: 'TO1210105', system: 'partslink', isPrimary: true }] })).toEqual([
      ['PRIMARY_NO_OE', 'numberSources.0.isPrimary'],
    ]);
  });

  it('is never refused of the numbers that a SKU has', () => {
    const numbers = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{5,12}$/), { maxLength: 6 });
    fc.assert(
      fc.property(numbers, oeNumbers => {
        expect(codes({ oeNumbers, numberSources: oeNumbers.map(number => ({ number, system: 'OE', maker: 'Honda' })) })).toEqual([]);
      }),
    );
  });
});

it('[SKU11] oem brand on a SKU forces brandExport 3 or 4', () => {
  expect([0, 1, 2, 3, 4].map(kind => refuseBrandExport('oem', kind)?.code)).toEqual([
    'BRAND_EXPORT',
    'BRAND_EXPORT',
    'BRAND_EXPORT',
    undefined,
    undefined,
  ]);
  expect(refuseBrandExport('own', 1)).toBeUndefined();
  expect(refuseBrandExport('oem', undefined)).toBeUndefined();
});
