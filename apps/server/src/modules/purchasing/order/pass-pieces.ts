import { linesIn } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/**
 * [R7] Pieces of a line of an order that inspection released: the line has passed so many more, and the order stands where its lines do.
 */
export async function passPieces(
  transaction: Transaction<Tables>,
  caller: Actor,
  { order: id, orderLine, qty }: { readonly order: number; readonly orderLine: number; readonly qty: number },
): Promise<void> {
  const parts = ownParts(transaction, caller, 'purchaseOrder');
  const [order] = await lockById(transaction, parts, [id]);
  if (!order) throw new Error(`No order ${id}`);
  const lines = linesIn(order, 'lines').map((line, at) =>
    at + 1 === orderLine ? { ...line, passedQty: Number(line['passedQty'] ?? 0) + qty } : line,
  );
  await updateRows(transaction, parts, [{ before: order, after: { ...order, lines } }], { action: 'update' });
}
