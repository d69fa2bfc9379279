import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimals } from '../testing.ts';
import { allocate } from './allocate.ts';
import { absolute, compareDecimals, divide, multiply, negate, round, subtract, sum } from './arithmetic.ts';
import type { Decimal } from './decimal.ts';

const d = (text: string) => text as Decimal;
const weights = (...texts: readonly string[]) => texts.map(d);
const shares = (total: string, ...of: readonly string[]) => {
  const result = allocate(d(total), weights(...of), 2);
  return result.ok ? result.value : result.refusal.code;
};

describe('amounts shared out', () => {
  it('[K7] leave no cent over', () => {
    expect(shares('1000', '1', '1', '1')).toEqual(['333.34', '333.33', '333.33']);
    expect(shares('-100', '1', '1', '1')).toEqual(['-33.34', '-33.33', '-33.33']);
    expect(shares('10000.01', '30', '40', '30')).toEqual(['3000', '4000.01', '3000']);
    expect(shares('0.01', '0', '0.5', '0.5')).toEqual(['0', '0.01', '0']);
    expect(shares('63', '1')).toEqual(['63']);
  });

  it('[K7] need a weight, and none below zero', () => {
    expect(shares('1', '0', '0')).toBe('ALLOC_ZERO_BASE');
    expect(shares('1')).toBe('ALLOC_ZERO_BASE');
    expect(shares('1', '2', '-1')).toBe('ALLOC_NEGATIVE');
    expect(() => allocate(d('0.001'), weights('1'), 2)).toThrow(RangeError);
  });

  it('[K7] add up exactly, stay within a unit of the exact share, and favour nobody with less', () => {
    const positive = decimals().map(absolute);
    fc.assert(
      fc.property(decimals(), fc.array(positive, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 4 }), (given, of, scale) => {
        fc.pre(of.some(weight => weight !== '0'));
        const total = round(given, scale);
        const result = allocate(total, of, scale);
        if (!result.ok) throw new Error(result.refusal.code);
        const got = result.value.map(share => (total.startsWith('-') ? negate(share) : share));
        expect(sum(result.value)).toBe(total);
        of.forEach((weight, index) => {
          const exact = divide(multiply(absolute(total), weight), sum(of), scale + 20);
          expect(
            compareDecimals(absolute(subtract(got[index]!, exact)), d(scale === 0 ? '1' : `0.${'0'.repeat(scale - 1)}1`)),
          ).toBeLessThan(0);
          if (weight === '0') expect(got[index]).toBe('0');
          of.forEach((other, place) => {
            if (compareDecimals(weight, other) > 0) expect(compareDecimals(got[index]!, got[place]!)).toBeGreaterThanOrEqual(0);
          });
        });
      }),
    );
  });
});
