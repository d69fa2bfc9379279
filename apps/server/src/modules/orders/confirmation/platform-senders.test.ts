import { ok } from '@axle/kernel';
import type { CalledPlatform } from '@axle/orders';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { FakeAnswer } from '../connector/testing/fake-platform.ts';
import { recordingPlatform, type SentCall } from '../connector/testing/recording-platform.ts';
import { orderDesk } from '../order/testing/order-desk.ts';
import { platformSender, platformSenders } from './platform-senders.ts';
import { confirmationSenders, sendConfirmations } from './send-confirmations.ts';

const desk = await orderDesk();
const { app, place } = desk;
const minutes = (count: number) => new Date(app.now().getTime() + count * 60_000);
const opened: { readonly close: () => Promise<void> }[] = [];
/** Nothing waits any more of what the demo shipped, or another test. */
const settleAll = async () => {
  await sql`update order_confirmation set state = 'sent', sent_at = ${app.now()}, next_at = null where state <> 'sent'`.execute(app.db);
};
await sendConfirmations(app.db, { ...app.registry, parts: () => new Map() } as unknown as Registry, app.now());
await settleAll();
afterEach(async () => {
  for (const platform of opened.splice(0)) await platform.close();
  await settleAll();
});
let no = 0;

/** An order of a platform with a parcel of two lines that is to be confirmed. */
async function parcel(platform: CalledPlatform) {
  no += 1;
  const line = (at: number) => ({ platformLineId: `L${at}`, sku: place.skus[at], qty: at, unitPrice: '39.9' });
  const id = await desk.made({ lines: [line(1), line(2)] });
  await desk.put(id, { kind: 'platform', platform, platform_order_id: `${platform}-${no}`, status: 'shipped', shipped_at: app.now() });
  await sql`update sales_order_piece set warehouse = ${place.warehouse} where sales_order = ${id}`.execute(app.db);
  const { rows } = await sql<{ id: number }>`
    insert into order_confirmation (sales_order, platform, store, platform_order_id, parcel, warehouse, waybill_no, carrier, carrier_code,
      ship_day, next_at, created_at, updated_at)
    values (${id}, ${platform}, ${desk.store}, ${`${platform}-${no}`}, ${`P${no}`}, ${place.warehouse}, ${`1Z${no}`}, 'UPS', 'UPS',
      '2027-06-01', ${app.now()}, ${app.now()}, ${app.now()}) returning id`.execute(app.db);
  return { order: id, confirmation: rows[0]!.id, platformOrderId: `${platform}-${no}`, waybillNo: `1Z${no}` };
}
const standing = async (id: number) =>
  app.db.selectFrom('order_confirmation').select(['state', 'failures', 'error', 'next_at']).where('id', '=', id).executeTakeFirstOrThrow();
const trackingOf = async (id: number) => (await desk.orderOf(id)).tracking_status;

/** A platform that answers as the test says, and rounds of our sender to it. */
async function rounds(platform: CalledPlatform, answer: (call: SentCall, at: number) => FakeAnswer | undefined) {
  let at = 0;
  const fake = await recordingPlatform(call => answer(call, at++));
  opened.push(fake);
  const door = { address: fake.address, token: 'granted', now: () => 0, wait: async () => undefined, patience: 20_000 };
  const sender = platformSender(platform, async () => ok({ door, marketplaces: ['ATVPDKIKX0DER'] }));
  const parts = (point: unknown) => (point === confirmationSenders ? new Map([[platform, sender]]) : new Map());
  const registry = { ...app.registry, parts } as unknown as Registry;
  return { calls: fake.calls, round: async (when: Date) => sendConfirmations(app.db, registry, when) };
}

