import type { Refusal } from '@axle/kernel';
import { orderLayouts, type OrderLayoutKey, type PlatformOrder, readOrders, type ReportRow } from '@axle/orders';
import { sql, type Transaction } from 'kysely';
import type { RecordRow } from '@axle/page-kit';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { intakePlace } from '../intake/intake-place.ts';
import { takeWithin } from '../intake/take-orders.ts';
import { noteFailures, solveFailures } from './note-outcomes.ts';

/** Takes in what was sent once more. */
const retry: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    for (const record of records) {
      const refusal = await takeAgain(transaction, parts, record);
      if (refusal) refused.set(record.id, refusal);
    }
    return refused;
  });

async function takeAgain(transaction: Transaction<Tables>, { caller }: RecordParts, record: RecordRow): Promise<Refusal | undefined> {
  const raw = String(record['raw']);
  const bringer = { id: Number(record['download']), platform: String(record['platform']), store: Number(record['store']) };
  const number = String(record['platformOrderId']);
  const read = readRaw(raw);
  const place = await intakePlace(transaction, bringer.store);
  const outcomes =
    'refusal' in read
      ? []
      : await takeWithin(transaction, { registry: caller.registry, by: caller.access.userId, now: caller.now }, place, [read]);
  const refusal = 'refusal' in read ? read.refusal : outcomes[0]?.refusal;
  if (refusal) await noteFailures(transaction, bringer, [{ orderId: number, refusal, raw }]);
  else await solveFailures(transaction, bringer.store, [number]);
  return refusal;
}

/** What was sent: an order as it was read, or the rows of a report. */
function readRaw(raw: string): PlatformOrder | { readonly refusal: Refusal } {
  const sent = JSON.parse(raw) as {
    readonly order?: PlatformOrder;
    readonly layout?: OrderLayoutKey;
    readonly heading?: readonly string[];
    readonly rows?: readonly ReportRow[];
  };
  if (sent.order) return sent.order;
  const layout = sent.layout && orderLayouts[sent.layout];
  if (!layout) return { refusal: unreadable };
  const { orders, refused } = readOrders(layout, sent.heading ?? [], sent.rows ?? []);
  return orders[0] ?? { refusal: refused[0]?.refusal ?? unreadable };
}

/** Leaves an order out for good, with a reason. */
const ignoreError: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    await sql`
      update order_failure set status = 'ignored', ignore_reason = ${String(input['reason'])}, version = version + 1,
        updated_by = ${parts.caller.access.userId}::bigint, updated_at = ${parts.caller.now}::timestamptz
      where id = any(${records.map(({ id }) => id)}::bigint[]) and status = 'open'`.execute(transaction);
    return new Map();
  });

/** What is done with orders that were not taken in. */
export const failureActions: ActionHandlers = { 'orderFailure.retry': retry, 'orderFailure.ignoreError': ignoreError };

const unreadable: Refusal = {
  code: 'UNREADABLE',
  message: { zh: '无法再次读取平台发来的内容', en: 'What the platform sent cannot be read again' },
};
