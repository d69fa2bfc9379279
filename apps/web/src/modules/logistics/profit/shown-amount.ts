import { type Decimal, minorDigits, round } from '@axle/kernel';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

/** An amount by the digits of its currency, as readers see it. */
export const shownAmount = (amount: Decimal, currency: string): string =>
  shownDecimal(round(amount, minorDigits(currency)), minorDigits(currency));
