import { type Decimal } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import {
  type AcceptPoint,
  inForceStatuses,
  type LineQuantities,
  type LineStanding,
  lineStanding,
  lineTotals,
  type OrderStatus,
  statusOfLines,
} from '@axle/purchasing';
import { priceTermsOf } from './ordered-lines.ts';

/** How much of a line was ordered, taken back, made, shipped, received, billed and paid. */
export function quantitiesOf(line: Line): LineQuantities {
  const pieces = (key: string): number => Number(line[key] ?? 0);
  return {
    qty: pieces('qty'),
    cancelled: pieces('cancelledQty'),
    shortClosed: pieces('shortClosedQty'),
    produced: pieces('producedQty'),
    passed: pieces('passedQty'),
    shipped: pieces('shippedQty'),
    received: pieces('receivedQty'),
    blocked: pieces('blockedQty'),
    returned: pieces('returnedQty'),
    replace: pieces('replaceQty'),
    invoiced: pieces('invoicedQty'),
    settled: pieces('settledQty'),
  };
}

/** [R7] Where each line of an order stands. Nothing is wanted of one that was cancelled as a whole. */
export const standingsOf = (order: RecordValues): readonly LineStanding[] =>
  linesIn(order, 'lines').map(line => {
    const standing = lineStanding(quantitiesOf(line), {
      underTolPct: (order['underTolPct'] ?? '0') as Decimal,
      isOrderClosed: order['state'] === 'closed',
      isStarted: order['startedAt'] !== undefined,
      acceptPoint: (order['acceptPoint'] ?? 'handover') as AcceptPoint,
    });
    return order['state'] === 'cancelled' ? { ...standing, status: 'cancelled', effective: 0, open: 0 } : standing;
  });

/** [R7] [R7b] An order with what its quantities come to, line by line; one in force stands where its lines do. */
export function withStanding(order: RecordValues): RecordValues {
  const terms = priceTermsOf(order);
  const standings = standingsOf(order);
  const lines = linesIn(order, 'lines').map((line, at) => {
    const { status, effective, open, inTransit, netReceived } = standings[at]!;
    const worth = (qty: number) => lineTotals({ qty, price: line['price'] as Decimal }, terms);
    return {
      ...line,
      lineStatus: status,
      effQty: effective,
      openQty: open,
      inTransitQty: inTransit,
      amountNet: worth(effective).net,
      openAmount: worth(open).gross,
      receivedAmount: worth(Math.max(0, netReceived)).gross,
      settledAmount: worth(Number(line['settledQty'] ?? 0)).gross,
    };
  });
  const isInForce = inForceStatuses.includes(order['state'] as OrderStatus);
  const { status, partial } = statusOfLines(standings.map(one => one.status));
  return { ...order, lines, partial: isInForce && partial, ...(isInForce ? { state: status } : {}) };
}

/** The pieces of all lines of an order that are still to come, and that were shipped. */
export const openPieces = (order: RecordValues): { readonly open: number; readonly shipped: number } => ({
  open: standingsOf(order).reduce((total, { open }) => total + open, 0),
  shipped: linesIn(order, 'lines').reduce((total, line) => total + quantitiesOf(line).shipped, 0),
});
