import type { Refusal } from '@axle/kernel';
import type { PlatformOrder } from '../intake/platform-order.ts';
import type { OrderLayout } from './order-layout.ts';
import { readMoment } from './read-moment.ts';
import { readOrder } from './read-order.ts';
import { openRows, type ReportRow } from './row-cells.ts';

/** An order that was not read, with the rows that speak of it. */
export interface RefusedOrder {
  readonly orderId: string;
  readonly refusal: Refusal;
  readonly rows: readonly ReportRow[];
}

/** What a report holds. */
export interface ReadOrders {
  readonly orders: readonly PlatformOrder[];
  readonly refused: readonly RefusedOrder[];
}

/** Rows at the end of a report that count the others, or name the seller, have fewer cells than any order. */
const fewestCells = 4;

/**
 * [S1e] The orders of a report. Rows of one order number are one order, wherever they stand; a row that cannot be read fails its whole
 * order, and the others go on.
 */
export function readOrders(layout: OrderLayout, heading: readonly string[], rows: readonly ReportRow[]): ReadOrders {
  const opened = openRows(layout, heading);
  const moments = new Map<string, string | undefined>();
  const momentOf = (cell: string): string | undefined => {
    if (!moments.has(cell)) moments.set(cell, readMoment(cell, layout.zone));
    return moments.get(cell);
  };
  const filled = rows.filter(({ cells }) => cells.filter(cell => cell.trim() !== '').length >= fewestCells);
  const orders: PlatformOrder[] = [];
  const refused: RefusedOrder[] = [];
  for (const [orderId, own] of Map.groupBy(filled, row => opened(row)('orderId'))) {
    const read = readOrder(layout, own.map(opened), momentOf);
    if (read.ok) orders.push(read.value);
    else refused.push({ orderId, refusal: read.refusal, rows: own });
  }
  return { orders, refused };
}
