import { linesIn, type RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

const numbered = (lines: readonly RecordValues[]): readonly RecordValues[] => lines.map((line, at) => ({ ...line, no: at + 1 }));

/** The batch that lists an order and lines that were left out of it; one that was written by itself gets one of its own. */
export async function batchOfOrder(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  id: number,
  leftOut: readonly RecordValues[],
): Promise<number> {
  const [order] = await lockById(transaction, parts, [id]);
  if (!order) throw new Error(`order ${id} is gone`);
  const { resource } = parts.caller.registry.page('purchaseOrderCreated')!.page;
  if (!resource) throw new Error('purchaseOrderCreated keeps no records');
  const batchParts: RecordParts = { ...parts, database: transaction, resource, page: 'purchaseOrderCreated' };
  if (typeof order['batch'] === 'number') {
    // the batch may be that of whoever generated the order
    const own = ownParts(transaction, parts.caller, batchParts.page);
    for (const before of leftOut.length > 0 ? await lockById(transaction, own, [order['batch']]) : []) {
      const after = { ...before, leftOut: numbered([...linesIn(before, 'leftOut'), ...leftOut]) };
      await updateRows(transaction, own, [{ before, after }], { action: 'update' });
    }
    return order['batch'];
  }
  const lines = linesIn(order, 'lines');
  const entry = {
    order: id,
    supplier: order['supplier'],
    warehouse: order['warehouse'],
    lineCount: lines.length,
    qty: lines.reduce((sum, { qty }) => sum + Number(qty), 0),
    surplus: 0,
  };
  const [batch] = await insertRows(transaction, batchParts, [{ orders: [entry], leftOut: numbered(leftOut) }], { action: 'add' });
  await updateRows(transaction, parts, [{ before: order, after: { ...order, batch: batch!.id } }], { action: 'update' });
  return batch!.id;
}
