import { sql } from 'kysely';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { nameOfLine } from '../../purchasing/delivery/date-wish.ts';
import type { InspectionDesk } from '../../purchasing/order/inspection-desk.ts';
import { askForLoadings, batchesToLoad, noBatch } from '../loading/ask-for-loadings.ts';
import { correctionsOf } from './guard-requests.ts';
import { plannedChecks } from './planned-checks.ts';

/**
 * Takes requests of purchasing: each is an inspection that waits to be scheduled; one in process makes the checks planned of its line, a
 * final one that of its batches.
 */
export const takeRequests: InspectionDesk = {
  async refused(database, order, { orderLine, kind }) {
    if (kind === 'outgoing') return correctionsOf(database, order.id, orderLine);
    return kind === 'final' && (await batchesToLoad(database, order.id, orderLine)).length === 0 ? [noBatch] : [];
  },
  async request(transaction, caller, order, requests) {
    const lots = requests.flatMap(({ orderLine, kind, qty, wantedOn, note }) =>
      kind === 'ipqc' || kind === 'final'
        ? []
        : [
            {
              type: kind,
              purchaseOrder: order.id,
              orderLine,
              lotSize: qty,
              planDate: wantedOn,
              ...(note === undefined ? {} : { note }),
            },
          ],
    );
    if (lots.length > 0)
      await insertRows(transaction, { ...ownParts(transaction, caller, 'outgoingInspection'), caller }, lots, { action: 'add' });
    const checks = [];
    for (const asked of requests) if (asked.kind === 'ipqc') checks.push(...(await plannedChecks(transaction, order, asked)));
    if (checks.length > 0)
      await insertRows(transaction, { ...ownParts(transaction, caller, 'ipqcInspection'), caller }, checks, { action: 'add' });
    await askForLoadings(transaction, caller, order, requests);
  },
  async requested(database, orders) {
    if (orders.length === 0) return new Set();
    const { rows } = await sql<{ order: number; line: number }>`
      select purchase_order as "order", order_line as line from inspection
      where purchase_order = any(${orders}::bigint[]) and state <> 'void'
      union select purchase_order, order_line from in_process_check
      where purchase_order = any(${orders}::bigint[]) and state <> 'void'`.execute(database);
    return new Set(rows.map(({ order, line }) => nameOfLine(order, line)));
  },
};
