import { type Decimal, divide, minorDigits, multiply, subtract, zero } from '@axle/kernel';
import type { LedgerEvent } from '../ledger/voucher.ts';
import { lineTotals, type PriceTerms } from '../order/order-totals.ts';
import type { AfterSaleType } from './after-sale-causes.ts';

/** The pieces of a line of an order that a return changes. */
export interface ReturningLine {
  readonly returned: number;
  readonly replace: number;
  readonly accepted: number;
  readonly invoiced: number;
  readonly settled: number;
}

/** A line behind a return, and how many of the returned pieces were owed and not billed. */
export interface ReturnedLine extends ReturningLine {
  readonly unbilled: number;
}

/**
 * [R61] A line once pieces of it went back. What is exchanged or repaired is to come again, and is paid as before; what is refunded is
 * accepted no more, what was not billed of it first; what was billed counts as billed and settled no more, so that as many pieces that come
 * later can be. Pieces are accepted at the latest when they go back for money.
 */
export function returnedLine(line: ReturningLine, type: AfterSaleType, qty: number): ReturnedLine {
  const returned = line.returned + qty;
  if (type !== 'return_refund') return { ...line, returned, replace: line.replace + qty, unbilled: 0 };
  const unbilled = Math.min(qty, Math.max(0, line.accepted - line.invoiced));
  const less = (pieces: number, by: number) => Math.max(0, pieces - by);
  const billed = qty - unbilled;
  return {
    ...line,
    returned,
    accepted: less(line.accepted, qty),
    invoiced: less(line.invoiced, billed),
    settled: less(line.settled, billed),
    unbilled,
  };
}

/** A refund: all pieces that went back, those of them that were not billed with what they are owed for, and the money. */
export interface Refund {
  readonly qty: number;
  readonly unbilled: number;
  readonly unbilledNet: Decimal;
  readonly refundAmount: Decimal;
}

/** [R61] What pieces that were accepted and not billed are owed for, as the rest of their line is rounded. */
export function unbilledNet(accepted: number, unbilled: number, price: Decimal, terms: PriceTerms): Decimal {
  const worth = (qty: number) => lineTotals({ qty, price }, terms).net;
  return subtract(worth(accepted), worth(accepted - unbilled));
}

/**
 * [R61] What a refund is in the ledger (E7): pieces that were not billed are owed no more; for the others the supplier owes their part of
 * the refund, with the tax in it. 10 billed pieces of 10.10 → 101.00 payable.
 */
export function refundEvents({ qty, unbilled, unbilledNet: net, refundAmount }: Refund, terms: PriceTerms): readonly LedgerEvent[] {
  const billed = String(qty - unbilled) as Decimal;
  const ofBilled = divide(multiply(refundAmount, billed), String(qty) as Decimal, minorDigits(terms.currency));
  const { net: billedNet, tax } = lineTotals({ qty: 1, price: ofBilled }, { ...terms, priceInclTax: true });
  return [
    ...(net === zero ? [] : [{ kind: 'returned', net } as const]),
    ...(ofBilled === zero ? [] : [{ kind: 'returnedAfterInvoice', net: billedNet, tax } as const]),
  ];
}
