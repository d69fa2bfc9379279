import { type Refusal } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { cancelOutbound } from '../../inventory/outbound/cancel-outbound.ts';
import { type LockedOutbound, lockOutbounds } from '../../inventory/outbound/lock-outbound.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { lockItems } from '../../inventory/stock/lock-items.ts';
import { renewReservation } from '../../inventory/stock/renew-reservation.ts';
import { ordersToLead } from '../allocation/lead-orders.ts';
import { ledByOrder } from './led-by-order.ts';

const packed: Refusal = {
  code: 'PACKED',
  message: { zh: '仓库已打包，不能撤回', en: 'The warehouse has packed it already; it cannot be recalled' },
};

/** The outbound orders of sales orders, locked before these are, as when the warehouse leads them on. */
async function lockOutboundsOf(transaction: Transaction<Tables>, orders: readonly number[]): Promise<readonly LockedOutbound[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from outbound b join sales_order o on b.source_type = 'sales_order' and b.source_no = o.order_no
    where o.id = any(${[...orders]}::bigint[]) and b.status <> 'cancelled'`.execute(transaction);
  return lockOutbounds(
    transaction,
    rows.map(({ id }) => id),
  );
}

/** Takes orders back from their warehouses as long as nothing of them is packed: they stay allocated, with the same stock reserved. */
export const recallOrders: ActionHandler = async ({ parts, targets }) => {
  const transaction = parts.database as Transaction<Tables>;
  const outbounds = await lockOutboundsOf(
    transaction,
    targets.map(({ id }) => id),
  );
  return eachByItself(parts, targets, async (own, record) => {
    const { refused } = ordersToLead(own, [record], 'recall');
    if (refused.has(record.id)) return refused.get(record.id);
    const ours = outbounds.filter(({ sourceNo }) => sourceNo === record['orderNo']);
    if (ours.some(({ lines, status }) => status === 'packed' || lines.some(line => line.packed > 0 || line.shipped > 0))) return packed;
    await updateRows(own.database, own, [{ before: record, after: { ...record, status: 'allocated' } }], {
      action: 'state',
      transition: 'recall',
    });
    const context = ledgerContext(own.database, own.caller);
    const items = ours.flatMap(({ warehouse, lines }) => lines.map(({ sku }) => ({ warehouse, sku })));
    await lockItems(own.database, items);
    for (const outbound of ours) {
      const cancelled = await ledByOrder(own.database, () => cancelOutbound(context, outbound.id, String(record['orderNo'])));
      if (!cancelled.ok) return cancelled.refusal;
      for (const { reservationNo, qty } of outbound.lines) {
        const again = reservationNo === null ? undefined : await renewReservation(context, reservationNo, qty);
        if (again?.ok === false) return again.refusal;
      }
    }
    return undefined;
  });
};
