import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { silentLog } from '../../../platform/host/log.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { keepGranted } from '../shop/kept-auth.ts';
import { accessDue, refreshAccess } from '../shop/refresh-access.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { askEveryDay, forwardSyncs } from './forward-syncs.ts';
import { askShops } from './ask-shops.ts';
import { runSync } from './run-sync.ts';
import type { SyncKind } from './sync-kind.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const listings = { service: 'item', path: 'amazon_listing' };
const shop = await app.db.selectFrom('store').select(['id', 'owner']).where('code', '=', 'AMZ-NA').executeTakeFirstOrThrow();
const now = new Date('2026-05-22T03:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const work = { registry: app.registry, database: app.db, log: silentLog, now: () => now };
const grant = (refreshToken: string) =>
  app.db
    .transaction()
    .execute(transaction =>
      keepGranted(transaction, { id: shop.id, platform: 'amazon' }, { sellerId: 'A1', refreshToken }, { by: shop.owner, now }),
    );
const tasks = (kind: SyncKind = 'listings') =>
  app.db.selectFrom('shop_sync').selectAll().where('store', '=', shop.id).where('kind', '=', kind).orderBy('id').execute();
const ofDay = async () =>
  (
    await sql<{ site: number; msku: string; price: string; version: number; latest: boolean }>`
      select site, msku, price, version, latest from amazon_listing where store = ${shop.id} and snapshot_date = '2026-05-22'
      order by site, msku`.execute(app.db)
  ).rows;
const sync = (input: object = {}) => app.post(actionPath(listings, 'sync'), { page: 'amazonListingSummary', targets: [], input }, boss);

beforeEach(async () => {
  await app.db.deleteFrom('shop_sync').execute();
  await sql`delete from amazon_listing where snapshot_date = '2026-05-22'`.execute(app.db);
  await sql`select mark_latest_listings(array(select distinct msku from amazon_listing))`.execute(app.db);
  await grant('sandbox-good');
});

it('[LST5] requests the listings of a shop at most once in 15 minutes, and shows the result', async () => {
  expect(await sync({ store: shop.id })).toMatchObject({ code: 200 });
  expect(await sync({ store: shop.id })).toMatchObject({ reason: 'TOO_SOON' });
  expect(await sync({ store: 999_999 })).toMatchObject({ code: expect.not.toSatisfy((code: number) => code === 200) as number });
  expect(await tasks()).toMatchObject([{ state: 'waiting' }]);
  await runSync(work, (await tasks())[0]!.id);
  const syncs = await app.post(recordPath(listings, 'work'), { page: 'amazonListingSummary', tool: 'syncs', input: {} }, boss);
  const { lines } = syncs.data as { lines: readonly Readonly<Record<string, unknown>>[] };
  expect(lines.find(line => String(line['store']).startsWith('AMZ-NA'))).toMatchObject({ state: 'done', auth: 'valid' });
});

it('[LST5] fetches once however often it is called, and again on the same day the same rows', async () => {
  await askShops(app.db, 'listings', [shop.id], null, now);
  const [{ id } = { id: 0 }] = await tasks();
  await Promise.all([runSync(work, id), runSync(work, id), runSync(work, id)]);
  const first = await ofDay();
  expect(first.length).toBeGreaterThan(10);
  expect(first.every(({ latest }) => latest)).toBe(true);
  const invented = await sql`
    select from amazon_listing d join lateral (select * from amazon_listing b where (b.store, b.site, b.msku) = (d.store, d.site, d.msku)
      and b.snapshot_date < d.snapshot_date order by b.snapshot_date desc limit 1) b on true
    where d.store = ${shop.id} and d.snapshot_date = '2026-05-22' and (d.price, d.rank, d.reviews) is distinct
    from (b.price, b.rank, b.reviews)`.execute(app.db);
  expect(invented.rows).toEqual([]);
  expect(await tasks()).toMatchObject([{ state: 'done', rows_in: first.length, rows_new: first.length }]);
  expect(await askShops(app.db, 'listings', [shop.id], null, later(14))).toEqual([]);
  expect(await askShops(app.db, 'listings', [shop.id], null, later(15))).toEqual([shop.id]);
  await runSync(work, (await tasks())[1]!.id);
  expect(await ofDay()).toEqual(first);
  expect((await tasks())[1]).toMatchObject({ state: 'done', rows_in: first.length, rows_new: 0 });
});

it('is done by another worker when the first one was lost, never by two at once', async () => {
  await askShops(app.db, 'listings', [shop.id], null, now);
  const [{ id } = { id: 0 }] = await tasks();
  await sql`update shop_sync set state = 'running', lease_until = now() + interval '1 day' where id = ${id}`.execute(app.db);
  await runSync(work, id);
  expect(await tasks()).toMatchObject([{ state: 'running' }]);
  await sql`update shop_sync set lease_until = now() - interval '1 second' where id = ${id}`.execute(app.db);
  const sent: [string, number][] = [];
  await forwardSyncs(app.db, { send: async (queue, task) => void sent.push([queue, task]), wake: () => undefined }, now);
  expect(sent).toContainEqual(['sync', id]);
  await runSync(work, id);
  expect(await tasks()).toMatchObject([{ state: 'done' }]);
});

it('keeps what people imported for the day, and fetches every shop automatically once a day', async () => {
  const last = await sql<{ msku: string }>`select msku from amazon_listing where store = ${shop.id} and latest order by id limit 1`.execute(
    app.db,
  );
  await sql`insert into amazon_listing (store, site, msku, asin, title, price, fulfilment, listing_status, snapshot_date, updated_by)
    select store, site, msku, asin, title, 1.23, fulfilment, listing_status, '2026-05-22', ${shop.owner} from amazon_listing
    where store = ${shop.id} and msku = ${last.rows[0]!.msku} and latest limit 1`.execute(app.db);
  await askEveryDay(app.db, now);
  await askEveryDay(app.db, now);
  expect(await tasks()).toHaveLength(1);
  await runSync(work, (await tasks())[0]!.id);
  expect((await ofDay()).filter(({ price }) => Number(price) === 1.23)).toHaveLength(1);
  await askEveryDay(app.db, later(60));
  expect(await tasks()).toHaveLength(1);
});

it('[S8.4] renews the access that is about to expire; a platform that refuses ends the authorisation, and its owner is notified once', async () => {
  const kept = () => app.db.selectFrom('shop_auth').selectAll().where('store', '=', shop.id).executeTakeFirstOrThrow();
  const notified = () =>
    app.db.selectFrom('message').select('receiver').where('event', '=', 'auth.failed').where('receiver', '=', shop.owner).execute();
  expect(await accessDue(app.db, later(54))).not.toContain(shop.id);
  expect(await accessDue(app.db, later(55))).toContain(shop.id);
  expect(await refreshAccess(app.db, shop.id, later(56))).toMatchObject({ ok: true });
  expect(new Date((await kept()).access_expires_at!)).toEqual(later(116));
  await grant('broken');
  await askShops(app.db, 'listings', [shop.id], null, now);
  await runSync(work, (await tasks())[0]!.id);
  expect(await tasks()).toMatchObject([{ state: 'failed', error: 'CALL_FAILED' }]);
  expect(await kept()).toMatchObject({ state: 'error' });
  expect(await notified()).toHaveLength(1);
  expect(await refreshAccess(app.db, shop.id, later(1))).toMatchObject({ ok: false, refusal: { code: 'NO_AUTHORISATION' } });
  expect(await notified()).toHaveLength(1);
  expect(await ofDay()).toEqual([]);
});

it('[SKU12] new seller SKUs come with the feed as their source, and a new SKU goes on sale with its first active listing', async () => {
  const { rows } = await sql<{ id: number; msku: string; site: number }>`
    select k.id, p.seller_sku as msku, p.site from pt_sku p
      join amazon_listing l on l.store = p.store and l.site = p.site and l.msku = p.seller_sku and l.listing_status = 'active'
      cross join lateral maps_in_force(p.store, p.site, p.seller_sku, '2026-05-22') m
      join sku_map_lines x on x.record_id = m.id join sku k on k.id = x.sku and k.sales_status = 'onSale'
    where p.store = ${shop.id} and p.ignore_reason is null order by k.id, l.snapshot_date desc limit 1`.execute(app.db);
  const [mapped] = rows;
  await sql`update sku set sales_status = 'new' where id = ${mapped!.id}`.execute(app.db);
  await sql`update pt_sku set listing_status = 'incomplete' where store = ${shop.id} and site = ${mapped!.site}
    and seller_sku = ${mapped!.msku}`.execute(app.db);
  await sql`insert into amazon_listing (store, site, msku, asin, title, fulfilment, listing_status, snapshot_date)
    values (${shop.id}, ${mapped!.site}, 'FEED-0001', 'B0FEED0001', 'Fed', 'fba', 'active', '2026-05-21')`.execute(app.db);
  await askShops(app.db, 'listings', [shop.id], null, now);
  // midnight of business passes while it works: whatever it keeps is of one day
  let look = Date.parse('2026-05-22T15:59:59.997Z');
  await runSync({ ...work, now: () => new Date((look += 1)) }, (await tasks())[0]!.id);
  const kept = await sql`select seller_sku, source, listing_status from pt_sku_list where seller_sku in ('FEED-0001', ${mapped!.msku})
    and store = ${shop.id} and site = ${mapped!.site} order by source`.execute(app.db);
  expect(kept.rows).toEqual([
    { seller_sku: 'FEED-0001', source: 'listing', listing_status: 'active' },
    { seller_sku: mapped!.msku, source: 'people', listing_status: 'active' },
  ]);
  const launched = await sql`select k.sales_status, k.launch_date is not null as dated, a.transition, a.at::date::text as day from sku k
    join audit_log a on a.entity = 'sku' and a.record_id = k.id and a.version = k.version where k.id = ${mapped!.id}`.execute(app.db);
  expect(launched.rows).toEqual([{ sales_status: 'onSale', dated: true, transition: 'launch', day: '2026-05-22' }]);
});

it('[LST5] fetches what Amazon has of a shop’s goods as a snapshot of the day, beside its listings, and leaves what was imported for the day', async () => {
  const ofStock = async () =>
    (
      await sql<{ id: number; msku: string; fulfillable: number; version: number }>`
        select id, msku, fulfillable, version from fba_stock where store = ${shop.id} and country is null and snapshot_at = '2026-05-22'
        order by site, msku`.execute(app.db)
    ).rows;
  await sql`update fba_stock set snapshot_at = '2026-05-21' where store = ${shop.id} and country is null and snapshot_at =
    (select max(snapshot_at) from fba_stock where store = ${shop.id} and country is null)`.execute(app.db);
  await sql`delete from fba_stock where store = ${shop.id} and snapshot_at > '2026-05-21'`.execute(app.db);
  const asked = await app.post(
    actionPath({ service: 'wms', path: 'fba_stock' }, 'sync'),
    { page: 'fbaInventory', targets: [], input: { store: shop.id } },
    boss,
  );
  expect(asked).toMatchObject({ code: 200 });
  await askShops(app.db, 'listings', [shop.id], null, now);
  expect(await tasks()).toHaveLength(1);
  const [{ id } = { id: 0 }] = await tasks('fbaStock');
  await Promise.all([runSync(work, id), runSync(work, id)]);
  const first = await ofStock();
  expect(first.length).toBeGreaterThan(5);
  expect(await tasks('fbaStock')).toMatchObject([{ state: 'done', rows_in: first.length, rows_new: first.length }]);
  await sql`update fba_stock set fulfillable = 7, updated_by = ${shop.owner} where id = ${first[0]!.id}`.execute(app.db);
  expect(await askShops(app.db, 'fbaStock', [shop.id], null, later(60 * 24 * 3650))).toEqual([shop.id]);
  await runSync(work, (await tasks('fbaStock'))[1]!.id);
  expect(await ofStock()).toEqual(first.map((row, place) => (place === 0 ? { ...row, fulfillable: 7 } : row)));
  expect((await tasks('fbaStock'))[1]).toMatchObject({ state: 'done', rows_new: 0 });
});
