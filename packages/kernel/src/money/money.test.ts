import { expect, it } from 'vitest';
import type { Decimal } from '../decimal/decimal.ts';
import { amountDigits } from './amount-digits.ts';
import { minorDigits } from './minor-digits.ts';

const codes = (amount: string, currency: string, digits?: number) =>
  amountDigits(amount as Decimal, currency, digits).map(({ code, message }) => `${code} ${message.en}`);

it('[K17] currencies have the digits of ISO 4217', () => {
  expect(['CNY', 'USD', 'EUR', 'JPY', 'KRW', 'VND', 'CLP', 'KWD', 'BHD', 'CLF'].map(minorDigits)).toEqual([2, 2, 2, 0, 0, 0, 0, 3, 3, 4]);
});

it('[K17] an amount with more digits than its currency is refused', () => {
  expect([codes('15000', 'JPY'), codes('12.34', 'CNY'), codes('0.125', 'KWD')]).toEqual([[], [], []]);
  expect(codes('15000.5', 'JPY')).toEqual(['AMOUNT_DIGITS JPY amounts must be whole numbers']);
  expect(codes('12.345', 'CNY')).toEqual(['AMOUNT_DIGITS CNY amounts take at most 2 decimal places']);
  expect(codes('12.345', 'JPY', 2)).toEqual(['AMOUNT_DIGITS JPY amounts take at most 2 decimal places']);
});
