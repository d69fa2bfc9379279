import { mayStep } from '@axle/orders';
import { sql } from 'kysely';
import { changeBeside } from '../../../platform/resources/writes/change-beside.ts';
import type { LockedOutbound } from '../../inventory/outbound/lock-outbound.ts';
import type { OutboundFollower } from '../../inventory/outbound/outbound-followers.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { releaseOrders } from '../allocation/release-order.ts';
import { addOrderSales } from './add-order-sales.ts';
import { isLedByOrder } from './led-by-order.ts';
import { lockOrder, type LockedOrder, noteShipped } from './shipped-pieces.ts';

const kept = { entity: 'salesOrder', table: 'sales_order' } as const;

/** Whether all pieces of an order, and of those merged into it, have left. */
async function hasShipped({ transaction }: LedgerContext, { id }: LockedOrder): Promise<boolean> {
  const { rows } = await sql<{ all: boolean }>`
    select bool_and(p.shipped_qty = p.qty) as all from sales_order_piece p join sales_order o on o.id = p.sales_order
    where o.id = ${id} or o.merged_into = ${id}`.execute(transaction);
  return rows[0]?.all ?? false;
}

/** The tracking number of what leaves: that of the order in the warehouse, or of its first parcel. */
async function waybillOf({ transaction }: LedgerContext, { waybillNo, outboundNo }: LockedOutbound): Promise<string | null> {
  if (waybillNo !== null) return waybillNo;
  const { rows } = await sql<{ no: string }>`select waybill_no as no from parcel
    where outbound_no = ${outboundNo} and state <> 'voided' and waybill_no is not null order by id limit 1`.execute(transaction);
  return rows[0]?.no ?? null;
}

/** Changes an order with its history, and when and by what the orders merged into it were shipped. */
async function change(context: LedgerContext, { id }: LockedOrder, status: string, transition: string, shipped: object): Promise<void> {
  await changeBeside(context, kept, id, { status, ...shipped }, transition);
  const { rows } = await sql<{ id: number }>`select id from sales_order where merged_into = ${id} order by id for update`.execute(
    context.transaction,
  );
  for (const child of rows) await changeBeside(context, kept, child.id, { ...shipped });
}

/** What its outbound orders do to a sales order: it is shipped once all of it has left, by whatever number of parcels. */
export const salesOutbound: OutboundFollower = {
  shipped: async (context, outbound, items) => {
    const order = await lockOrder(context, outbound.sourceNo);
    if (!order) return;
    await addOrderSales(context, outbound.warehouse, await noteShipped(context, order, outbound, items, 1));
    if (!(mayStep('ship', order.status) || order.status === 'cancelling') || !(await hasShipped(context, order))) return;
    const waybillNo = await waybillOf(context, outbound);
    await change(context, order, 'shipped', 'ship', { shippedAt: context.now, ...(waybillNo === null ? {} : { waybillNo }) });
  },
  unshipped: async (context, outbound, items) => {
    const order = await lockOrder(context, outbound.sourceNo);
    if (!order) return;
    await addOrderSales(context, outbound.warehouse, await noteShipped(context, order, outbound, items, -1));
    if (order.status === 'shipped') await change(context, order, 'submitted', 'unship', { shippedAt: null });
  },
  cancelled: async (context, outbound) => {
    if (isLedByOrder(context.transaction)) return;
    const order = await lockOrder(context, outbound.sourceNo);
    if (!order || !mayStep('recall', order.status)) return;
    // its other parcels may have left: only what still lies in the warehouse waits for another one
    const { rows } = await sql<{ open: boolean }>`
      select exists (select from outbound where source_type = 'sales_order' and source_no = ${outbound.sourceNo}
        and id <> ${outbound.id} and status <> 'cancelled') as open`.execute(context.transaction);
    if (rows[0]?.open) return;
    await releaseOrders(context, [order.id]);
    await changeBeside(context, kept, order.id, { status: 'pendingAllocate', warehouse: null, channel: null }, 'recall');
  },
};
