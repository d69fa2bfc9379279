import { randomUUID } from 'node:crypto';
import { ok } from '@axle/kernel';
import { beginPace, walmartOrder, type WalmartOrder } from '@axle/orders';
import { type FetchOrders, pageOf } from './fetch-span.ts';
import { platformCalls } from './platform-door.ts';

interface WalmartAnswer {
  readonly list: { readonly meta?: { readonly nextCursor?: string }; readonly elements: { readonly order: readonly WalmartOrder[] } };
}

/** [S1g] Purchase orders of Walmart, with its cursors. */
export const fetchWalmart: FetchOrders = async function* fetchWalmart(door, { kind, from, to }) {
  const call = platformCalls(door, beginPace(5, 10, door.now()));
  const [begin, end] = kind === 'orders' ? ['createdStartDate', 'createdEndDate'] : ['lastModifiedStartDate', 'lastModifiedEndDate'];
  let query = `?${new URLSearchParams({ [begin]: from.toISOString(), [end]: to.toISOString(), limit: '200' }).toString()}`;
  for (;;) {
    const answer = await call(`/v3/orders${query}`, {
      'WM_SEC.ACCESS_TOKEN': door.token,
      'WM_SVC.NAME': 'Walmart Marketplace',
      'WM_QOS.CORRELATION_ID': randomUUID(),
    });
    if (!answer.ok) return yield answer;
    const { meta, elements } = (answer.value as WalmartAnswer).list;
    yield ok(pageOf(elements.order.map(order => ({ orderId: order.purchaseOrderId, read: walmartOrder(order), sent: order }))));
    if (!meta?.nextCursor) return;
    query = meta.nextCursor;
  }
};
