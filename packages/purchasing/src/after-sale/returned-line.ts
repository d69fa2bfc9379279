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
  /** On hold for inspection. */
  readonly blocked: number;
}

/** Pieces among those that go back that come off hold, and those of them that were never accepted. */
export interface ReturnedFromHold {
  readonly fromHold: number;
  readonly neverAccepted: number;
}

/** A line behind a return, and how many of the returned pieces were owed and not billed. */
export interface ReturnedLine extends ReturningLine {
  readonly unbilled: number;
}

const notHeld: ReturnedFromHold = { fromHold: 0, neverAccepted: 0 };

/**
 * [R61] A line once pieces of it went back. What is exchanged or repaired is to come again, and is paid as before; what is refunded is
 * accepted no more, what was not billed of it first; what was billed counts as billed and settled no more, so that as many pieces that come
 * later can be. Pieces are accepted at the latest when they go back for money, [R108] but for those that come off hold and never were.
 */
export function returnedLine(line: ReturningLine, type: AfterSaleType, qty: number, held: ReturnedFromHold = notHeld): ReturnedLine {
  const less = (pieces: number, by: number) => Math.max(0, pieces - by);
  const returned = line.returned + qty;
  const blocked = less(line.blocked, held.fromHold);
  if (type !== 'return_refund') return { ...line, returned, blocked, replace: line.replace + qty, unbilled: 0 };
  const owed = qty - held.neverAccepted;
  const unbilled = Math.min(owed, Math.max(0, line.accepted - line.invoiced));
  const billed = owed - unbilled;
  return {
    ...line,
    returned,
    blocked,
    accepted: less(line.accepted, owed),
    invoiced: less(line.invoiced, billed),
    settled: less(line.settled, billed),
    unbilled,
  };
}

/** A refund: all pieces that went back and were owed, those of them that were not billed with what they are owed for, and the money. */
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
  if (qty === 0) return [];
  const billed = String(qty - unbilled) as Decimal;
  const ofBilled = divide(multiply(refundAmount, billed), String(qty) as Decimal, minorDigits(terms.currency));
  const { net: billedNet, tax } = lineTotals({ qty: 1, price: ofBilled }, { ...terms, priceInclTax: true });
  return [
    ...(net === zero ? [] : [{ kind: 'returned', net } as const]),
    ...(ofBilled === zero ? [] : [{ kind: 'returnedAfterInvoice', net: billedNet, tax } as const]),
  ];
}
