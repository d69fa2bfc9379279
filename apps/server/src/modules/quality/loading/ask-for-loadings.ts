import { type Refusal, text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import type { InspectionRequest } from '../../purchasing/order/inspection-desk.ts';

/** What is loaded is a batch. */
export const noBatch: Refusal = {
  code: 'NO_BATCH',
  field: 'inspectionKind',
  message: text('终检按发货批次进行：请先建发货批次', 'Final inspection is done per shipping batch; create the batch first'),
};

/** Planned batches with a line of an order. */
export async function batchesToLoad(database: Kysely<Tables>, order: number, orderLine: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from ship_batch b join ship_batch_lines l on l.record_id = b.id
    where b.purchase_order = ${order} and l.order_line = ${orderLine} and b.state = 'planned' order by b.id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Purchasing asks for final inspections: each planned batch of the lines has one, and one alone. */
export async function askForLoadings(
  transaction: Transaction<Tables>,
  caller: Actor,
  order: RecordRow,
  requests: readonly InspectionRequest[],
): Promise<void> {
  const asked = new Map<number, RecordValues>();
  for (const { orderLine, kind, wantedOn, note } of requests) {
    if (kind !== 'final') continue;
    for (const shipBatch of await batchesToLoad(transaction, order.id, orderLine))
      asked.set(shipBatch, { shipBatch, planDate: wantedOn, ...(note === undefined ? {} : { note }) });
  }
  const { rows } = await sql<{ batch: number }>`
    select ship_batch as batch from loading_check where ship_batch = any(${[...asked.keys()]}::bigint[])
      and state not in ('void', 'rejected', 'closed')`.execute(transaction);
  for (const { batch } of rows) asked.delete(batch);
  if (asked.size > 0)
    await insertRows(transaction, ownParts(transaction, caller, 'finalShipmentInspection'), [...asked.values()], { action: 'add' });
}
