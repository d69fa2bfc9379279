import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly } from './digits-only.ts';
import { placeholder } from './placeholder.ts';
import { rangeValue } from './range-value.ts';
import { toNumber } from './to-number.ts';
import { trimmedInput } from './trimmed-input.ts';

describe('inputs', () => {
  it('[V1] [spec 5.1, 5.2] trims strings, leaves others, and asks for validation where there are rules', () => {
    expect(trimmedInput(' a b ', true)).toEqual({ value: 'a b', revalidate: true });
    expect(trimmedInput(' a', false)).toEqual({ value: 'a', revalidate: false });
    expect(trimmedInput(7, true)).toEqual({ value: 7, revalidate: false });
    expect(trimmedInput(undefined, true)).toEqual({ value: undefined, revalidate: false });
  });

  it('[V1] trims once and for all', () => {
    fc.assert(
      fc.property(fc.anything(), fc.boolean(), (value, rules) => {
        const once = trimmedInput(value, rules);
        expect(trimmedInput(once.value, rules)).toEqual(once);
      }),
    );
  });

  it('[V2] [spec 5.3] reads numbers as people type them', () => {
    const typed = ['12', ' -3.5 ', '1,234,567.8', '.5', '5.', '+7', '１２．５', '−4', '(4)'];
    expect(typed.map(toNumber)).toEqual([12, -3.5, 1_234_567.8, 0.5, 5, 7, 12.5, -4, -4]);
    for (const value of ['', ' ', 'abc', '1,23', '1e5', '0x10', '-', '.', '1 2', null, undefined, Number.NaN, Infinity, {}])
      expect(toNumber(value)).toBeUndefined();
  });

  it('[V2] reads back what a number is written as', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), number => {
        fc.pre(!String(number).includes('e'));
        expect(toNumber(String(number))).toBe(number + 0);
        expect(toNumber(number)).toBe(number);
      }),
    );
  });

  it('[V3] [spec 5.4] keeps digits alone', () => {
    expect(digitsOnly(' 1a2-3.4 ５')).toBe('12345');
    expect([' −1-2', '-', 'a-1', '－３'].map(text => digitsOnly(text, 'signed'))).toEqual(['-12', '-', '1', '-3']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(digitsOnly(text)).toMatch(/^\d*$/);
        expect(digitsOnly(digitsOnly(text))).toBe(digitsOnly(text));
      }),
    );
  });

  it('[V4] [spec 5.5] is an empty list when both ends are cleared', () => {
    for (const end of [undefined, null, '', []]) expect(rangeValue<unknown>(end, undefined)).toEqual([]);
    expect(rangeValue(0, null)).toEqual([0, undefined]);
    expect(rangeValue('', 'b')).toEqual([undefined, 'b']);
  });

  it('[V4] keeps every end that is filled in', () => {
    const end = fc.option(fc.integer(), { nil: undefined });
    fc.assert(
      fc.property(end, end, (from, to) => {
        expect(rangeValue(from, to)).toEqual(from === undefined && to === undefined ? [] : [from, to]);
      }),
    );
  });

  it('[V5] [spec 5.6] says what to do with which field', () => {
    const title = { zh: '品牌', en: 'make' };
    expect(placeholder('enter', title)).toEqual({ zh: '请输入品牌', en: 'Please enter make' });
    expect(placeholder('select', title)).toEqual({ zh: '请选择品牌', en: 'Please select make' });
  });
});
