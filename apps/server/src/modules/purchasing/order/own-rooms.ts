import type { Decimal } from '@axle/kernel';
import { maxReceivable } from '@axle/purchasing';
import type { OrderRooms } from '../../inventory/receipt/order-rooms.ts';
import { quantitiesOf } from './order-standing.ts';

/** [R8] What lines of orders take of all receipts together, and what came of them. */
export const ownRooms: OrderRooms = async (transaction, lines) => {
  const numbers = [...new Set(lines.map(({ poNo }) => poNo))];
  if (numbers.length === 0) return [];
  const orders = await transaction
    .selectFrom('purchase_order')
    .select(['id', 'order_no', 'over_tol_pct'])
    .where('order_no', 'in', numbers)
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = new Map(orders.map(order => [order.order_no, order]));
  const own =
    orders.length === 0
      ? []
      : await transaction
          .selectFrom('purchase_order_lines')
          .select(['record_id', 'line_no', 'sku', 'qty', 'cancelled_qty', 'short_closed_qty', 'received_qty'])
          .where(
            'record_id',
            'in',
            orders.map(({ id }) => id),
          )
          .execute();
  const byName = new Map(own.map(line => [`${line.record_id} ${line.line_no + 1} ${line.sku}`, line]));
  return lines.map(({ poNo, poLine, sku }) => {
    const order = known.get(poNo);
    const line = order && byName.get(`${order.id} ${poLine} ${sku}`);
    if (!line) return undefined;
    const { qty, cancelled_qty: cancelledQty, short_closed_qty: shortClosedQty, received_qty: receivedQty } = line;
    const quantities = quantitiesOf({ qty, cancelledQty, shortClosedQty, receivedQty });
    return { max: maxReceivable(quantities, String(order.over_tol_pct) as Decimal), came: quantities.received };
  });
};
