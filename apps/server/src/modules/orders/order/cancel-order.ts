import { ok, type Refusal, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { cancelOutbound } from '../../inventory/outbound/cancel-outbound.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { ledByOrder } from './led-by-order.ts';
import { nothingHeld, onOrder, refuseMerged } from './on-order.ts';
import { orderRefusals } from './order-refusals.ts';
import { releasePieces } from './release-pieces.ts';

/** The platform says by itself that an order is cancelled. */
const isCancelledThere = (platformStatus: unknown): boolean => /^cancell?ed$|^failed$/i.test(String(platformStatus ?? ''));

/**
 * [S9] Takes back all that the warehouse was to do for an order, and what is reserved for it. Refused once it is packed or on its way
 * (oms.md, S9).
 */
export async function stopOrder(
  context: LedgerContext,
  { id, orderNo }: { readonly id: number; readonly orderNo: string },
  reason: string,
): Promise<Refusal | undefined> {
  const { rows } = await sql<{ id: number; status: string; heldFrom: string | null }>`
    select id, status, held_from as "heldFrom" from outbound where source_type = 'sales_order' and source_no = ${orderNo}
    and status <> 'cancelled' order by id`.execute(context.transaction);
  if (rows.some(({ status }) => status === 'shipped')) return orderRefusals.alreadyShipped;
  if (rows.some(({ status, heldFrom }) => status === 'packed' || heldFrom === 'packed')) return orderRefusals.alreadyPacked;
  // the outbound order notifies the sales order, which is not to be allocated again
  await sql`update sales_order set status = 'cancelling', status_before = status where id = ${id} and status = 'submitted'`.execute(
    context.transaction,
  );
  for (const outbound of rows) {
    const done = await ledByOrder(context.transaction, () => cancelOutbound(context, outbound.id, reason));
    if (!done.ok) return done.refusal.code === 'PACKED' ? orderRefusals.alreadyPacked : done.refusal;
  }
  await releasePieces(context, id);
  return undefined;
}

/** [S9] Ends an order before it is shipped; one of a platform waits until the platform has confirmed it (oms.md, S9). */
const cancel = transitionHandler(
  'cancel',
  onOrder(async (context, order, { after, input }) => {
    const refused = (await refuseMerged(context, order.id)) ?? (await stopOrder(context, order, String(input['cancelReason'])));
    if (refused) return refuse(refused);
    const waits = order.kind === 'platform' && !isCancelledThere(order['platformStatus']);
    const before = order.status === 'held' ? order.statusBefore : order.status;
    return ok({
      ...after,
      ...nothingHeld,
      abnormalCode: undefined,
      warehouse: undefined,
      channel: undefined,
      waybillNo: undefined,
      ...(waits ? { statusBefore: before } : { status: 'cancelled', statusBefore: undefined }),
    });
  }),
);

/** Cancels orders; those that have left already say so. */
export const cancelOrders: ActionHandler = async context => {
  const done = await cancel(context);
  if (!done.ok || !done.value.some(({ refusal }) => refusal?.code === 'STATE')) return done;
  const { rows } = await sql<{ id: number }>`
    select id from sales_order where id = any(${context.targets.map(({ id }) => id)}::bigint[])
    and status in ('shipped', 'delivered')`.execute(context.parts.database);
  const left = new Set(rows.map(({ id }) => id));
  return ok(done.value.map(each => (left.has(each.id) && each.refusal ? { ...each, refusal: orderRefusals.alreadyShipped } : each)));
};

/** The platform has confirmed that an order is cancelled. */
export const endCancel = onOrder(async (_context, _order, { after }) => ok({ ...after, statusBefore: undefined }));
