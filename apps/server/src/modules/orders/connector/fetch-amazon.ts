import { ok, type Result } from '@axle/kernel';
import { type AmazonItem, type AmazonOrder, amazonOrder, beginPace } from '@axle/orders';
import { type FetchOrders, pageOf, type ReadOrder } from './fetch-span.ts';
import { type CallPlatform, platformCalls } from './platform-door.ts';

interface OrdersAnswer {
  readonly payload: { readonly Orders: readonly AmazonOrder[]; readonly NextToken?: string };
}
interface ItemsAnswer {
  readonly payload: { readonly OrderItems: readonly AmazonItem[]; readonly NextToken?: string };
}

/** Calls a second and at once that Amazon allows: getOrders, and getOrderItems. */
const [ordersPace, itemsPace] = [
  { rate: 0.0167, burst: 20 },
  { rate: 0.5, burst: 30 },
];

/** [S1g] Orders of Amazon, getOrders with its pages and getOrderItems of each order. */
export const fetchAmazon: FetchOrders = async function* fetchAmazon(door, { kind, from, to, marketplaces }) {
  const orders = platformCalls(door, beginPace(ordersPace.rate, ordersPace.burst, door.now()));
  const items = platformCalls(door, beginPace(itemsPace.rate, itemsPace.burst, door.now()));
  const headers = { 'x-amz-access-token': door.token };
  const word = kind === 'orders' ? 'Created' : 'LastUpdated';
  let token: string | undefined;
  do {
    const query = new URLSearchParams({
      MarketplaceIds: marketplaces.join(','),
      ...(token === undefined ? { [`${word}After`]: from.toISOString(), [`${word}Before`]: to.toISOString() } : { NextToken: token }),
    });
    const answer = await orders(`/orders/v0/orders?${query.toString()}`, headers);
    if (!answer.ok) return yield answer;
    const { payload } = answer.value as OrdersAnswer;
    const read: ReadOrder[] = [];
    for (const order of payload.Orders) {
      const held = await itemsOf(items, order.AmazonOrderId, headers);
      if (!held.ok) return yield held;
      read.push({ orderId: order.AmazonOrderId, read: amazonOrder(order, held.value), sent: { order, items: held.value } });
    }
    yield ok(pageOf(read));
    token = payload.NextToken;
  } while (token !== undefined);
};

async function itemsOf(
  call: CallPlatform,
  order: string,
  headers: Readonly<Record<string, string>>,
): Promise<Result<readonly AmazonItem[]>> {
  const items: AmazonItem[] = [];
  let token: string | undefined;
  do {
    const query = token === undefined ? '' : `?${new URLSearchParams({ NextToken: token }).toString()}`;
    const answer = await call(`/orders/v0/orders/${encodeURIComponent(order)}/orderItems${query}`, headers);
    if (!answer.ok) return answer;
    const { payload } = answer.value as ItemsAnswer;
    items.push(...payload.OrderItems);
    token = payload.NextToken;
  } while (token !== undefined);
  return ok(items);
}
