import type { Text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { changingOrders } from './changing-orders.ts';
import { orderRefusals } from './order-refusals.ts';
import { orderedAgain, type PieceAgain, sendAgain } from './send-again.ts';
import { withNote } from './note-orders.ts';

/** What is sent again: all pieces of an order, or so many of one SKU; undefined where it never had so many. */
function wantedOf(held: readonly PieceAgain[], { sku, qty }: RecordValues): readonly PieceAgain[] | undefined {
  if (sku === undefined) return held;
  const own = held.find(piece => piece.sku === sku);
  return own && [{ sku: own.sku, qty: qty === undefined ? own.qty : Number(qty) }];
}

/** The note on an order that something of it is sent again, by which order and document. */
export const sentAgain = (orderNo: string, afterSaleNo: string): Text => ({
  zh: `补发 ${orderNo}（${afterSaleNo}）`,
  en: `Sent again by ${orderNo} (${afterSaleNo})`,
});

/** Sends parts of a shipped order again, for nothing: a new order with the number of the after-sale document (oms.md, orderList). */
export const resendOrder: ActionHandler = changingOrders(
  async (context, order, input, parts) => {
    const pieces = wantedOf(await orderedAgain(parts.database, order.id), input);
    if (!pieces) return orderRefusals.nothingShipped;
    const { shipService, reason } = input;
    const afterSaleNo = String(input['afterSaleNo']);
    const made = await sendAgain(parts, order, { afterSaleNo, pieces, shipService, reason });
    if ('code' in made) return made;
    return withNote(order, sentAgain(made.orderNo, afterSaleNo), parts.caller.language, context.now);
  },
  ['shipped', 'delivered'],
);
