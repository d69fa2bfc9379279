import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { acceptedOf, type CountedLine, type LinedReceipt } from './read-receipt.ts';

/** The most pieces that may come, and how many came. */
export interface Room {
  readonly max: number;
  readonly came: number;
}

/** A line of an order, and the SKU that it is said to be of. */
export interface OrderLineNamed {
  readonly poNo: string;
  readonly poLine: number;
  readonly sku: number;
}

/**
 * What lines of orders take of all their receipts together, in the order that they are asked for; undefined where an order has no such
 * line of the SKU. The orders are locked until the transaction ends.
 */
export type OrderRooms = (transaction: Transaction<Tables>, lines: readonly OrderLineNamed[]) => Promise<readonly (Room | undefined)[]>;

/** Who keeps orders says what they still take: by the type of receipt that brings their pieces. */
export const orderRooms = extensionPoint<OrderRooms>('room of orders for receipts');

const left = ({ max, came }: Room): number => max - came;

/** [R8] What lines of a receipt take: as many as each may take, and no more than all receipts of their orders may bring. */
export async function roomsOfLines(
  { transaction, registry }: LedgerContext,
  { receipt }: Pick<LinedReceipt, 'receipt'>,
  lines: readonly CountedLine[],
): Promise<readonly Room[]> {
  const asked = lines.map(({ po_no: poNo, po_line: poLine, sku }) => ({ poNo, poLine, sku }));
  const ofOrders = await registry.part(orderRooms, receipt.type)?.(transaction, asked);
  return lines.map((line, at) => {
    const own = { max: line.most_qty, came: acceptedOf(line) };
    const ofOrder = ofOrders?.[at];
    return ofOrder && left(ofOrder) < left(own) ? ofOrder : own;
  });
}
