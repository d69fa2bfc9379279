import { fill, type Refusal, text } from '@axle/kernel';
import { type OrderStatus, orderStatuses } from '../order/order-status.ts';
import type { MergeOrder } from './merge-order.ts';
import type { MergedOrders } from './merge-orders.ts';

/** Statuses in which no label was printed yet. */
const beforeLabel: readonly OrderStatus[] = ['pendingReview', 'pendingAllocate', 'outOfStock', 'allocated'];

/** [S4c] Why a parcel can no longer be taken apart; undefined where it can. */
export function unmergeRefusal({ orderNo, status, labelled }: Pick<MergeOrder, 'orderNo' | 'status' | 'labelled'>): Refusal | undefined {
  if (beforeLabel.includes(status) && labelled !== true) return undefined;
  return {
    code: 'UNMERGE_LATE',
    message: fill(
      text('订单{no}为“{status}”，打印面单前才能取消合并', 'Order {no} is “{status}”: a merge is undone before the label is printed'),
      { no: orderNo, status: orderStatuses[status].label },
    ),
  };
}

/** [S4e] Why a merge is not undone yet: the parcel took in more orders since, by the merge of this number. */
export const mergedSince = (mergeNo: string): Refusal => ({
  code: 'MERGED_SINCE',
  message: fill(text('合并之后又并入了订单，请先取消合并单{no}', 'More orders were merged into the parcel since: undo merge {no} first'), {
    no: mergeNo,
  }),
});

/**
 * [S4c] Takes a parcel apart: each order is as it was before. Those that were reviewed or allocated together meanwhile
 * wait for their warehouse again (oms.md, S4).
 */
export function unmergeOrders<Order extends MergeOrder>({ primary, children, before }: MergedOrders<Order>): readonly Order[] {
  const all = [primary, ...children.map(({ mergedInto: _, ...child }) => child as unknown as Order)];
  return all.map(order => {
    const { latestShipAt: _, ...rest } = order;
    const was = before.find(({ orderNo }) => orderNo === order.orderNo)!;
    return {
      ...(rest as unknown as Order),
      ...was,
      status: primary.status === 'pendingReview' ? was.status : ('pendingAllocate' as const),
    };
  });
}
