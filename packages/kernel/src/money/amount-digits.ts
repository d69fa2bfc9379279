import { type Decimal, scaleOf } from '../decimal/decimal.ts';
import type { Refusal } from '../refusal.ts';
import { fill } from '../text.ts';
import { minorDigits } from './minor-digits.ts';

const whole = { zh: '{currency}金额须为整数', en: '{currency} amounts must be whole numbers' };
const most = {
  zh: '{currency}金额最多{digits}位小数',
  en: '{currency} amounts take at most {digits} {digits|decimal place|decimal places}',
};

/**
 * [K17] What stands against an amount with more digits than its currency has: `AMOUNT_DIGITS`. `digits` are those of the currency unless
 * others are given, as for prices that are finer than amounts.
 */
export const amountDigits = (amount: Decimal, currency: string, digits = minorDigits(currency)): readonly Refusal[] =>
  scaleOf(amount) > digits ? [{ code: 'AMOUNT_DIGITS', message: fill(digits === 0 ? whole : most, { currency, digits }) }] : [];
