import { createHash } from 'node:crypto';
import { partsGeekFeedRecords } from '@axle/pages/operation/feed/parts-geek-feeds';
import { partsGeekRecords } from '@axle/pages/operation/feed/parts-geek-records';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { feedFileCalls } from './feed-file-call.ts';
import { refreshListings } from './refresh-floors.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...feedFileCalls({ database: db, registry }),
  ...toolCalls({ database: db, registry }),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const operator = { signature: await app.signIn('operator'), language: 'en' };
const page = 'partsGeek';
const { rows: known } = await sql<{ store: number; sku: number; bare: number }>`
  select (select id from store where code = 'PG-US') as store,
    (select s.id from sku s where s.sales_status = 'onSale' and exists (select from fitment f where f.sku = s.id)
      order by s.id desc limit 1) as sku,
    (select s.id from sku s where not exists (select from fitment f where f.sku = s.id) order by s.id limit 1) as bare`.execute(app.db);
const { store, sku, bare } = known[0]!;

const read = async (id: number) => (await app.get(`${recordPath(partsGeekRecords, 'read')}?id=${id}`, boss)).data as Row;
const add = async (values: object) =>
  app.post(
    recordPath(partsGeekRecords, 'add'),
    { page, values: { store, sku, brandName: 'TestBrand', title: 'Front brake pads, ceramic', condition: 'new', qty: 0, ...values } },
    boss,
  );
