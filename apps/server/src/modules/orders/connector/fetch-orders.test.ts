import type { AmazonOrder, EbayOrder, WalmartOrder } from '@axle/orders';
import { afterEach, describe, expect, it } from 'vitest';
import type { OrderPage } from '../download/order-source.ts';
import { fetchAmazon } from './fetch-amazon.ts';
import { fetchEbay } from './fetch-ebay.ts';
import type { FetchOrders, WantedOrders } from './fetch-span.ts';
import { fetchWalmart } from './fetch-walmart.ts';
import { fakePlatform } from './testing/fake-platform.ts';

type Platform = Awaited<ReturnType<typeof fakePlatform>>;

const opened: Platform[] = [];
afterEach(async () => {
  for (const platform of opened.splice(0)) await platform.close();
});
const open = async (...given: Parameters<typeof fakePlatform>) => {
  const platform = await fakePlatform(...given);
  opened.push(platform);
  return platform;
};

const wanted: WantedOrders = {
  kind: 'updates',
  from: new Date('2026-03-01T00:00:00Z'),
  to: new Date('2026-03-02T00:00:00Z'),
  marketplaces: ['ATVPDKIKX0DER'],
};

/** Fetches with a clock that only waiting moves, and answers the pages, the refusal that ended them, and how long was waited. */
async function fetchAll(fetchOrders: FetchOrders, { address }: Platform) {
  let clock = 0;
  const waits: number[] = [];
  const door = {
    address,
    token: 'granted',
    now: () => clock,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
      clock += milliseconds;
    },
    patience: 20_000,
  };
  const pages: OrderPage[] = [];
  let refusal: string | undefined;
  for await (const page of fetchOrders(door, wanted))
    if (page.ok) pages.push(page.value);
    else refusal = page.refusal.code;
  return { numbers: pages.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)), pages, refusal, waits };
}

const amazon = (id: string, more: Partial<AmazonOrder> = {}): AmazonOrder => ({
  AmazonOrderId: id,
  PurchaseDate: '2026-03-01T10:00:00Z',
  LastUpdateDate: '2026-03-01T11:00:00Z',
  OrderStatus: 'Unshipped',
  ...more,
});
const items = { payload: { OrderItems: [{ OrderItemId: '1', SellerSKU: 'BP-1', ASIN: 'B01', QuantityOrdered: 1 }] } };

