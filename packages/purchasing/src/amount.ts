import { type Decimal, minorDigits, multiply, round } from '@axle/kernel';

/** A number of pieces as a decimal. */
export const pieces = (qty: number): Decimal => String(qty) as Decimal;

/** What so many pieces are worth at a price, by the digits of the currency. */
export const amountOf = (qty: number, price: Decimal, currency: string): Decimal =>
  round(multiply(price, pieces(qty)), minorDigits(currency));
