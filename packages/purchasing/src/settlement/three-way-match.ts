import { absolute, compareDecimals, type Decimal, divide, multiply, subtract, zero } from '@axle/kernel';
import { amountOf, pieces } from '../amount.ts';

/** How a line of an invoice fits the order and what was accepted. */
export type MatchResult = 'ok' | 'tol' | 'x_price' | 'x_qty' | 'x_tax' | 'no_gr' | 'no_inv';

/** A price without tax and its tax rate in percent. */
export interface PricedLine {
  readonly price: Decimal;
  readonly taxRate: Decimal;
}

/** The three sides of a match; `available` are the pieces accepted and not settled. */
export interface MatchSides {
  readonly currency: string;
  readonly order: PricedLine;
  readonly available: number;
  readonly invoice?: PricedLine & { readonly qty: number };
}

/** How far a price may be off: the larger of an amount and a percentage a piece, and an amount for all pieces of the line upwards. */
export interface MatchTolerance {
  readonly amount: Decimal;
  readonly percent: Decimal;
  readonly line: Readonly<Record<string, Decimal>>;
}

/** What a match says: the pieces that may be paid, what they are billed at, what stays held on the invoice, and the price variance. */
export interface Match {
  readonly result: MatchResult;
  readonly payableQty: number;
  readonly payable: Decimal;
  readonly held: Decimal;
  readonly ppv: Decimal;
}

/** [R14] The tolerances in force; currencies that are not named have no limit for the whole line. */
export const matchTolerance: MatchTolerance = {
  amount: '0.05' as Decimal,
  percent: '1' as Decimal,
  line: { USD: '100' as Decimal, EUR: '100' as Decimal, GBP: '100' as Decimal, CNY: '700' as Decimal },
};

const exceeds = (value: Decimal, limit: Decimal | undefined): boolean => limit !== undefined && compareDecimals(value, limit) > 0;

function isPriceOff(
  { currency, order, invoice }: MatchSides & { readonly invoice: { readonly qty: number } & PricedLine },
  within: MatchTolerance,
) {
  const delta = subtract(invoice.price, order.price);
  const share = divide(multiply(order.price, within.percent), '100' as Decimal, 8);
  const most = exceeds(share, within.amount) ? share : within.amount;
  return exceeds(absolute(delta), most) || exceeds(multiply(delta, pieces(invoice.qty)), within.line[currency]);
}

function resultOf(sides: MatchSides, within: MatchTolerance): MatchResult {
  const { order, available, invoice } = sides;
  if (!invoice) return 'no_inv';
  if (available <= 0) return 'no_gr';
  if (compareDecimals(invoice.taxRate, order.taxRate) !== 0) return 'x_tax';
  if (isPriceOff({ ...sides, invoice }, within)) return 'x_price';
  if (invoice.qty > available) return 'x_qty';
  return compareDecimals(invoice.price, order.price) === 0 ? 'ok' : 'tol';
}

const held: readonly MatchResult[] = ['no_inv', 'no_gr', 'x_tax', 'x_price'];

/**
 * [R14] Matches a line of an invoice with the order and what was accepted. Too many pieces are paid up to what was accepted, and the rest
 * is held; an exception of price or tax holds the whole line until somebody overrides it. What is payable and what is held are the line.
 */
export function threeWayMatch(sides: MatchSides, within: MatchTolerance = matchTolerance): Match {
  const { currency, order, available, invoice } = sides;
  const result = resultOf(sides, within);
  const payableQty = held.includes(result) ? 0 : Math.min(invoice?.qty ?? 0, available);
  if (!invoice) return { result, payableQty, payable: zero, held: zero, ppv: zero };
  const payable = amountOf(payableQty, invoice.price, currency);
  return {
    result,
    payableQty,
    payable,
    held: subtract(amountOf(invoice.qty, invoice.price, currency), payable),
    ppv: subtract(payable, amountOf(payableQty, order.price, currency)),
  };
}
