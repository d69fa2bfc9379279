import { type Decimal, minorDigits, type Ratio, scaled } from '@axle/kernel';

/**
 * [F4] An amount in another currency by what was found for the two, rounded once, at the end: half up to the digits of the currency that it
 * comes to.
 */
export const convertAmount = (amount: Decimal, found: { readonly ratio: Ratio }, to: string): Decimal =>
  scaled(amount, found.ratio, minorDigits(to));