describe('[S10d] parcels are confirmed by the interface of their platform', () => {
  it('to Amazon, eBay and Walmart with all lines, and never a second time', async () => {
    const paths = { amazon: /shipmentConfirmation$/, ebay: /shipping_fulfillment$/, walmart: /\/shipping$/ };
    for (const platform of ['amazon', 'ebay', 'walmart'] as const) {
      const { order, confirmation, platformOrderId, waybillNo } = await parcel(platform);
      const { calls, round } = await rounds(platform, () => ({ status: platform === 'amazon' ? 204 : 201 }));
      await round(app.now());
      await Promise.all([round(minutes(1)), round(minutes(90))]);
      expect(calls.map(({ method }) => method)).toEqual(['POST']);
      expect(calls[0]!.path).toMatch(paths[platform]);
      expect(calls[0]!.path).toContain(platformOrderId);
      expect(JSON.stringify(calls[0]!.body)).toContain(waybillNo);
      expect(JSON.stringify(calls[0]!.body)).toMatch(/L1.*L2/);
      expect([await standing(confirmation), await trackingOf(order)]).toMatchObject([{ state: 'sent', failures: 0, error: null }, 'sent']);
    }
  });

  it('[S10f] a throttled one waits as long as the platform says and has not failed; others of the store wait for the next round', async () => {
    const [first, second] = [await parcel('amazon'), await parcel('amazon')];
    const { calls, round } = await rounds('amazon', (_call, at) =>
      at === 0 ? { status: 429, headers: { 'retry-after': '600' } } : { status: 204 },
    );
    await round(app.now());
    expect(calls.length).toBe(1);
    expect(await standing(first.confirmation)).toMatchObject({ state: 'waiting', failures: 0, next_at: minutes(10).toISOString() });
    await round(minutes(9));
    expect([calls.length, (await standing(second.confirmation)).state]).toEqual([2, 'sent']);
    await round(minutes(10));
    expect([calls.length, (await standing(first.confirmation)).state]).toEqual([3, 'sent']);
  });

  it('[S10e] a lost answer never leads to a second parcel: eBay and Walmart are asked first, Amazon gets the same reference', async () => {
    for (const platform of ['ebay', 'walmart'] as const) {
      const { confirmation, waybillNo } = await parcel(platform);
      const there = { fulfillments: [{ shipmentTrackingNumber: waybillNo }] };
      const { calls, round } = await rounds(platform, ({ method }) => (method === 'POST' ? undefined : { body: there }));
      await round(app.now());
      expect(await standing(confirmation)).toMatchObject({ state: 'waiting', failures: 1, error: 'The platform did not answer' });
      await round(minutes(4));
      await round(minutes(5));
      expect([calls.map(({ method }) => method), (await standing(confirmation)).state]).toEqual([['POST', 'GET'], 'sent']);
    }
    const { confirmation } = await parcel('amazon');
    const { calls, round } = await rounds('amazon', (_call, at) => (at === 0 ? undefined : { status: 204 }));
    await round(app.now());
    await round(minutes(5));
    expect((await standing(confirmation)).state).toBe('sent');
    expect(calls[1]!.body).toEqual(calls[0]!.body);
    expect(calls[0]!.body).toMatchObject({ packageDetail: { packageReferenceId: String(confirmation) }, marketplaceId: 'ATVPDKIKX0DER' });
  });

  it('[S10e] one that did not arrive is sent once more after the platform was asked', async () => {
    const { confirmation } = await parcel('ebay');
    const answers = [undefined, { body: { fulfillments: [] } }, { status: 201 }];
    const { calls, round } = await rounds('ebay', (_call, at) => answers[at]);
    await round(app.now());
    await round(minutes(5));
    expect([calls.map(({ method }) => method), (await standing(confirmation)).state]).toEqual([['POST', 'GET', 'POST'], 'sent']);
  });

  it('[S10f] what is shipped there already is done', async () => {
    const { confirmation } = await parcel('walmart');
    const body = { errors: { error: [{ code: 'INVALID_REQUEST_CONTENT', description: 'Line L1 is already shipped' }] } };
    const { round } = await rounds('walmart', () => ({ status: 400, body }));
    await round(app.now());
    expect((await standing(confirmation)).state).toBe('sent');
  });

  it('[S10b] a refused one is tried after 5, 15 and 60 minutes, then a person sees the words of the platform', async () => {
    const { order, confirmation } = await parcel('amazon');
    const body = { errors: [{ code: 'InvalidInput', message: 'OrderItemId is invalid', details: '' }] };
    const { calls, round } = await rounds('amazon', () => ({ status: 400, body }));
    for (const at of [0, 4, 5, 20, 79, 80, 500]) await round(minutes(at));
    expect(calls.length).toBe(4);
    expect(await standing(confirmation)).toMatchObject({ state: 'failed', failures: 4, error: 'OrderItemId is invalid (400)' });
    expect(await trackingOf(order)).toBe('failed');
    const { rows } = await sql<{ error: string }>`select tracking_error as error from sales_order_list where id = ${order}`.execute(app.db);
    expect(rows).toEqual([{ error: 'OrderItemId is invalid (400)' }]);
  });
});

it('without credentials, and with those of the sandbox, nothing is called: the tracking numbers go by file', async () => {
  const { confirmation } = await parcel('amazon');
  expect(await platformSenders.amazon.connects(app.db, desk.store)).toBe(false);
  await sendConfirmations(app.db, app.registry, app.now());
  expect(await standing(confirmation)).toMatchObject({ state: 'waiting', failures: 0, error: null });
});
