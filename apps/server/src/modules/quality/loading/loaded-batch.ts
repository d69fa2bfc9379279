import { linesIn, type RecordRow } from '@axle/page-kit';
import type { BatchLine } from '@axle/quality';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { quantitiesOf } from '../../purchasing/order/order-standing.ts';
import { ordersById } from '../../purchasing/reply/replied-orders.ts';

/** A shipping batch and its order. */
export interface LoadedBatch {
  readonly batch: RecordRow;
  readonly order: RecordRow;
}

/** The fields of a batch that loading asks for; figures are left out. */
const asked = ['batchNo', 'purchaseOrder', 'supplier', 'state', 'containerNo', 'shipDate', 'lines'];

/** Shipping batches with their orders, by the ids of the batches, whoever asks. */
export async function loadedBatches(
  database: Kysely<Tables>,
  caller: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LoadedBatch>> {
  if (ids.length === 0) return new Map();
  const { resource } = ownParts(database as Transaction<Tables>, caller, 'shipBatches');
  const rows = await selectRows(database, resource, asked, sql`where t.id = any(${ids}::bigint[])`);
  const orders = await ordersById(
    database,
    caller,
    rows.map(row => Number(row['purchaseOrder'])),
  );
  return new Map(rows.map(batch => [batch.id, { batch, order: orders.get(Number(batch['purchaseOrder']))! }]));
}

/** [Q37] What outgoing inspection has released for the lines of a batch that has not left. */
export const releasedLines = ({ batch, order }: LoadedBatch): readonly BatchLine[] =>
  linesIn(batch, 'lines').map(({ orderLine, qty }) => {
    const { passed, shipped } = quantitiesOf(linesIn(order, 'lines')[Number(orderLine) - 1] ?? {});
    return { orderLine: Number(orderLine), qty: Number(qty), released: Math.max(0, passed - shipped) };
  });

/** [Q37a] Whether a line of a batch plans to be inspected as it is loaded. */
export const plansLoading = ({ batch, order }: LoadedBatch): boolean =>
  linesIn(batch, 'lines').some(({ orderLine }) => {
    const plan = linesIn(order, 'lines')[Number(orderLine) - 1]?.['inspectPlan'];
    return Array.isArray(plan) && plan.includes('final');
  });
