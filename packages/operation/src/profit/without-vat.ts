import { add, type Decimal, divide, multiply } from '@axle/kernel';

const hundred = '100' as Decimal;

/** [O5] A price without the VAT that it includes, to the digits of its currency; sales tax that a platform collects is in no price. */
export const withoutVat = (amount: Decimal, vatRate: Decimal, digits: number): Decimal =>
  divide(multiply(amount, hundred), add(hundred, vatRate), digits);
