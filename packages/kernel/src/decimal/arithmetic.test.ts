import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimals } from '../testing.ts';
import { absolute, add, compareDecimals, divide, multiply, negate, round, subtract, sum } from './arithmetic.ts';
import { type Decimal, decimal, scaleOf } from './decimal.ts';

const d = (text: string) => text as Decimal;

describe('decimals', () => {
  it('[K5] have one written form', () => {
    const read = (text: string) => {
      const result = decimal(text);
      return result.ok ? result.value : result.refusal.code;
    };
    expect(['012.50', '-0.0', '+7', '.5', '5.', '-.10', '0', '100', '-1234.5'].map(read)).toEqual([
      '12.5',
      '0',
      '7',
      '0.5',
      '5',
      '-0.1',
      '0',
      '100',
      '-1234.5',
    ]);
    for (const text of ['', ' ', '-', '.', '1e5', '1,234', '0x1', ' 1', '１', 'NaN', '1.2.3', '9'.repeat(101)])
      expect(read(text)).toBe('BAD_NUMBER');
  });

  it('[K5] are added and multiplied exactly, where binary numbers are not', () => {
    expect(add(d('0.1'), d('0.2'))).toBe('0.3');
    expect(subtract(d('1'), d('0.9'))).toBe('0.1');
    expect(multiply(d('1250'), d('7.94253008'))).toBe('9928.1626');
    expect(multiply(d('-0.5'), d('0'))).toBe('0');
    expect(sum(['63', '0.01', '-63.01'].map(d))).toBe('0');
    expect([negate(d('0')), negate(d('-2')), absolute(d('-0.5'))]).toEqual(['0', '2', '0.5']);
    expect(multiply(d('0.00000001'), d('0.00000001'))).toBe('0.0000000000000001');
  });

  it('[K5] keep the laws of arithmetic', () => {
    fc.assert(
      fc.property(decimals(), decimals(), decimals(), (one, other, third) => {
        expect(add(one, other)).toBe(add(other, one));
        expect(subtract(add(one, other), other)).toBe(one);
        expect(multiply(one, add(other, third))).toBe(add(multiply(one, other), multiply(one, third)));
        expect(Math.sign(compareDecimals(one, other))).toBe(Math.sign(-compareDecimals(other, one)) + 0);
        expect(compareDecimals(one, other) === 0).toBe(one === other);
        expect(decimal(add(one, other))).toEqual({ ok: true, value: add(one, other) });
      }),
    );
  });

  it('[K6] are rounded half away from zero', () => {
    expect([round(d('1.005'), 2), round(d('-1.005'), 2), round(d('2.5'), 0), round(d('-0.004'), 2)]).toEqual(['1.01', '-1.01', '3', '0']);
    expect([round(d('1.001'), 2, 'up'), round(d('-1.009'), 2, 'down')]).toEqual(['1.01', '-1']);
    expect(divide(d('1'), d('3'), 8)).toBe('0.33333333');
    expect(divide(d('2'), d('3'), 4)).toBe('0.6667');
    expect(divide(d('2'), d('3'), 4, 'down')).toBe('0.6666');
    expect(divide(d('1'), d('3'), 2, 'up')).toBe('0.34');
    expect(divide(d('0'), d('-7'), 2)).toBe('0');
    expect(() => divide(d('1'), d('0'), 2)).toThrow(RangeError);
  });

  it('[K6] round alike on both sides of zero, never by more than half a unit, and once and for all', () => {
    fc.assert(
      fc.property(decimals(), fc.integer({ min: 0, max: 6 }), (value, scale) => {
        const rounded = round(value, scale);
        expect(round(negate(value), scale)).toBe(negate(rounded));
        expect(scaleOf(rounded)).toBeLessThanOrEqual(scale);
        expect(round(rounded, scale)).toBe(rounded);
        expect(compareDecimals(absolute(subtract(rounded, value)), d(`0.${'0'.repeat(scale)}5`))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('[K6] divide to the nearest number of that scale', () => {
    fc.assert(
      fc.property(decimals(), decimals(), fc.integer({ min: 0, max: 8 }), (one, other, scale) => {
        fc.pre(other !== '0');
        const error = absolute(subtract(multiply(divide(one, other, scale), other), one));
        expect(compareDecimals(error, multiply(absolute(other), d(`0.${'0'.repeat(scale)}5`)))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
