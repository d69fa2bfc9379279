import type { OrderStatus } from '../order/order-status.ts';
import type { StatusHint } from './map-platform-status.ts';

/** What our own order says of itself, for a hint of its platform. */
export interface FollowedOrder {
  /** Absent for an order that is new. */
  readonly status?: OrderStatus;
  readonly fulfilment: 'merchant' | 'platform';
  /** We have a waybill of ours for it, or it is noted as shipped outside. */
  readonly sent: boolean;
  /** Other orders are merged into it: what becomes of it concerns them too. */
  readonly leads?: boolean;
}

/** Where the hint of a platform leads an order: to a status, or to a request that a person decides. */
export interface FollowedHint {
  readonly to?: OrderStatus;
  readonly request?: 'cancel' | 'status';
}

const beforeReview: readonly (OrderStatus | undefined)[] = [undefined, 'pendingPay', 'abnormal'];
const beforeWarehouse: readonly OrderStatus[] = [
  'pendingPay',
  'pendingReview',
  'held',
  'pendingAllocate',
  'outOfStock',
  'allocated',
  'abnormal',
];
const doubtful: readonly (OrderStatus | undefined)[] = [
  undefined,
  'pendingPay',
  'pendingReview',
  'pendingAllocate',
  'outOfStock',
  'abnormal',
];
const ended: readonly (OrderStatus | undefined)[] = ['shipped', 'delivered', 'cancelled', 'cancelling'];

/**
 * [S2a] Where a hint leads an order; nothing where it stays as it is. Never backwards: what was reviewed is not reviewed again, and
 * what was shipped stays so. Orders that the platform sends follow it at once, ours are shipped only once they were sent. From the
 * moment that the warehouse has an order, a cancellation or a doubt is a request. [S2b] So is a cancellation of an order that others are
 * merged into: the parcel is taken apart first.
 */
export function followPlatform(hint: StatusHint, { status, fulfilment, sent, leads }: FollowedOrder): FollowedHint {
  if (fulfilment === 'platform') return ofPlatform(hint, status);
  switch (hint) {
    case 'toPay':
      return status === undefined ? { to: 'pendingPay' } : {};
    case 'toShip':
      return status === undefined || status === 'pendingPay' ? { to: 'pendingReview' } : {};
    case 'shipped':
    case 'delivered':
      return ofParcel(hint, status, sent);
    case 'cancelled':
      return cancelled(status, leads === true);
    case 'abnormal':
      if (doubtful.includes(status)) return { to: 'abnormal' };
      return ended.includes(status) ? {} : { request: 'status' };
  }
}

function ofPlatform(hint: StatusHint, status: OrderStatus | undefined): FollowedHint {
  if (status === 'delivered' || status === 'cancelled') return {};
  if (hint === 'delivered') return { to: 'delivered' };
  if (status === 'shipped') return {};
  if (hint === 'shipped') return { to: 'shipped' };
  if (hint === 'cancelled') return { to: 'cancelled' };
  if (hint === 'toPay') return status === undefined ? { to: 'pendingPay' } : {};
  if (hint === 'abnormal') return doubtful.includes(status) ? { to: 'abnormal' } : {};
  return status === undefined || status === 'pendingPay' ? { to: 'pendingReview' } : {};
}

function ofParcel(hint: 'shipped' | 'delivered', status: OrderStatus | undefined, sent: boolean): FollowedHint {
  if (status === 'shipped') return hint === 'delivered' ? { to: 'delivered' } : {};
  if (ended.includes(status)) return {};
  if (sent) return { to: 'shipped' };
  // the platform says that it was shipped, and we know of no parcel
  return beforeReview.includes(status) ? { to: 'abnormal' } : { request: 'status' };
}

function cancelled(status: OrderStatus | undefined, leads: boolean): FollowedHint {
  if (status === undefined) return { to: 'cancelled' };
  if (beforeWarehouse.includes(status) && !leads) return { to: 'cancelling' };
  return ended.includes(status) ? {} : { request: 'cancel' };
}
