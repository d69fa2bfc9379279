import { linesIn } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** The batch that lists an order; one that was written by itself gets one of its own. */
export async function batchOfOrder(transaction: Transaction<Tables>, parts: RecordParts, id: number): Promise<number> {
  const [order] = await lockById(transaction, parts, [id]);
  if (!order) throw new Error(`order ${id} is gone`);
  if (typeof order['batch'] === 'number') return order['batch'];
  const { resource } = parts.caller.registry.page('purchaseOrderCreated')!.page;
  if (!resource) throw new Error('purchaseOrderCreated keeps no records');
  const batchParts: RecordParts = { ...parts, database: transaction, resource, page: 'purchaseOrderCreated' };
  const lines = linesIn(order, 'lines');
  const entry = {
    order: id,
    supplier: order['supplier'],
    warehouse: order['warehouse'],
    lineCount: lines.length,
    qty: lines.reduce((sum, { qty }) => sum + Number(qty), 0),
    surplus: 0,
  };
  const [batch] = await insertRows(transaction, batchParts, [{ orders: [entry] }], { action: 'add' });
  await updateRows(transaction, parts, [{ before: order, after: { ...order, batch: batch!.id } }], { action: 'update' });
  return batch!.id;
}
