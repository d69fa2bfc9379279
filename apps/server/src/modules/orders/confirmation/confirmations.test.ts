import { ok, refuse } from '@axle/kernel';
import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Registry } from '../../../platform/registry/registry.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { changeOutbound } from '../../inventory/outbound/change-outbound.ts';
import { outboundPlace } from '../../inventory/outbound/testing/outbound-place.ts';
import { shipPieces } from '../../inventory/outbound/ship-pieces.ts';
import { orderPlace } from '../allocation/testing/order-place.ts';
import { confirmationFileCalls } from './confirmation-actions.ts';
import { type Confirmation, confirmationSenders, type ConfirmationSender, sendConfirmations } from './send-confirmations.ts';

const app = await demoApp(({ db, registry }) => {
  const parts = { database: db, registry };
  return [...recordCalls(parts), ...confirmationFileCalls(parts)];
});
const admin = { signature: await app.signIn('superadmin'), language: 'en' };
const { run } = await outboundPlace(app.db, 'US-W', app.now);
const shop = await orderPlace(app.db);
const skus = [...shop.skus];
const orders = { service: 'nova', path: 'sales_order' };
const act = async (action: string, ids: readonly number[], input: object = {}) => {
  const targets: object[] = [];
  for (const id of ids) targets.push({ id, version: (await shop.standing(id)).version });
  return app.post(actionPath(orders, action), { page: 'orderList', targets, input }, admin);
};
/** An order on its way, by a channel of UPS unless another courier is named. */
const shipped = async (children: number, courier?: string) => {
  const sku = skus.pop()!;
  await shop.put('US-W', sku, 9);
  const first = await shop.place({ pieces: [[sku, 1]] });
  for (let at = 0; at < children; at += 1) await shop.place({ pieces: [[sku, 1]], status: 'merged', mergedInto: first.id });
  await act('allocate', [first.id]);
  await act('submit', [first.id]);
  const { rows } = await sql<{ id: number; outbound_no: string }>`
    update outbound set channel = (select c.id from logistics_channel c join courier k on k.id = c.courier
      where k.code ilike ${courier ?? 'UPS'} || '%' order by c.id limit 1), waybill_no = ${`1Z${first.id}`}
    where source_no = ${first.orderNo} returning id, outbound_no`.execute(app.db);
  const [outbound] = rows;
  const items = Array.from({ length: children + 1 }, (_, at) => ({ lineNo: at + 1, qty: 1 }));
  await run(context => shipPieces(context, { outboundId: outbound!.id, idemKey: `test:${outbound!.outbound_no}`, items }));
  return { ...first, outbound: outbound! };
};
const confirmationsOf = async (id: number) => {
  const { rows } = await sql<{ id: string; waybill: string; code: string | null; state: string; failures: number }>`
    select c.platform_order_id as id, c.waybill_no as waybill, c.carrier_code as code, c.state, c.failures from order_confirmation c
    join sales_order o on o.id = c.sales_order where o.id = ${id} or o.merged_into = ${id} order by c.id`.execute(app.db);
  return rows;
};
const trackingOf = async (id: number) =>
  (await app.db.selectFrom('sales_order').select('tracking_status').where('id', '=', id).executeTakeFirstOrThrow()).tracking_status;
/** A platform that answers as it is bidden, and remembers what came. */
const sentTo = (answers: readonly boolean[]) => {
  const came: Confirmation[] = [];
  const sender: ConfirmationSender = {
    connects: async () => true,
    async send(_database, confirmation) {
      came.push(confirmation);
      const message = { zh: '忙', en: 'busy' };
      return (answers[came.length - 1] ?? true) ? ok(undefined) : refuse({ code: 'BUSY', message });
    },
  };
  const registry = {
    ...app.registry,
    parts: (point: unknown) => (point === confirmationSenders ? new Map([['partsgeek', sender]]) : new Map()),
  } as unknown as Registry;
  return { came, round: async (at: Date) => sendConfirmations(app.db, registry, at) };
};
const minutes = (count: number) => new Date(app.now().getTime() + count * 60_000);

describe('[S10] platforms are notified of shipments', () => {
  it('once for each of their orders, merged ones with the same tracking number, and never a second time', async () => {
    const { id } = await shipped(1);
    const { came, round } = sentTo([]);
    await round(app.now());
    await Promise.all([round(minutes(1)), round(minutes(1))]);
    expect(came.length).toBe(2);
    expect(await confirmationsOf(id)).toMatchObject([
      { waybill: `1Z${id}`, code: 'UPS', state: 'sent' },
      { waybill: `1Z${id}`, code: 'UPS', state: 'sent' },
    ]);
    expect(new Set(came.map(({ platformOrderId }) => platformOrderId)).size).toBe(2);
    expect(await trackingOf(id)).toBe('sent');
  });

  it('[S10b] again after 5, 15 and 60 minutes, and then by a person', async () => {
    const { id } = await shipped(0);
    const { came, round } = sentTo([false, false, false, false]);
    for (const [at, expected] of [
      [0, 1],
      [4, 1],
      [5, 2],
      [19, 2],
      [20, 3],
      [79, 3],
      [80, 4],
      [500, 4],
    ] as const) {
      await round(minutes(at));
      expect([at, came.length]).toEqual([at, expected]);
    }
    expect(await trackingOf(id)).toBe('failed');
    await act('confirmShip', [id]);
    await round(minutes(0));
    expect([came.length, await trackingOf(id)]).toEqual([5, 'sent']);
  });

  it('not by a carrier that the platform does not know: the order is blocked until it is mapped, and goes by file', async () => {
    const { id } = await shipped(0, 'DHL');
    const { came, round } = sentTo([]);
    await round(app.now());
    expect([came.length, await trackingOf(id)]).toEqual([0, 'blocked']);
    await act('confirmShip', [id], { carrierCode: 'DHL Express' });
    expect(await trackingOf(id)).toBe('waiting');
    const file = await app.file(`${actionPath(orders, 'confirmFile')}?id=${id}`, admin);
    expect(file).toContain(`DHL Express,1Z${id}`);
    await act('confirmSent', [id]);
    expect(await trackingOf(id)).toBe('sent');
    await round(minutes(2));
    expect(came.length).toBe(0);
  });

  it('only after the first scan where the store says so', async () => {
    await sql`update store_config set confirm_at = 'scan' where store = (select id from store where code = 'PG-US')`.execute(app.db);
    const { id, outbound } = await shipped(0);
    const { round } = sentTo([]);
    await round(app.now());
    expect(await confirmationsOf(id)).toEqual([]);
    await run(async context => changeOutbound(context, outbound, { waybillNo: `1Z${id}` }, 'getWaybill'));
    await sql`update store_config set confirm_at = 'label' where store = (select id from store where code = 'PG-US')`.execute(app.db);
    await round(minutes(1));
    expect(await confirmationsOf(id)).toMatchObject([{ state: 'sent' }]);
  });
});
