import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnLabel, companionOf, unitOf } from '../field/column-label.ts';
import { sampleFields } from '../testing/sample-resource.ts';
import { digitsIn, inCurrency } from './decimal-text.ts';
import { acceptValue, formatValue, parseCell } from './kinds.ts';

const { price, freight, rate, share, stock, length, gross } = sampleFields;
const read = (field: Parameters<typeof parseCell>[0], ...cells: readonly string[]) =>
  cells.map(cell => {
    const result = parseCell(field, cell);
    return result.ok ? result.value : result.refusal.code;
  });

describe('exact numbers', () => {
  it('are read as people and spreadsheets write them', () => {
    expect(read(price, '1,234.50', '１２．５', '(3.1)', '0.0', '1e5', 'CNY 5')).toEqual([
      '1234.5',
      '12.5',
      '-3.1',
      '0',
      'FORMAT',
      'FORMAT',
    ]);
    expect(read(rate, '12.5%', '125 %', '７％', '%', '-1%')).toEqual(['0.125', '1.25', '0.07', 'FORMAT', 'RANGE']);
    expect(read(freight, 'CNY 1,234.50', '12cny', '-0', 'USD 1')).toEqual(['1234.5', '12', '0', 'CURRENCY']);
    expect(read(share, '12.5%', '１２．５％', '12.5', '0.125 %', '101%')).toEqual(['12.5', '12.5', '12.5', '0.125', 'RANGE']);
    expect(read(stock, '12件', '1,200 PC', '12', '5 kg')).toEqual(['12', '1200', '12', 'FORMAT']);
  });

  it('are converted to the unit in which they are kept, and rounded to its digits', () => {
    expect(read(length, '12 in', '12"', '30.48', '1/8 in', '5 lb')).toEqual(['30.48', '30.48', '30.48', 'FORMAT', 'FORMAT']);
    expect(read(gross, '5 lb', '5磅', '800 g', '-1')).toEqual(['2.268', '2.268', '0.8', 'RANGE']);
  });

  it('are never cut: digits beyond those of the field are refused in words', () => {
    expect(parseCell(price, '1.23456')).toMatchObject({
      refusal: { code: 'RANGE', message: { zh: '单价最多4位小数', en: 'Price takes at most 4 decimal places' } },
    });
    expect(parseCell({ ...stock, scale: 0 }, '1.5')).toMatchObject({
      refusal: { message: { zh: '库存须为整数', en: 'Stock must be a whole number' } },
    });
    expect(parseCell(rate, '0')).toMatchObject({ refusal: { message: { zh: '汇率超出范围（0.00000001 – 99,999,999）' } } });
    expect(read(price, '99999999999999', '100000000000000')).toEqual(['99999999999999', 'RANGE']);
  });

  it('of money have at most the digits of their currency; finer ones, as prices are, so many more', () => {
    const of = (code: string, scale: number) => ({ ...freight, scale, currency: { code } });
    expect(read(of('JPY', 2), '1500', '1500.5')).toEqual(['1500', 'RANGE']);
    expect(read(of('JPY', 4), '1500.25', '1500.255')).toEqual(['1500.25', 'RANGE']);
    expect(read(of('CNY', 4), '1500.2555')).toEqual(['1500.2555']);
    expect(read(of('KWD', 2), '1.25', '1.255')).toEqual(['1.25', 'RANGE']);
  });

  it('of money are shown with the digits of the currency that their record says', () => {
    const own = { ...freight, scale: 2, currency: { field: 'currency' } } as const;
    expect(['JPY', 'CNY', 'KWD'].map(code => formatValue(inCurrency(own, code), '3000', 'en'))).toEqual(['3,000', '3,000.00', '3,000.00']);
    expect(formatValue(inCurrency({ ...own, scale: 4 }, 'JPY'), '12.5', 'en')).toBe('12.50');
    expect(inCurrency(freight, 'JPY')).toBe(freight);
  });

  it('[NF1] of money have as many digits in every row of a column, whatever their values', () => {
    const price = { ...freight, scale: 4, currency: { field: 'currency' } } as const;
    expect(['24', '2.0552'].map(value => formatValue(inCurrency(price, 'USD'), value, 'en'))).toEqual(['24.0000', '2.0552']);
    fc.assert(
      fc.property(
        fc.constantFrom('JPY', 'CNY', 'KWD'),
        fc.constantFrom(2, 4),
        fc.array(fc.nat(99_999_999), { minLength: 1 }),
        (code, scale, cents) => {
          const kept = digitsIn({ scale }, code);
          const shown = cents.map(cent => formatValue(inCurrency({ ...price, scale }, code), String(cent / 10 ** kept), 'en'));
          expect(new Set(shown.map(text => (text.split('.')[1] ?? '').length))).toEqual(new Set([kept]));
        },
      ),
    );
  });

  it('travel in their one written form alone', () => {
    expect(acceptValue(price, '12.50')).toEqual({ ok: true, value: '12.5' });
    for (const strange of [12.5, '1,2', true, {}]) expect(acceptValue(price, strange)).toMatchObject({ refusal: { code: 'FORMAT' } });
  });

  it('take the sign of their own currency, and of no other', () => {
    const inYuan = { ...freight, currency: { code: 'CNY' } } as const;
    expect(['￥86.50', '¥ 86.50', '86.50元', 'CNY 86.5', 'rmb86.5'].map(cell => parseCell(inYuan, cell))).toEqual(
      Array.from({ length: 5 }, () => ({ ok: true, value: '86.5' })),
    );
    expect(read(inYuan, '$86.50', '€86', 'US$ 5', '86 cad', '¥', '元5元')).toEqual([
      'CURRENCY',
      'CURRENCY',
      'CURRENCY',
      'CURRENCY',
      'FORMAT',
      'FORMAT',
    ]);
  });

  it('[spec 9.21] are shown with thousands separators, money with the digits of its currency', () => {
    expect([
      formatValue(freight, '1234567.5', 'en'),
      formatValue(freight, '-0.5', 'en'),
      formatValue(freight, '0', 'en'),
      formatValue({ ...freight, currency: { code: 'JPY' } }, '1200', 'en'),
      formatValue(rate, '6.7996', 'en'),
      formatValue(rate, '0.00912345', 'en'),
      formatValue(share, '7', 'en'),
    ]).toEqual(['1,234,567.50', '-0.50', '0.00', '1,200', '6.7996', '0.00912345', '7']);
  });

  it('carry their unit in the head of the column, or name the field that holds it', () => {
    expect([freight, share, stock, length, price].map(field => columnLabel(field).en)).toEqual([
      'Freight (CNY)',
      'Share (%)',
      'Stock (pc)',
      'Length (cm)',
      'Price',
    ]);
    expect([companionOf(price), companionOf(freight), unitOf(price)]).toEqual(['currency', undefined, undefined]);
    expect(companionOf({ ...stock, unit: { field: 'uom' } })).toBe('uom');
  });
});
