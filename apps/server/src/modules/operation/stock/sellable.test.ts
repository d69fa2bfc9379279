import { publishLogRecords } from '@axle/pages/operation/stock/publish-log';
import { publishRuleRecords } from '@axle/pages/operation/stock/publish-rules';
import { sellableRecords } from '@axle/pages/operation/stock/sellable-records';
import { partsGeekRecords } from '@axle/pages/operation/feed/parts-geek-records';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { orderPlace } from '../../orders/allocation/testing/order-place.ts';
import { countListings } from './count-listings.ts';
import { followStock } from './follow-stock.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const shop = await orderPlace(app.db);
const { rows: places } = await sql<{ store: number; site: number }>`
  select s.id as store, r.site from store s join store_site r on r.store = s.id where s.code = 'PG-US' order by r.id limit 1`.execute(
  app.db,
);
const { store, site } = places[0]!;

/** A listing of parts, offered on PartsGeek. */
async function listing(name: string, parts: readonly (readonly [sku: number, per: number])[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pt_sku (store, site, seller_sku, fulfilment, listing_status) values (${store}, ${site}, ${name}, 'fbm', 'active')
    returning id`.execute(app.db);
  await app.db.transaction().execute(async transaction => {
    const { rows: maps } = await sql<{ id: number }>`
      insert into sku_map (platform, store, site, seller_sku, effective_from)
      values ('partsgeek', ${store}, ${site}, ${name}, '2026-05-20') returning id`.execute(transaction);
    for (const [at, [sku, qty]] of parts.entries())
      await sql`insert into sku_map_lines (record_id, line_no, sku, qty, revenue_share)
        values (${maps[0]!.id}, ${at}, ${sku}, ${qty}, 100)`.execute(transaction);
  });
  await countListings(app.db, app.now());
  return rows[0]!.id;
}
const idOf = async (ptSku: number) =>
  (await app.db.selectFrom('sellable_stock').select('id').where('pt_sku', '=', ptSku).executeTakeFirstOrThrow()).id;
const read = async (ptSku: number) => (await app.get(`${recordPath(sellableRecords, 'read')}?id=${await idOf(ptSku)}`, boss)).data as Row;
const act = async (action: string, ptSku: number, input: object = {}) => {
  const { id, version } = await read(ptSku);
  const reply = await app.post(
    actionPath(sellableRecords, action),
    { page: 'operationInventory', targets: [{ id, version }], input },
    boss,
  );
  const refusal = (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal;
  return refusal?.code ?? reply.reason ?? 'done';
};
const addRule = async (values: object) =>
  app.post(recordPath(publishRuleRecords, 'add'), { page: 'publishRules', values: { store, least: 0, ...values } }, boss);
const logged = async (ptSku: number) =>
  (
    await sql<{ qty: number; reason: string; result: string }>`
      select qty, reason, result from ${sql.table(publishLogRecords.table)} where pt_sku = ${ptSku} order by id`.execute(app.db)
  ).rows.map(({ qty, reason, result }) => [qty, reason, result]);
const follow = () => followStock({ database: app.db, registry: app.registry, now: () => app.now() } as never);

it('[O2] available 37, buffer 5, share 50 %, cap 20 → 16 published; a reservation of 10 republishes 11', async () => {
  const sku = shop.skus[0]!;
  await shop.put('US-W', sku, 37);
  const ptSku = await listing('TEST-O2', [[sku, 1]]);
  const offered = await app.post(
    recordPath(partsGeekRecords, 'add'),
    {
      page: 'partsGeek',
      values: {
        store,
        ptSku,
        sku,
        brandName: 'TestBrand',
        partNumber: 'O2-37',
        title: 'Front brake pads, ceramic',
        condition: 'new',
        qty: 0,
      },
    },
    boss,
  );
  const shown = async () =>
    ((await app.get(`${recordPath(partsGeekRecords, 'read')}?id=${(offered.data as Row).id}`, boss)).data as Row)['qty'];
  expect(await act('publish', ptSku)).toBe('NO_RULE');
  expect(await addRule({ sku, buffer: 5, share: 50, cap: 20 })).toMatchObject({ code: 200 });
  expect(await act('publish', ptSku)).toBe('done');
  expect(await read(ptSku)).toMatchObject({ available: 37, sellable: 37, ruled: 16, published: 16, standing: 'idle' });
  expect(await shown()).toBe(16);
  const order = await shop.place({ pieces: [[sku, 10]] });
  const { version } = await shop.standing(order.id);
  const orders = { service: 'nova', path: 'sales_order' };
  await app.post(actionPath(orders, 'allocate'), { page: 'orderList', targets: [{ id: order.id, version }], input: {} }, boss);
  await follow();
  expect(await read(ptSku)).toMatchObject({ onHand: 37, reserved: 10, available: 27, published: 11 });
  expect(await shown()).toBe(11);
  await follow();
  expect(await logged(ptSku)).toEqual([
    [16, 'asked', 'feed'],
    [11, 'stock', 'feed'],
  ]);
});

it('[O2e] a frozen listing publishes none until it is released, and a buffer of its own makes a rule of its SKU', async () => {
  const sku = shop.skus[1]!;
  await shop.put('US-W', sku, 40);
  const ptSku = await listing('TEST-FREEZE', [[sku, 1]]);
  expect(await act('setBuffer', ptSku, { buffer: 10 })).toBe('NO_RULE');
  await addRule({ buffer: 0, share: 100 });
  expect([await act('publish', ptSku), (await read(ptSku))['published']]).toEqual(['done', 40]);
  expect([await act('setBuffer', ptSku, { buffer: 10 }), (await read(ptSku))['ruled']]).toEqual(['done', 30]);
  expect([await act('setBuffer', ptSku, { buffer: 12 }), (await read(ptSku))['ruled']]).toEqual(['done', 28]);
  expect([
    await act('freeze', ptSku, { until: '2020-01-01', reason: 'Recount' }),
    await act('freeze', ptSku, { until: '2030-01-01', reason: 'Recount' }),
    (await read(ptSku))['published'],
  ]).toEqual(['PAST', 'done', 0]);
  await follow();
  expect(await read(ptSku)).toMatchObject({ published: 0, frozenUntil: '2030-01-01', freezeReason: 'Recount' });
  expect([await act('release', ptSku), (await read(ptSku))['published'], await act('release', ptSku)]).toEqual(['done', 28, 'NOT_FROZEN']);
  expect(await logged(ptSku)).toEqual([
    [40, 'asked', 'file'],
    [0, 'frozen', 'file'],
    [28, 'released', 'file'],
  ]);
  expect(await addRule({ sku, category: 1, buffer: 0, share: 1 })).toMatchObject({ reason: 'ONE_SCOPE' });
});

it('[O2a] sellable sets are limited by their scarcest part, and [O2c] the stock-out date follows from sales and arrivals', async () => {
  const [rotor, pads] = [shop.skus[2]!, shop.skus[3]!];
  await shop.put('US-W', rotor, 9);
  await shop.put('US-E', pads, 3);
  const ptSku = await listing('TEST-SET', [
    [rotor, 2],
    [pads, 1],
  ]);
  const { rows } = await sql<{ pieces: number }>`
    select pool_available(${store}, ${pads}) as pieces`.execute(app.db);
  expect(await read(ptSku)).toMatchObject({ available: Math.min(4, rows[0]!.pieces) });
  expect((await read(ptSku))['sku']).toBeUndefined();
  expect(await act('setBuffer', ptSku, { buffer: 1 })).toBe('NO_SKU');
});

const work = async (tool: string, input: object) =>
  (await app.post(recordPath(sellableRecords, 'work'), { page: 'operationInventory', tool, input }, boss)).data as Readonly<
    Record<string, unknown>
  > & { readonly lines: readonly Readonly<Record<string, unknown>>[] };

it('[O2h] two listings of a SKU that share a warehouse with 37 pieces are 37 to sell, and [O2g] 60 arrive in the next week', async () => {
  const sku = shop.skus[4]!;
  await shop.put('US-W', sku, 37);
  const [first] = [await listing('TEST-SKU-1', [[sku, 1]]), await listing('TEST-SKU-2', [[sku, 1]])];
  const { lines } = await work('tab2', { sku: [sku] });
  expect(lines).toMatchObject([{ sku, listings: 2, stores: 1, kept: 0, available: 37, sellable: 37 }]);
  const { rows } = await sql<{ id: number; code: string }>`select id, code from warehouse where code in ('US-W', 'US-E')`.execute(app.db);
  const idOfPlace = (code: string) => rows.find(row => row.code === code)!.id;
  expect((await work('tab2', { sku: [sku], warehouse: [idOfPlace('US-E')] })).lines).toEqual([]);
  for (const [eta, qty] of [
    ['2026-06-01', 40],
    ['2026-06-04', 20],
    ['2026-06-09', 500],
  ]) {
    const { rows: receipts } = await sql<{ id: number }>`
      insert into receipt (receipt_no, type, source_no, warehouse, eta, state)
      values (${`TEST-${String(eta)}`}, 'purchase', ${`TEST-${qty}`}, ${idOfPlace('US-W')}, ${eta}, 'expected') returning id`.execute(
      app.db,
    );
    await sql`insert into receipt_lines (record_id, line_no, sku, expected_qty)
      values (${receipts[0]!.id}, 0, ${sku}, ${qty})`.execute(app.db);
  }
  await sql`update mrp_base_config set receive_days = 3, receipt_cutoff_dow = 3`.execute(app.db);
  await countListings(app.db, app.now());
  expect(await read(first!)).toMatchObject({ nextWeek: '2026-W24', nextQty: 60, firstQty: 40, warehouses: ['US-W'] });
});

it('[O2] the preview shows the old and the new quantity of each listing before they are published', async () => {
  const sku = shop.skus[5]!;
  await shop.put('US-W', sku, 37);
  const ptSku = await listing('TEST-PREVIEW', [[sku, 1]]);
  await addRule({ sku, buffer: 5, share: 50, cap: 20 });
  await countListings(app.db, app.now());
  const asked = { sku: [sku], changed: true };
  expect(await work('preview', asked)).toMatchObject({ rises: 1, falls: 0, lines: [{ ptSku, after: 16, change: 16, buffer: 5 }] });
  expect(await act('publish', ptSku)).toBe('done');
  expect((await work('preview', asked)).lines).toEqual([]);
  expect((await work('preview', { sku: [sku], changed: false })).lines).toMatchObject([{ before: 16, after: 16, change: 0 }]);
});

it('[O2] before it runs, publishing says of each ticked listing what becomes of it, and why it is held back', async () => {
  const [sku, bare] = [shop.skus[6]!, shop.skus[7]!];
  await shop.put('US-W', sku, 37);
  const [shown, frozen] = [await listing('TEST-SHOWN', [[sku, 1]]), await listing('TEST-FROZEN', [[sku, 1]])];
  const [ruleless, kept] = [await listing('TEST-BARE', [[bare, 1]]), await listing('TEST-KEPT', [[bare, 1]])];
  await sql`delete from publish_rule where sku is null`.execute(app.db);
  await addRule({ sku, buffer: 5, share: 50, cap: 20 });
  await sql`update pt_sku set fulfilment = 'fba' where id = ${kept}`.execute(app.db);
  await countListings(app.db, app.now());
  expect(await act('freeze', frozen, { until: '2030-01-01', reason: 'Recount' })).toBe('done');
  const ptSku = [shown, frozen, ruleless, kept];
  const reply = await work('preview', { ptSku, changed: false });
  const of = (one: number) => reply.lines.find(line => line.ptSku === one);
  expect(ptSku.map(one => [of(one)?.after, of(one)?.why])).toEqual([
    [16, undefined],
    [0, 'frozen'],
    [undefined, 'noRule'],
    [undefined, 'platform'],
  ]);
  expect(reply).toMatchObject({ rises: 1, falls: 0, held: 3, countedAt: expect.any(String) });
  expect((await work('preview', { sku: [bare], changed: false })).lines).toEqual([]);
});
