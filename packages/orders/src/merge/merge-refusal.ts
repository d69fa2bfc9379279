import { fill, type Refusal, text } from '@axle/kernel';
import { mergeGroups } from './merge-groups.ts';
import type { MergeOrder, MergeSettings } from './merge-order.ts';
import { whyNotMerged } from './why-not-merged.ts';

/** [S4b] An order is no longer as the user saw it. */
export const orderChanged = (orderNo: string): Refusal => ({
  code: 'ORDER_CHANGED',
  message: fill(text('订单{no}已变化，请刷新', 'Order {no} has changed, refresh'), { no: orderNo }),
});

const tooFew: Refusal = { code: 'MERGE_ONE', message: text('至少选择两张订单', 'Select at least two orders') };
const apart: Refusal = {
  code: 'MERGE_APART',
  message: text(
    '所选订单不能合为一个包裹：买家、地址、付款时间或重量不符',
    'The selected orders cannot go in one parcel: buyer, address, time of payment or weight differ',
  ),
};

/** [S4b] Why orders cannot be merged as they stand now; undefined where they can. */
export function mergeRefusal<Order extends MergeOrder>(
  orders: readonly Order[],
  settingsOf: (order: Order) => MergeSettings,
): Refusal | undefined {
  if (orders.length < 2) return tooFew;
  const changed = orders.find(order => whyNotMerged(order, settingsOf(order)) !== undefined);
  if (changed) return orderChanged(changed.orderNo);
  return mergeGroups(orders, settingsOf)[0]?.orders.length === orders.length ? undefined : apart;
}