describe('[S1g] orders of Amazon', () => {
  const pages: Readonly<Record<string, unknown>> = {
    '': { payload: { Orders: [amazon('A-1'), amazon('A-2')], NextToken: 'second' } },
    second: { payload: { Orders: [amazon('A-2', { LastUpdateDate: '2026-03-01T12:00:00Z' }), amazon('A-3')] } },
  };
  const answer = (url: URL) => ({ body: url.pathname.endsWith('orderItems') ? items : pages[url.searchParams.get('NextToken') ?? ''] });

  it('come page by page, each with its items; one that changed meanwhile comes twice', async () => {
    const platform = await open(answer);
    const { numbers, pages: read } = await fetchAll(fetchAmazon, platform);
    expect(numbers).toEqual(['A-1', 'A-2', 'A-2', 'A-3']);
    expect(read[1]?.orders[0]).toMatchObject({ updatedAt: '2026-03-01T12:00:00.000Z', lines: [{ sellerSku: 'BP-1' }] });
    expect(platform.calls[0]).toContain('LastUpdatedAfter=2026-03-01T00%3A00%3A00.000Z');
    expect(platform.calls.filter(call => call.includes('NextToken=second'))).toHaveLength(1);
  });

  it('[S1h] a throttled call waits as long as Amazon says, and goes on', async () => {
    let throttled = 2;
    const platform = await open(url => (throttled-- > 0 ? { status: 429, headers: { 'retry-after': '3' } } : answer(url)));
    const { numbers, waits } = await fetchAll(fetchAmazon, platform);
    expect(numbers).toHaveLength(4);
    expect(waits.slice(0, 2)).toEqual([3000, 3000]);
  });

  it('[S1h] calls wait for the pace that Amazon names', async () => {
    const slow = (url: URL) => ({ ...answer(url), headers: { 'x-amzn-RateLimit-Limit': '0.001' } });
    const many = { payload: { Orders: Array.from({ length: 32 }, (_, at) => amazon(`B-${at}`)) } };
    const platform = await open(url => (url.pathname.endsWith('orderItems') ? slow(url) : { body: many }));
    const { numbers, waits } = await fetchAll(fetchAmazon, platform);
    expect(numbers).toHaveLength(32);
    expect(waits).toEqual([1_000_000, 1_000_000]);
  });

  it('[S1h] end with a refusal where Amazon throttles for too long, or does not let us in', async () => {
    expect(await fetchAll(fetchAmazon, await open(() => ({ status: 429 })))).toMatchObject({ refusal: 'THROTTLED', numbers: [] });
    expect(await fetchAll(fetchAmazon, await open(() => ({ status: 403 })))).toMatchObject({ refusal: 'NO_AUTHORISATION' });
    expect(await fetchAll(fetchAmazon, await open(() => ({ status: 400 })))).toMatchObject({ refusal: 'PLATFORM_REFUSED' });
    const gone = await open(() => ({}));
    await gone.close();
    expect(await fetchAll(fetchAmazon, gone)).toMatchObject({ refusal: 'UNREACHABLE' });
  });

  it('one that cannot be read is kept with what was sent, the others go on', async () => {
    const odd = { payload: { Orders: [amazon('A-1', { PurchaseDate: 'soon' }), amazon('A-2')] } };
    const platform = await open(url => ({ body: url.pathname.endsWith('orderItems') ? items : odd }));
    const { numbers, pages: read } = await fetchAll(fetchAmazon, platform);
    expect(numbers).toEqual(['A-2']);
    expect(read[0]?.unread).toMatchObject([{ orderId: 'A-1', refusal: { code: 'NO_DATE' }, raw: expect.stringContaining('soon') }]);
  });
});

it('[S1g] orders of eBay come page by page, with the token of the shop', async () => {
  const ebay = (orderId: string): EbayOrder => ({
    orderId,
    creationDate: '2026-03-01T10:00:00.000Z',
    lastModifiedDate: '2026-03-01T11:00:00.000Z',
    orderFulfillmentStatus: 'NOT_STARTED',
    orderPaymentStatus: 'PAID',
    lineItems: [{ lineItemId: '1', sku: 'BP-1', quantity: 1, lineItemCost: { value: '30.00', currency: 'USD' } }],
  });
  const platform = await open((url, request) => {
    if (request.headers.authorization !== 'Bearer granted') return { status: 401 };
    const offset = Number(url.searchParams.get('offset'));
    return { body: offset === 0 ? { orders: [ebay('1'), ebay('2')], next: 'more', total: 3 } : { orders: [ebay('3')], total: 3 } };
  });
  expect(await fetchAll(fetchEbay, platform)).toMatchObject({ numbers: ['1', '2', '3'] });
  expect(decodeURIComponent(platform.calls[0]!)).toContain('lastmodifieddate:[2026-03-01T00:00:00.000Z..2026-03-02T00:00:00.000Z]');
});

it('[S1g] purchase orders of Walmart follow its cursors', async () => {
  const walmart = (purchaseOrderId: string): WalmartOrder => ({
    purchaseOrderId,
    orderDate: Date.parse('2026-03-01T10:00:00Z'),
    orderLines: {
      orderLine: [
        {
          lineNumber: '1',
          item: { sku: 'BP-1' },
          orderLineQuantity: { amount: '1' },
          orderLineStatuses: { orderLineStatus: [{ status: 'Created' }] },
        },
      ],
    },
  });
  const platform = await open(url => {
    const second = url.searchParams.get('hasMoreElements') === 'true';
    const order = second ? [walmart('3')] : [walmart('1'), walmart('2')];
    return { body: { list: { meta: second ? {} : { nextCursor: '?limit=200&hasMoreElements=true&soIndex=2' }, elements: { order } } } };
  });
  expect(await fetchAll(fetchWalmart, platform)).toMatchObject({ numbers: ['1', '2', '3'] });
  expect(platform.calls).toHaveLength(2);
});
