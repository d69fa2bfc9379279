import type { OrderStatus } from '../order/order-status.ts';
import { earliestShipBy, type MergeGroup } from './merge-groups.ts';
import type { MergeOrder } from './merge-order.ts';

/** How an order stood before it was merged. */
export interface BeforeMerge {
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly latestShipAt?: Date;
}

/** An order that goes with another one. */
export type MergedChild<Order extends MergeOrder> = Order & { readonly status: 'merged'; readonly mergedInto: string };

/** Orders in one parcel: it ships with the primary one, and carries the pieces of all. */
export interface MergedOrders<Order extends MergeOrder = MergeOrder> {
  readonly primary: Order;
  readonly children: readonly MergedChild<Order>[];
  readonly before: readonly BeforeMerge[];
}

/**
 * [S4b] Merges a group: the primary order is due at the earliest time to ship, the others are merged into it, and each keeps its pieces. As
 * long as one of them waits for its review, so does the parcel (oms.md, S4).
 */
export function mergeOrders<Order extends MergeOrder>({ orders }: Pick<MergeGroup<Order>, 'orders'>): MergedOrders<Order> {
  const [first, ...others] = orders;
  const latestShipAt = earliestShipBy(orders);
  const status: OrderStatus = orders.some(order => order.status === 'pendingReview') ? 'pendingReview' : first.status;
  return {
    primary: { ...first, status, ...(latestShipAt ? { latestShipAt } : {}) },
    children: others.map(child => ({ ...child, status: 'merged', mergedInto: first.orderNo })),
    before: orders.map(({ orderNo, status: was, latestShipAt: due }) => ({ orderNo, status: was, ...(due ? { latestShipAt: due } : {}) })),
  };
}
