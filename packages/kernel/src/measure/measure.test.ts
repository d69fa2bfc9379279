import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, multiply } from '../decimal/arithmetic.ts';
import { type Decimal, groupedDecimal, typedDecimal } from '../decimal/decimal.ts';
import { decimals } from '../testing.ts';
import { readDimensions } from './dimensions.ts';
import { type MeasureUnit, readMeasure, writtenUnit } from './measure.ts';

const typed = (text: string) => {
  const result = typedDecimal(text);
  return result.ok ? result.value : result.refusal.code;
};
const measured = (text: string, unit: MeasureUnit) => {
  const result = readMeasure(text, unit);
  return result.ok ? result.value : result.refusal.code;
};

describe('numbers as people write them', () => {
  it('[K8] are read with separators, full-width digits and brackets', () => {
    expect(
      ['1,234.50', '１２．５', '−4', '(1,200)', ' +7 ', '.5', '１，２３４', '12345', '1 234.5', '1\u202f234', "1'234.50"].map(typed),
    ).toEqual(['1234.5', '12.5', '-4', '-1200', '7', '0.5', '1234', '12345', '1234.5', '1234', '1234.5']);
    for (const text of ['1,23', '12,34.5', '(-3)', '1e5', '12.5%', '', '()', '-', '1 2']) expect(typed(text)).toBe('BAD_NUMBER');
  });

  it('[K9] are written with separators and the digits wanted', () => {
    const d = (text: string) => text as Decimal;
    expect([
      groupedDecimal(d('1234567.5'), 2),
      groupedDecimal(d('-1000')),
      groupedDecimal(d('0'), 2),
      groupedDecimal(d('0.12345'), 2),
    ]).toEqual(['1,234,567.50', '-1,000', '0.00', '0.12345']);
  });

  it('[K8] [K9] read back what is written', () => {
    fc.assert(
      fc.property(decimals(), fc.integer({ min: 0, max: 9 }), (value, places) => {
        expect(typed(groupedDecimal(value, places))).toBe(value);
      }),
    );
  });
});

describe('measures', () => {
  it('[K10] are converted exactly', () => {
    expect(['12 in', '12"', '1 ft', '305mm', '１２ 英寸', '30.48', '-2.5 cm', '0.5 m'].map(text => measured(text, 'cm'))).toEqual([
      '30.48',
      '30.48',
      '30.48',
      '30.5',
      '30.48',
      '30.48',
      '-2.5',
      '50',
    ]);
    expect(['5 lb', '5 LBS.', '8 oz', '1,200 g', '3 公斤', '2㎏'].map(text => measured(text, 'kg'))).toEqual([
      '2.26796185',
      '2.26796185',
      '0.226796185',
      '1.2',
      '3',
      '2',
    ]);
    expect(['1.5 m³', '1 cu ft', '250 l', '2 CBM'].map(text => measured(text, 'm3'))).toEqual(['1.5', '0.028316846592', '0.25', '2']);
  });

  it('[K10] are refused in units of another kind', () => {
    for (const text of ['5 lb', '5 elephants', 'in', '', '1 2 cm', '5 constructor']) expect(measured(text, 'cm')).toBe('BAD_MEASURE');
    expect(measured('5 cm', 'kg')).toBe('BAD_MEASURE');
    expect(readMeasure('x', 'm3')).toMatchObject({ refusal: { message: { en: 'Not a measure in m³: x' } } });
  });

  it('[K10] come back the same by the other unit', () => {
    fc.assert(
      fc.property(decimals(), value => {
        expect(divide(readOf(`${value} in`, 'cm'), '2.54' as Decimal, 8)).toBe(value);
        expect(readOf(`${value} lb`, 'kg')).toBe(multiply(value, '0.45359237' as Decimal));
        expect(readOf(`${value} ${writtenUnit('m3')}`, 'm3')).toBe(value);
      }),
    );
  });

  it('[K11] are read three together', () => {
    expect(readDimensions('30×20×10', 'cm')).toEqual(['30', '20', '10']);
    expect(readDimensions('12 x 8 x 4 in', 'cm')).toEqual(['30.48', '20.32', '10.16']);
    expect(readDimensions('30*20*10 CM', 'cm')).toEqual(['30', '20', '10']);
    expect(readDimensions('1 m X 8 in X 4cm', 'cm')).toEqual(['100', '20.32', '4']);
    expect(readDimensions('12" × 8" × 4"', 'cm')).toEqual(['30.48', '20.32', '10.16']);
    for (const text of ['30', '30×20', '1×2×3×4', '30×20×a', '30×20×5 kg', '××']) expect(readDimensions(text, 'cm')).toBeUndefined();
  });
});

function readOf(text: string, unit: MeasureUnit): Decimal {
  const result = readMeasure(text, unit);
  if (!result.ok) throw new Error(result.refusal.message.en);
  return result.value;
}
