import { sql } from 'kysely';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { nameOfLine } from '../../purchasing/delivery/date-wish.ts';
import type { InspectionDesk } from '../../purchasing/order/inspection-desk.ts';

/** Takes requests of purchasing: each is an inspection that waits to be scheduled. */
export const inspectionRequests: InspectionDesk = {
  async request(transaction, caller, order, requests) {
    const parts = { ...ownParts(transaction, caller, 'outgoingInspection'), caller };
    const rows = requests.map(({ orderLine, kind, qty, wantedOn, note }) => ({
      type: kind,
      purchaseOrder: order.id,
      orderLine,
      lotSize: qty,
      planDate: wantedOn,
      ...(note === undefined ? {} : { note }),
    }));
    await insertRows(transaction, parts, rows, { action: 'add' });
  },
  async requested(database, orders) {
    if (orders.length === 0) return new Set();
    const { rows } = await sql<{ order: number; line: number }>`
      select distinct purchase_order as "order", order_line as line from inspection
      where purchase_order = any(${orders}::bigint[]) and state <> 'void'`.execute(database);
    return new Set(rows.map(({ order, line }) => nameOfLine(order, line)));
  },
};
