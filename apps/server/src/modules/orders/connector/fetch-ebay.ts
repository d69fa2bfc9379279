import { ok } from '@axle/kernel';
import { beginPace, ebayOrder, type EbayOrder } from '@axle/orders';
import { type FetchOrders, pageOf } from './fetch-span.ts';
import { platformCalls } from './platform-door.ts';

interface EbayAnswer {
  readonly orders: readonly EbayOrder[];
  readonly next?: string;
  readonly total: number;
}

const pageSize = 200;

/** [S1g] Orders of eBay's Fulfillment API, getOrders with its pages. */
export const fetchEbay: FetchOrders = async function* fetchEbay(door, { kind, from, to }) {
  const call = platformCalls(door, beginPace(5, 10, door.now()));
  const day = kind === 'orders' ? 'creationdate' : 'lastmodifieddate';
  for (let offset = 0; ; offset += pageSize) {
    const query = new URLSearchParams({
      filter: `${day}:[${from.toISOString()}..${to.toISOString()}]`,
      limit: String(pageSize),
      offset: String(offset),
    });
    const answer = await call(`/sell/fulfillment/v1/order?${query.toString()}`, { authorization: `Bearer ${door.token}` });
    if (!answer.ok) return yield answer;
    const { orders, next } = answer.value as EbayAnswer;
    yield ok(pageOf(orders.map(order => ({ orderId: order.orderId, read: ebayOrder(order), sent: order }))));
    if (next === undefined || orders.length === 0) return;
  }
};
