import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { idsIn } from '../../purchasing/order/supplier-terms.ts';
import { ordersById } from '../../purchasing/reply/replied-orders.ts';

/** The order and the line of which an inspection is. */
export interface InspectedLine {
  readonly order: RecordRow;
  readonly line: Line;
}

/** Finds the lines of orders that inspections are of; undefined where there is no such line. */
export async function inspectedLines(
  database: Kysely<Tables>,
  caller: Actor,
  inspections: readonly RecordValues[],
): Promise<(inspection: RecordValues) => InspectedLine | undefined> {
  const orders = await ordersById(database, caller, idsIn(inspections.map(({ purchaseOrder }) => purchaseOrder)));
  return ({ purchaseOrder, orderLine }) => {
    const order = orders.get(Number(purchaseOrder));
    const line = order && linesIn(order, 'lines')[Number(orderLine) - 1];
    return order && line && { order, line };
  };
}
