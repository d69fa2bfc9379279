import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { stockLedger } from '../../inventory/stock/stock-ledger.ts';
import { outboundPlace } from '../../inventory/outbound/testing/outbound-place.ts';
import { soldOrders } from '../merge/testing/sold-orders.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const orders = { service: 'nova', path: 'sales_order' };
const { sold, skus } = await soldOrders(app.db);
const paidAt = '2026-03-01T08:00:00Z';
type Part = readonly [part: number, lineNo: number, qty: number];

const split = (order: { readonly id: number; readonly version: number }, ...parts: readonly Part[]) =>
  app.post(
    actionPath(orders, 'splitInto'),
    {
      page: 'orderList',
      targets: [{ id: order.id, version: order.version }],
      input: { parts: parts.map(([part, lineNo, qty]) => ({ part, lineNo, qty })) },
    },
    boss,
  );
const partsOf = async (id: number) =>
  (
    await sql<Readonly<Record<string, unknown>>>`
      select o.status, trim_scale(o.shipping_amount)::text as shipping, trim_scale(o.total)::text as total,
        o.address_hash is not null as placed,
        (select sum(qty) from sales_order_lines where record_id = o.id)::integer as qty,
        (select sum(qty) from sales_order_piece where sales_order = o.id)::integer as pieces
      from sales_order o where o.split_from = ${id} order by o.id`.execute(app.db)
  ).rows;
const three = [1, 1, 1].map(qty => ({ qty, total: '30' }));

it('[S5] shipping of 10.00 over three lines of 30.00 → 3.34, 3.33, 3.33, each part an order with its pieces', async () => {
  const order = await sold({ paidAt, lines: three, amounts: { shipping: '10' } });
  const reply = await split(order, [1, 1, 1], [2, 2, 1], [3, 3, 1]);
  expect(reply).toMatchObject({ code: replyCodes.ok });
  expect((reply.data as readonly { name: string }[]).map(({ name }) => name)).toHaveLength(3);
  expect(await partsOf(order.id)).toEqual(
    ['3.34', '3.33', '3.33'].map(shipping => ({
      status: 'pendingAllocate',
      shipping,
      total: String((30 + Number(shipping)).toFixed(2)),
      placed: true,
      qty: 1,
      pieces: 1,
    })),
  );
  const { rows } = await sql`select status, (select count(*) from sales_order_piece where sales_order = o.id)::integer as pieces
    from sales_order o where id = ${order.id}`.execute(app.db);
  expect(rows).toEqual([{ status: 'split', pieces: 0 }]);
  expect(await split(order, [1, 1, 1], [2, 2, 1], [3, 3, 1])).toMatchObject({ reason: 'ORDER_CHANGED' });
});

it('[S5a] nothing is written where units are left over, lines of eBay are cut, or a label was printed', async () => {
  const order = await sold({
    paidAt,
    lines: [
      { qty: 3, total: '90' },
      { qty: 1, total: '10' },
    ],
    platform: 'ebay',
  });
  expect(await split(order, [1, 1, 3])).toMatchObject({ reason: 'SPLIT_PARTS' });
  expect(await split(order, [1, 1, 3], [2, 2, 2])).toMatchObject({ reason: 'SPLIT_UNITS' });
  expect(await split(order, [1, 1, 2], [2, 1, 1], [2, 2, 1])).toMatchObject({ reason: 'SPLIT_LINE' });
  await sql`update sales_order set waybill_no = '1Z' where id = ${order.id}`.execute(app.db);
  expect(await split(order, [1, 1, 3], [2, 2, 1])).toMatchObject({ reason: 'SPLIT_STATUS' });
  expect(await partsOf(order.id)).toEqual([]);
});

it('[S5] what an allocated order has reserved is released, and its parts wait for their warehouses', async () => {
  const place = await outboundPlace(app.db, 'US-W', app.now);
  const sku = place.skus[0]!;
  const order = await sold({ paidAt, lines: [{ qty: 4, total: '40' }] });
  await place.put(sku, place.bins[0]!, 10);
  const reserved = await place.run(context =>
    stockLedger(context).reserve({
      demandType: 'sales_order',
      demandNo: order.orderNo,
      demandLine: 1,
      warehouse: place.warehouse,
      sku,
      qty: 4,
    }),
  );
  if (!reserved.ok) throw new Error(reserved.refusal.code);
  await sql`update sales_order set status = 'allocated', warehouse = ${place.warehouse} where id = ${order.id}`.execute(app.db);
  await sql`update sales_order_piece set sku = ${sku}, warehouse = ${place.warehouse}, reservation_no = ${reserved.value}
    where sales_order = ${order.id}`.execute(app.db);
  expect(await place.standing(sku)).toMatchObject({ available: 10, unallocated: 4 });
  expect(await split(order, [1, 1, 1], [2, 1, 3])).toMatchObject({ code: replyCodes.ok });
  expect(await place.standing(sku)).toMatchObject({ available: 10, unallocated: 0 });
  expect(await partsOf(order.id)).toMatchObject([
    { status: 'pendingAllocate', pieces: 1, total: '10' },
    { status: 'pendingAllocate', pieces: 3, total: '30' },
  ]);
});

it('the editor is given the order with its lines and pieces', async () => {
  const order = await sold({ paidAt, lines: three });
  const { data } = await app.post(recordPath(orders, 'work'), { page: 'orderList', tool: 'split', input: { order: order.id } }, boss);
  expect(data).toMatchObject({
    orderNo: order.orderNo,
    version: 1,
    merged: false,
    total: '90',
    lines: [{ lineNo: 1, qty: 1, lineTotal: '30' }, {}, {}],
    pieces: skus.map((sku, at) => ({ lineNo: at + 1, sku, qty: 1 })),
  });
});
