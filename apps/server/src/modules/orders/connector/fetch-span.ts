import type { Refusal, Result } from '@axle/kernel';
import type { PlatformOrder } from '@axle/orders';
import type { OrderPage } from '../download/order-source.ts';
import type { PlatformDoor } from './platform-door.ts';

/** Which orders are fetched: those of a span, all that were changed in it unless only new ones are wanted. */
export interface WantedOrders {
  readonly kind: 'orders' | 'updates' | 'cancellations' | 'tracking';
  readonly from: Date;
  readonly to: Date;
  /** Marketplaces of the shop, as the platform names them. */
  readonly marketplaces: readonly string[];
}

/** Fetches orders of a shop by the interface of its platform, page by page. */
export type FetchOrders = (door: PlatformDoor, wanted: WantedOrders) => AsyncIterable<Result<OrderPage>>;

/** What was read of an order that a platform sent, with all that it sent. */
export interface ReadOrder {
  readonly orderId: string;
  readonly read: Result<PlatformOrder>;
  readonly sent: unknown;
}

/** A page of what was read: whole orders, and causes of the others. */
export const pageOf = (all: readonly ReadOrder[]): OrderPage => ({
  orders: all.flatMap(({ read }) => (read.ok ? [read.value] : [])),
  unread: all.flatMap(({ orderId, read, sent }) =>
    read.ok ? [] : [{ orderId, refusal: read.refusal satisfies Refusal, raw: JSON.stringify({ sent }, null, 1) }],
  ),
});
