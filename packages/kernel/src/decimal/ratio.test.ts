import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimals } from '../testing.ts';
import { subtract, absolute, compareDecimals, multiply } from './arithmetic.ts';
import type { Decimal } from './decimal.ts';
import { even, scaled } from './ratio.ts';

const d = (text: string) => text as Decimal;

it('[K18] a number is turned by a ratio with one rounding, at the end', () => {
  expect(scaled(d('3000000'), { times: d('1'), over: d('160.8657') }, 2)).toBe('18649.1');
  expect(scaled(d('5000000'), { times: d('1'), over: d('17.3791') }, 2)).toBe('287701.89');
  expect(scaled(d('-0.005'), even, 2)).toBe('-0.01');
});

it('[K18] the result is within half a unit of the exact one', () => {
  fc.assert(
    fc.property(decimals(), fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 1, max: 999_999_999 }), (value, times, over) => {
      const ratio = { times: d(String(times)), over: d(String(over)) };
      const rest = absolute(subtract(multiply(scaled(value, ratio, 2), ratio.over), multiply(value, ratio.times)));
      expect(compareDecimals(multiply(rest, d('200')), ratio.over)).toBeLessThanOrEqual(0);
    }),
  );
});
