import { add, type Decimal, divide, minorDigits, multiply, subtract, sum } from '@axle/kernel';
import { amountOf } from '../amount.ts';

/** How the prices of an order are meant. */
export interface PriceTerms {
  readonly currency: string;
  /** Percent. */
  readonly taxRate: Decimal;
  readonly priceInclTax: boolean;
}

/** What is paid without tax, the tax, and both. */
export interface Totals {
  readonly net: Decimal;
  readonly tax: Decimal;
  readonly gross: Decimal;
}

const hundred = '100' as Decimal;

/** [R5] The amounts of a line, each rounded to the digits of the currency so that net and tax are the gross amount. */
export function lineTotals({ qty, price }: { readonly qty: number; readonly price: Decimal }, terms: PriceTerms): Totals {
  const digits = minorDigits(terms.currency);
  const amount = amountOf(qty, price, terms.currency);
  if (terms.priceInclTax) {
    const net = divide(multiply(amount, hundred), add(hundred, terms.taxRate), digits);
    return { net, tax: subtract(amount, net), gross: amount };
  }
  const tax = divide(multiply(amount, terms.taxRate), hundred, digits);
  return { net: amount, tax, gross: add(amount, tax) };
}

/** [R5] The amounts of an order: the sums of its printed lines. */
export const orderTotals = (lines: readonly Totals[]): Totals => ({
  net: sum(lines.map(({ net }) => net)),
  tax: sum(lines.map(({ tax }) => tax)),
  gross: sum(lines.map(({ gross }) => gross)),
});