const added = async (values: object) => ((await add(values)).data as Row).id;
const change = async (id: number, values: object, as = boss) => {
  const { version } = await read(id);
  return (await app.post(recordPath(partsGeekRecords, 'update'), { page, id, version, values }, as)).reason ?? 'done';
};
const act = async (action: string, ids: readonly number[], input: object = {}, as = boss) => {
  const targets = await Promise.all(ids.map(async id => ({ id, version: (await read(id)).version })));
  const reply = await app.post(actionPath(partsGeekRecords, action), { page, targets, input }, as);
  const refusals = (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.map(({ refusal }) => refusal?.code ?? 'done');
  return reply.reason ?? refusals?.join() ?? 'done';
};
const preview = async (kind: string) =>
  (await app.post(recordPath(partsGeekRecords, 'work'), { page, tool: 'preview', input: { store, kind } }, boss)).data as Readonly<
    Record<string, number>
  >;
const lastFeed = async () =>
  (
    await sql<{ id: number; added: number; changed: number; removed: number; sha256: string; state: string; rejected: number | null }>`
      select id, added, changed, removed, sha256, state, rejected from parts_geek_feed order by id desc limit 1`.execute(app.db)
  ).rows[0]!;
const fixFloor = (id: number, floor: string) =>
  sql`update parts_geek_listing set floor = ${floor}, unit_cost = 41.17, fee_percent = 13 where id = ${id}`.execute(app.db);

it('[O3] part numbers ab-12 34 and AB1234 of one brand are the same listing', async () => {
  const id = await added({ partNumber: 'ab-12 34' });
  expect(await read(id)).toMatchObject({ partNumber: 'AB-12 34', partKeys: ['AB1234'], state: 'draft', unsent: true });
  expect(await add({ partNumber: 'AB1234', brandName: 'TESTBRAND' })).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
  expect((await add({ partNumber: 'AB1234', brandName: 'Other brand' })).code).toBe(200);
  const found = await app.post(
    recordPath(partsGeekRecords, 'list'),
    { page, filters: [{ field: 'partKeys', op: 'in', value: ['ab 1234'] }], sort: [], limit: 50 },
    boss,
  );
  expect(
    (found.data as { rows: readonly Row[] }).rows.map(row => String(row['brandName'])).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['Other brand', 'TestBrand']);
});

it('[O1a] 50.00 with a floor of 53.47 is refused without belowFloor; a large change is confirmed; MAP holds for everybody', async () => {
  const id = await added({ partNumber: 'FLOOR-1', price: '60.00' });
  await fixFloor(id, '53.47');
  expect(await change(id, { price: '50.00' }, operator)).toBe('BELOW_FLOOR');
  expect(await change(id, { price: '70.00' }, operator)).toBe('done');
  expect([await change(id, { price: '90.00' }), await change(id, { price: '90.00', confirmChange: true })]).toEqual([
    'CONFIRM_CHANGE',
    'done',
  ]);
  expect(await read(id)).toMatchObject({ price: '90', margin: '41.26' });
  expect((await read(id))['confirmChange']).toBeUndefined();
  expect([await change(id, { mapPrice: '95.00' }), await change(id, { mapPrice: '85.00' })]).toEqual(['BELOW_MAP', 'done']);
  expect(await act('batchPrice', [id], { mode: 'toFloor', confirmChange: true })).toBe('BELOW_MAP');
  expect([await act('batchPrice', [id], { mode: 'percent', amount: '-4' }), (await read(id))['price']]).toEqual(['done', '86.4']);
});

it('[O3c] what lacks fitments, a title or a price does not go into a feed', async () => {
  const id = await added({ partNumber: 'BARE-1', sku: bare });
  expect(await act('activate', [id])).toBe('NO_PRICE');
  expect([await change(id, { price: '20.00' }), await act('activate', [id])]).toEqual(['done', 'NO_FITMENT']);
  expect([await change(id, { universal: true }), await act('activate', [id])]).toEqual(['done', 'done']);
  expect(await change(id, { title: 'Short' })).toBe('TITLE');
});

it('[O3a] after a feed of changes with 3 of them an immediate second one is refused; its file is what its hash says', async () => {
  if ((await preview('delta'))['rows']! > 0) expect(await act('buildFeed', [], { store, kind: 'delta' })).not.toBe('NOTHING_CHANGED');
  expect(await act('buildFeed', [], { store, kind: 'delta' })).toBe('NOTHING_CHANGED');
  const { rows } = await sql<{ id: number }>`
    select id from parts_geek_listing where state in ('active', 'submitted') and store = ${store} and price > 20
    order by id limit 3`.execute(app.db);
  const ids = rows.map(({ id }) => id);
  for (const id of ids) expect(await change(id, { handlingDays: 5 })).toBe('done');
  expect(await preview('delta')).toMatchObject({ added: 0, changed: 3, removed: 0, rows: 3 });
  expect(await act('buildFeed', [], { store, kind: 'delta' })).toBe('done');
  const feed = await lastFeed();
  expect(feed).toMatchObject({ added: 0, changed: 3, removed: 0, state: 'built' });
  expect(await read(ids[0]!)).toMatchObject({ state: 'submitted', unsent: false, lastFeed: feed.id });
  expect([await act('buildFeed', [], { store, kind: 'delta' }), await act('buildFeed', [], { store, kind: 'inventory' })]).toEqual([
    'NOTHING_CHANGED',
    'NOTHING_CHANGED',
  ]);
  const file = await app.file(`${actionPath(partsGeekFeedRecords, 'downloadFeed')}?id=${feed.id}`, boss);
  expect(createHash('sha256').update(file).digest('hex')).toBe(feed.sha256);
  expect(file.split('\n')).toHaveLength(5);
  expect(file).toMatch(/^Brand\tPartNumber\t/);
  // the platform takes two of them and refuses the third, which waits again once it is corrected
  const [first, second, third] = ids as [number, number, number];
  for (const id of [first, second]) expect(await change(id, { platformResult: 'accepted' })).toBe('done');
  expect(await change(third, { platformResult: 'rejected', errors: 'E205 PartTypeID is unknown' })).toBe('done');
  expect([(await read(first))['state'], (await read(third))['state'], (await lastFeed()).rejected]).toEqual(['active', 'error', 1]);
  expect([await change(third, { partTypeId: 77 }), (await read(third))['state']]).toEqual(['done', 'pending']);
  expect((await read(third))['errors']).toBeUndefined();
});

it('a disabled listing goes out once with quantity 0, and is sent again as new when it is enabled', async () => {
  await act('buildFeed', [], { store, kind: 'delta' });
  const { rows } = await sql<{ id: number }>`
    select id from parts_geek_listing where state = 'active' and store = ${store} order by id desc limit 1`.execute(app.db);
  const { id } = rows[0]!;
  expect([await act('deactivate', [id]), (await read(id))['unsent']]).toEqual(['done', true]);
  expect([await act('buildFeed', [], { store, kind: 'delta' }), (await read(id))['unsent']]).toEqual(['done', false]);
  expect(await lastFeed()).toMatchObject({ added: 0, changed: 0, removed: 1 });
  const { rows: texts } = await sql<{ content: string }>`
    select content from parts_geek_feed_text order by feed desc limit 1`.execute(app.db);
  const [header = '', row = ''] = texts[0]!.content.split('\n');
  expect(row.split('\t')[header.split('\t').indexOf('Quantity')]).toBe('0');
  expect([await act('buildFeed', [], { store, kind: 'delta' }), await act('activate', [id])]).toEqual(['NOTHING_CHANGED', 'done']);
  expect(await preview('delta')).toMatchObject({ added: 1, removed: 0 });
});

it('[O2] a quantity rule publishes its share of the pool, and never more than is there', async () => {
  const { rows } = await sql<{ id: number; available: number }>`
    select id, available from parts_geek_listing_list where available > 20 order by id limit 1`.execute(app.db);
  const { id, available } = rows[0]!;
  expect(await act('batchQtyRule', [id], { qtyBuffer: 5, qtyShare: 50, qtyMin: 2 })).toBe('done');
  expect((await read(id))['qty']).toBe(Math.floor((available - 5) / 2));
  expect(await act('batchQtyRule', [id], { qtyBuffer: available, qtyShare: 50, qtyMin: 2 })).toBe('done');
  expect((await read(id))['qty']).toBe(0);
});

it('[O1] floors follow from the tables, others say what is missing; the hourly round works them out again', async () => {
  const standing = async () =>
    (
      await sql<{ floored: number; missing: number }>`
        select count(*) filter (where floor > 0)::integer as floored,
          count(*) filter (where floor is null and floor_missing <> '{}')::integer as missing
        from parts_geek_listing where store = ${store} and sku is not null`.execute(app.db)
    ).rows[0]!;
  const { floored } = await standing();
  expect(floored).toBeGreaterThan(10);
  await sql`update parts_geek_listing set floor = null, floor_at = null`.execute(app.db);
  const parts = { database: app.db, registry: app.registry, now: app.now };
  await refreshListings(parts as never);
  expect((await standing()).floored).toBeGreaterThanOrEqual(floored - 2);
});
