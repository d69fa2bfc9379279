import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { openLines, refusalsOfWish } from './date-wish.ts';

/** Asks of wishes to move dates, whichever way they come, what their orders say to them. */
export const checkDates: RecordGuard = async (database, wishes, caller) => {
  const ids = idsIn(wishes.map(({ purchaseOrder }) => purchaseOrder));
  const [orders, open] = await Promise.all([ordersById(database, caller, ids), openLines(database, ids)]);
  return wish => {
    const order = orders.get(Number(wish['purchaseOrder']));
    return order && wish['newDate'] !== undefined ? refusalsOfWish(order, wish, { today: todayOf(caller), open }) : [];
  };
};
