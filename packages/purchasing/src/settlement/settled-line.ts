import { add, type Decimal, divide, multiply, subtract } from '@axle/kernel';
import { amountOf } from '../amount.ts';
import { lineTotals, type PriceTerms, type Totals } from '../order/order-totals.ts';
import { type MatchResult, type MatchSides, threeWayMatch } from './three-way-match.ts';

/** Digits of prices without tax. */
const priceDigits = 4;

/** [R47] The price of an order without tax, as invoices state it. */
export const netPriceOf = (price: Decimal, { taxRate, priceInclTax }: PriceTerms): Decimal =>
  priceInclTax ? divide(multiply(price, '100' as Decimal), add('100' as Decimal, taxRate), priceDigits) : price;

/** A line of an invoice on its way into a settlement. */
export interface LineToSettle {
  readonly terms: PriceTerms;
  /** The price of the order, as its terms have it. */
  readonly price: Decimal;
  /** Pieces that were accepted, those that were settled, and those that other settlements in hand take. */
  readonly accepted: number;
  readonly settled: number;
  readonly settling: number;
  /** What is billed and was not settled before. */
  readonly invoice: { readonly qty: number; readonly price: Decimal; readonly taxRate: Decimal };
  /** The result that somebody let pass. */
  readonly overridden?: MatchResult | undefined;
}

/** A line of a settlement: what of it is paid, at the price of the invoice, and what stays on the invoice. */
export interface SettledLine extends Totals {
  readonly result: MatchResult;
  readonly isOverridden: boolean;
  readonly isException: boolean;
  readonly available: number;
  readonly payQty: number;
  readonly held: Decimal;
  /** What is paid beyond what the pieces were accepted for, without tax. */
  readonly ppv: Decimal;
}

/** [R14] Results that nobody needs to decide on. */
export const passingResults: readonly MatchResult[] = ['ok', 'tol'];

/** [R47] What the pieces of a line from one count to another were accepted for, as the rest of their line is rounded. */
export const acceptedNet = (price: Decimal, terms: PriceTerms, from: number, qty: number): Decimal =>
  subtract(lineTotals({ qty: from + qty, price }, terms).net, lineTotals({ qty: from, price }, terms).net);

/**
 * [R47] Matches a line of an invoice (R14). An exception that somebody lets pass is paid at the price and rate of the invoice, and never
 * for more pieces than were accepted; it is let pass for the result that it had. Paid and held are the line, without tax.
 */
export function settledLine({ terms, price, accepted, settled, settling, invoice, overridden }: LineToSettle): SettledLine {
  const available = Math.max(0, accepted - settled - settling);
  const order = { price: netPriceOf(price, terms), taxRate: terms.taxRate };
  const sides: MatchSides = { currency: terms.currency, order, available, invoice };
  const match = threeWayMatch(sides);
  const isOverridden = !passingResults.includes(match.result) && overridden === match.result;
  const payQty = isOverridden ? Math.min(invoice.qty, available) : match.payableQty;
  const paid = lineTotals(
    { qty: payQty, price: invoice.price },
    { currency: terms.currency, taxRate: invoice.taxRate, priceInclTax: false },
  );
  return {
    ...paid,
    result: match.result,
    isOverridden,
    isException: !passingResults.includes(match.result) && !isOverridden,
    available,
    payQty,
    held: subtract(amountOf(invoice.qty, invoice.price, terms.currency), paid.net),
    ppv: subtract(paid.net, acceptedNet(price, terms, settled + settling, payQty)),
  };
}
