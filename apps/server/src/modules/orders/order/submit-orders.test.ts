import { ok } from '@axle/kernel';
import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { cancelOutbound } from '../../inventory/outbound/cancel-outbound.ts';
import { changeOutbound } from '../../inventory/outbound/change-outbound.ts';
import { outboundPlace } from '../../inventory/outbound/testing/outbound-place.ts';
import { shipPieces } from '../../inventory/outbound/ship-pieces.ts';
import { orderClearanceCalls } from '../clearance/clearance-call.ts';
import { orderPlace } from '../allocation/testing/order-place.ts';

const app = await demoApp(({ db, registry }) => {
  const parts = { database: db, registry };
  return [...recordCalls(parts), ...orderClearanceCalls(parts)];
});
const admin = { signature: await app.signIn('superadmin'), language: 'en' };
const { run } = await outboundPlace(app.db, 'US-W', app.now);
const shop = await orderPlace(app.db);
const skus = [...shop.skus];
const orders = { service: 'nova', path: 'sales_order' };

const act = async (action: string, ids: readonly number[], more: object = {}) => {
  const targets: object[] = [];
  for (const id of ids) targets.push({ id, version: (await shop.standing(id)).version });
  return app.post(actionPath(orders, action), { page: 'orderList', targets, input: {}, ...more }, admin);
};
const outboundsOf = async (orderNo: string) =>
  app.db
    .selectFrom('outbound as b')
    .innerJoin('warehouse as w', 'w.id', 'b.warehouse')
    .select(['b.id', 'b.outbound_no as no', 'b.status', 'w.code as warehouse', 'b.platform_order_no as platformOrder'])
    .where('b.source_type', '=', 'sales_order')
    .where('b.source_no', '=', orderNo)
    .orderBy('b.id')
    .execute();
const allocated = async (...wanted: Parameters<typeof shop.place>) => {
  const order = await shop.place(...wanted);
  await act('allocate', [order.id]);
  expect(await shop.standing(order.id)).toMatchObject({ status: 'allocated' });
  return order;
};
const statusOf = async (id: number) => (await shop.standing(id)).status;
const ship = async (outbound: { readonly id: number; readonly no: string }, qty: readonly number[]) =>
  run(context =>
    shipPieces(context, {
      outboundId: outbound.id,
      idemKey: `outbound:${outbound.no}:ship:1`,
      items: qty.map((pieces, at) => ({ lineNo: at + 1, qty: pieces })),
    }),
  );
const orderOf = async (id: number) => app.db.selectFrom('sales_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const soldUnits = async (sku: number) => {
  const { rows } = await sql<{ week: string; units: number; revenue: string }>`
    select w.week, w.units, w.revenue from weekly_sales w join plan_node n on n.id = w.node
    where w.sku = ${sku} and n.code = 'US-W'`.execute(app.db);
  return rows;
};

