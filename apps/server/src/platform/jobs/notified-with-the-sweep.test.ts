import { addDays } from '@axle/kernel';
import { businessDay, regrouped } from '@axle/page-kit';
import { beforeAll, expect, it } from 'vitest';
import { allocateOutbound } from '../../modules/inventory/outbound/allocate-outbound.ts';
import { createOutbound } from '../../modules/inventory/outbound/create-outbound.ts';
import { outboundPlace } from '../../modules/inventory/outbound/testing/outbound-place.ts';
import { stockLedger } from '../../modules/inventory/stock/stock-ledger.ts';
import { demoTime } from '../../testing/demo-time.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { taskServer } from './testing/task-server.ts';

const database = await testDatabase('demoTemplate');
const { db } = database;
const now = () => demoTime;

/** Runs the sweep of a server that starts, and waits for its end. */
async function sweep(): Promise<void> {
  const server = await taskServer(database, { now });
  await server.start();
  await server.stop();
  expect(server.warnings).toEqual([]);
}

const notified = async (event: string) =>
  db
    .selectFrom('message as m')
    .innerJoin('app_user as u', 'u.id', 'm.receiver')
    .select(['u.account', 'm.title_zh', 'm.title_en', 'm.body_zh', 'm.body_en', 'm.link_page', 'm.link_record'])
    .where('m.event', '=', event)
    .orderBy('m.id')
    .execute();

const place = await outboundPlace(db, 'US-W', now);
const [sku, other] = place.skus as [number, number];
const userOf = async (account: string) =>
  (await db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;

async function order(sourceNo: string, of: number, qty: number) {
  return place.run(async context => {
    const made = await createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo,
      warehouse: place.warehouse,
      country: place.country,
      priority: 5,
      lines: [{ sku: of, qty }],
    });
    if (!made.ok) throw new Error(made.refusal.code);
    return made.value;
  });
}

const allocated = async (id: number) => place.run(async context => allocateOutbound(context, id));

beforeAll(sweep);

it('notifies the subscribers of a warehouse of an order that is short, once until it is no longer short', async () => {
  const before = (await notified('order.short')).length;
  await place.put(sku, place.bins[0]!, 20);
  const { id, outboundNo } = await order('SO-SHORT', sku, 31);
  expect(await allocated(id)).toMatchObject({ ok: true, value: 'short' });
  await sweep();
  await sweep();
  const { name_zh, name_en } = await db
    .selectFrom('warehouse')
    .select(['name_zh', 'name_en'])
    .where('id', '=', place.warehouse)
    .executeTakeFirstOrThrow();
  expect((await notified('order.short')).slice(before)).toEqual([
    {
      account: 'whclerk',
      title_zh: `出库单缺货：US-W ${name_zh}`,
      title_en: `Outbound orders short of stock: US-W ${name_en}`,
      body_zh: `1 张出库单缺货：${regrouped(outboundNo)}。`,
      body_en: `1 short of stock: ${regrouped(outboundNo)}.`,
      link_page: 'logoutStock',
      link_record: id,
    },
  ]);
  await place.put(sku, place.bins[0]!, 20);
  expect(await allocated(id)).toMatchObject({ value: 'allocated' });
  await sweep();
  await db.updateTable('outbound').set({ status: 'short' }).where('id', '=', id).execute();
  await sweep();
  expect((await notified('order.short')).slice(before)).toHaveLength(2);
});

it('[M6] notifies them of reservations that exceed the stock left, once until they can be kept', async () => {
  const before = (await notified('reservation.short')).length;
  await place.put(other, place.bins[0]!, 25);
  expect(await allocated((await order('SO-PROMISED', other, 22)).id)).toMatchObject({ value: 'allocated' });
  const lose = async (key: string, qty: number) =>
    place.run(async context =>
      stockLedger(context).post({
        idemKey: `loss:${key}`,
        docType: 'test',
        docNo: 'ST',
        bizType: 'stocktake_loss',
        changes: [{ warehouse: place.warehouse, bin: place.bins[0]!, sku: other, status: 'available', qty: -qty }],
      }),
    );
  await lose('first', 8);
  await sweep();
  await sweep();
  const { sku: code } = await db.selectFrom('sku').select('sku').where('id', '=', other).executeTakeFirstOrThrow();
  const first = (await notified('reservation.short')).slice(before);
  expect(first).toMatchObject([
    {
      account: 'whclerk',
      body_zh: `1 个SKU的占用超过可用库存：${code} −5。`,
      body_en: `Reserved more than available, SKUs: 1 (${code} −5).`,
    },
  ]);
  expect(first[0]).toMatchObject({ link_page: 'stockReservation', link_record: expect.any(Number) });
  await place.put(other, place.bins[0]!, 30);
  await sweep();
  await lose('second', 30);
  await sweep();
  expect((await notified('reservation.short')).slice(before)).toHaveLength(2);
});

it('notifies them, and the user who set the alert, of a SKU that fell below its minimum; nobody who may not list stock', async () => {
  const before = (await notified('stock.short')).length;
  const alert = async (of: number, account: string) =>
    db
      .insertInto('stock_alert')
      .values({ warehouse: place.warehouse, sku: of, min_qty: 90_000, set_by: await userOf(account), set_at: demoTime.toISOString() })
      .execute();
  await alert(sku, 'superadmin');
  // sees the warehouse, but none of its pages
  await alert(other, 'buyer');
  await sweep();
  await sweep();
  const accounts = (await notified('stock.short')).slice(before).map(({ account }) => account);
  expect(accounts.toSorted()).toEqual(['superadmin', 'whclerk', 'whclerk']);
});

it('notifies the owner of a shop of unfiled claims that end within 14 days, once', async () => {
  const before = (await notified('claim.ending')).length;
  const today = businessDay(now());
  const { id: store, owner } = await db.selectFrom('store').select(['id', 'owner']).where('code', '=', 'AMZ-NA').executeTakeFirstOrThrow();
  const claim = async (sourceNo: string, days: number, state: 'open' | 'filed' = 'open') =>
    db
      .insertInto('fba_case')
      .values({ type: 'wh_lost', store, source_no: sourceNo, qty: 2, deadline: addDays(today, days), state })
      .returning(['id', 'case_no'])
      .executeTakeFirstOrThrow();
  const near = await claim('FL-NEAR', 14);
  await claim('FL-FAR', 15);
  await claim('FL-FILED', 3, 'filed');
  await sweep();
  await sweep();
  const { account } = await db.selectFrom('app_user').select('account').where('id', '=', owner).executeTakeFirstOrThrow();
  const named = `${regrouped(near.case_no)} (${addDays(today, 14)})`;
  expect((await notified('claim.ending')).slice(before)).toMatchObject([
    {
      account,
      body_zh: `1 个申诉尚未提交，最早 14 天后截止：${named}。`,
      body_en: `Not filed yet: 1; the first closes in 14 days: ${named}.`,
      link_page: 'fbaCase',
      link_record: near.id,
    },
  ]);
});
