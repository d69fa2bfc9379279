import type { RecordRow } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { allocateOutbound } from '../outbound/allocate-outbound.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import { outboundPlace } from '../outbound/testing/outbound-place.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { notifyOfLowStock } from './stock-alerts.ts';
import { stockLedger } from './stock-ledger.ts';
import { putStock } from './testing/move-stock.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const resourceOf = (page: string) => app.registry.page(page)!.page.resource!;
const list = async (page: string, filters: readonly object[]) =>
  (
    (await app.post(recordPath(resourceOf(page), 'list'), { page, filters, sort: [{ field: 'skuCode' }], limit: 200 }, admin)).data as {
      rows: RecordRow[];
    }
  ).rows;
const act = (page: string, action: string, { id, version }: RecordRow, input: object = {}) =>
  app.post(actionPath(resourceOf(page), action), { page, targets: [{ id, version }], input }, admin);
const place = await outboundPlace(app.db, 'DE-HAM', app.now);
const [sku, other] = place.skus as [number, number];
const of = (id: number) => [
  { field: 'sku', op: 'in', value: [id] },
  { field: 'warehouse', op: 'in', value: [place.warehouse] },
];

it('notifies the people of a warehouse once when a SKU falls below its minimum, and again after it had recovered', async () => {
  await place.put(sku, place.bins[0]!, 20);
  const [item] = await list('stockBalance', of(sku));
  expect(await act('stockBalance', 'setAlert', item!, { minQty: 30 })).toMatchObject({ code: 200 });
  expect(await list('stockBalance', [...of(sku), { field: 'belowMin', op: 'eq', value: true }])).toMatchObject([{ minQty: 30, atp: 20 }]);
  const notifications = async () =>
    (await app.db.selectFrom('message').select(['receiver', 'body_en']).where('event', '=', 'stock.short').orderBy('id').execute()).length;
  const before = await notifications();
  await notifyOfLowStock(app.db, registry, app.now());
  const first = await notifications();
  expect(first).toBeGreaterThan(before);
  await notifyOfLowStock(app.db, registry, app.now());
  expect(await notifications()).toBe(first);
  await place.put(sku, place.bins[0]!, 20);
  await notifyOfLowStock(app.db, registry, app.now());
  await putStock(app.db, { warehouse: place.warehouse, bin: place.bins[0]!, sku }, 'none');
  app.wait({ hours: 4 });
  await notifyOfLowStock(app.db, registry, app.now());
  expect(await notifications()).toBe(first * 2 - before);
  expect(await act('stockBalance', 'setAlert', item!, { minQty: 0 })).toMatchObject({ code: 200 });
  expect(await list('stockBalance', [...of(sku), { field: 'belowMin', op: 'eq', value: true }])).toEqual([]);
});

it('[M6] accept: available 20, open 15+10: shortage −5 listed; reassign gives the priority-1 order its 15, the other keeps 5 and 5 go back to short', async () => {
  await place.put(other, place.bins[0]!, 25);
  const order = async (sourceNo: string, qty: number, priority: number) =>
    place.run(async context => {
      const made = await createOutbound(context, {
        outType: 'sale',
        sourceType: 'sales_order',
        sourceNo,
        warehouse: place.warehouse,
        country: place.country,
        priority,
        lines: [{ sku: other, qty }],
      });
      if (!made.ok) throw new Error(made.refusal.code);
      expect(await allocateOutbound(context, made.value.id)).toMatchObject({ ok: true, value: 'allocated' });
      return made.value;
    });
  const late = await order('SO-LATE', 10, 5);
  const first = await order('SO-FIRST', 15, 1);
  await place.run(async context =>
    stockLedger(context).post({
      idemKey: 'loss:5',
      docType: 'test',
      docNo: 'ST',
      bizType: 'stocktake_loss',
      changes: [{ warehouse: place.warehouse, bin: place.bins[0]!, sku: other, status: 'available', qty: -5 }],
    }),
  );
  const short = await list('stockReservation', [...of(other), { field: 'short', op: 'eq', value: true }]);
  expect(Object.fromEntries(short.map(row => [row['qtyOpen'], row['atp']]))).toEqual({ 10: -5, 15: -5 });
  expect(await act('stockReservation', 'reassign', short[0]!)).toMatchObject({ code: 200 });
  const kept = await list('stockReservation', of(other));
  expect(Object.fromEntries(kept.map(row => [row['demandNo'], [row['qtyOpen'], row['qtyReleased'], row['atp']]]))).toEqual({
    [first.outboundNo]: [15, 0, 0],
    [late.outboundNo]: [5, 5, 0],
  });
  const status = async (id: number) =>
    (await app.db.selectFrom('outbound').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  expect([await status(first.id), await status(late.id)]).toEqual(['allocated', 'short']);
  expect(await act('stockReservation', 'reassign', short[0]!)).toMatchObject({ reason: 'NOT_SHORT' });
  // once pieces came, the order is reserved whole again
  expect(await place.run(async context => allocateOutbound(context, late.id))).toMatchObject({ ok: true, value: 'short' });
  await place.put(other, place.bins[0]!, 5);
  expect(await place.run(async context => allocateOutbound(context, late.id))).toMatchObject({ ok: true, value: 'allocated' });
  expect(await place.standing(other)).toMatchObject({ available: 25, unallocated: 25 });
});