describe('orders go to the warehouse', () => {
  it('[S7] 5 orders with 2 made by hand of a SKU in clearance: code 500 with a file, and 3 outbounds once the allowed part is submitted', async () => {
    const [good, clearance] = [skus.pop()!, skus.pop()!];
    await shop.put('US-W', good, 9);
    await shop.put('US-W', clearance, 9);
    await sql`update sku set sales_status = 'clearance' where id = ${clearance}`.execute(app.db);
    const made = [];
    for (const kind of ['platform', 'platform', 'manual']) made.push(await allocated({ pieces: [[good, 1]], kind }));
    made[1] = await allocated({ pieces: [[clearance, 2]] });
    for (const kind of ['manual', 'resend'])
      made.push(
        await allocated({
          pieces: [
            [clearance, 1],
            [good, 1],
          ],
          kind,
        }),
      );
    const ids = made.map(({ id }) => id);
    const before = await shop.stockOf('US-W', good);
    const reply = await act('submit', ids);
    expect(reply).toMatchObject({ code: 500, reason: 'CLEAR_STOCK', data: { name: 'clearance.xlsx', allowed: 3 } });
    expect((await outboundsOf(made[0]!.orderNo)).length).toBe(0);
    const { url } = reply.data as { readonly url: string };
    const file = await app.app.inject({ method: 'GET', url, headers: { signature: admin.signature } });
    expect(file.statusCode).toBe(200);
    const part = await act('submit', ids, { submitAllowed: true });
    expect((part.data as readonly { readonly refusal?: { readonly code: string } }[]).map(({ refusal }) => refusal?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'CLEARANCE',
      'CLEARANCE',
    ]);
    const outbounds = await Promise.all(made.map(({ orderNo }) => outboundsOf(orderNo)));
    expect(outbounds.map(own => own.map(({ status }) => status))).toEqual([['allocated'], ['allocated'], ['allocated'], [], []]);
    expect(await shop.stockOf('US-W', good)).toEqual(before);
  });

  it('hands the reservation over, takes it back when it is recalled, and not once it is packed', async () => {
    const sku = skus.pop()!;
    await shop.put('US-W', sku, 4);
    const order = await allocated({ pieces: [[sku, 3]] });
    expect(await act('submit', [order.id])).toMatchObject({ code: 200 });
    expect(await statusOf(order.id)).toBe('submitted');
    expect(await shop.stockOf('US-W', sku)).toEqual({ available: 4, unallocated: 3 });
    expect((await act('recall', [order.id])).data).toMatchObject([{ id: order.id }]);
    expect(await statusOf(order.id)).toBe('allocated');
    expect((await outboundsOf(order.orderNo)).map(({ status }) => status)).toEqual(['cancelled']);
    expect(await shop.stockOf('US-W', sku)).toEqual({ available: 4, unallocated: 3 });
    await act('submit', [order.id]);
    const [, again] = await outboundsOf(order.orderNo);
    expect(again).toMatchObject({ status: 'allocated' });
    await run(async context => changeOutbound(context, again!, { status: 'packed' }, 'close'));
    expect((await act('recall', [order.id])).data).toMatchObject([{ refusal: { code: 'PACKED' } }]);
    expect(await statusOf(order.id)).toBe('submitted');
  });

  it('is shipped once all of its parcels have left, with their cost, and what was sold grows by as many units', async () => {
    const [a, b] = [skus.pop()!, skus.pop()!];
    await shop.put('US-W', a, 5);
    await shop.put('US-E', b, 5);
    const order = await allocated({
      pieces: [
        [a, 4],
        [b, 2],
      ],
      paidAt: '2026-05-18T20:00:00Z',
    });
    await act('submit', [order.id]);
    const [west, east] = (await outboundsOf(order.orderNo)).toSorted((one, other) => (one.warehouse < other.warehouse ? 1 : -1));
    expect([west?.warehouse, east?.warehouse]).toEqual(['US-W', 'US-E']);
    await run(async context => changeOutbound(context, west!, { waybillNo: '1ZWEST' }, 'getWaybill'));
    expect((await ship(east!, [2])).ok).toBe(true);
    expect(await statusOf(order.id)).toBe('submitted');
    expect((await ship(west!, [4])).ok).toBe(true);
    expect(await orderOf(order.id)).toMatchObject({ status: 'shipped', waybill_no: '1ZWEST', shipped_at: expect.any(String) });
    const { rows } = await sql`select qty, shipped_qty as shipped, cost_value is not null as costed from sales_order_piece
      where sales_order = ${order.id} order by line_no`.execute(app.db);
    expect(rows).toMatchObject([
      { qty: 4, shipped: 4 },
      { qty: 2, shipped: 2 },
    ]);
    expect(await shop.stockOf('US-W', a)).toEqual({ available: 1, unallocated: 0 });
    // paid on Tuesday the 19th in Shanghai
    expect(await soldUnits(a)).toMatchObject([{ week: '2026-W21', units: 4 }]);
  });

  it('orders that were merged leave together, and each is shipped with the same tracking number', async () => {
    const sku = skus.pop()!;
    await shop.put('US-W', sku, 3);
    const first = await shop.place({ pieces: [[sku, 1]] });
    const second = await shop.place({ pieces: [[sku, 2]], status: 'merged', mergedInto: first.id });
    await act('allocate', [first.id]);
    await act('submit', [first.id]);
    const [outbound] = await outboundsOf(first.orderNo);
    await run(async context => changeOutbound(context, outbound!, { waybillNo: '1ZBOTH' }, 'getWaybill'));
    await ship(outbound!, [1, 2]);
    expect(await orderOf(first.id)).toMatchObject({ status: 'shipped', waybill_no: '1ZBOTH' });
    expect(await orderOf(second.id)).toMatchObject({ status: 'merged', waybill_no: '1ZBOTH', shipped_at: expect.any(String) });
    expect(await soldUnits(sku)).toMatchObject([{ units: 3 }]);
  });

  it('a warehouse that cancels what it was to send returns the order to those that wait for one', async () => {
    const sku = skus.pop()!;
    await shop.put('US-W', sku, 3);
    const order = await allocated({ pieces: [[sku, 2]] });
    await act('submit', [order.id]);
    const [outbound] = await outboundsOf(order.orderNo);
    expect(await run(context => cancelOutbound(context, outbound!.id, 'damaged'))).toEqual(ok(undefined));
    expect(await shop.standing(order.id)).toMatchObject({ status: 'pendingAllocate', warehouse: null });
    expect(await shop.piecesOf(order.id)).toEqual([[sku, 2, null]]);
    expect(await shop.stockOf('US-W', sku)).toEqual({ available: 3, unallocated: 0 });
  });
});
