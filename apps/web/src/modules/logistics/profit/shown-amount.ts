import { type Decimal, groupedDecimal, minorDigits, round } from '@axle/kernel';
import { trueMinus } from '../../../engine/true-minus.ts';

/** An amount by the digits of its currency, as readers see it. */
export const shownAmount = (amount: Decimal, currency: string): string =>
  trueMinus(groupedDecimal(round(amount, minorDigits(currency)), minorDigits(currency)));
