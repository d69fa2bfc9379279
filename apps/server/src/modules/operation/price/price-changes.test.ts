import { platformListingRecords } from '@axle/pages/operation/listing/listing-records';
import { priceChangeRecords } from '@axle/pages/operation/price/price-changes';
import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { applyPriceChanges } from './apply-price-changes.ts';
import { priceFileCalls } from './price-file-call.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...priceFileCalls({ database: db, registry }),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const operator = { signature: await app.signIn('operator'), language: 'en' };
type Resource = typeof platformListingRecords | typeof priceChangeRecords;

const read = async (resource: Resource, id: number) => (await app.get(`${recordPath(resource, 'read')}?id=${id}`, boss)).data as Row;
const act = async (page: string, resource: Resource, action: string, id: number, input: object = {}, as = boss) => {
  const { version } = await read(resource, id);
  const reply = await app.post(actionPath(resource, action), { page, targets: [{ id, version }], input }, as);
  const refusal = (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal;
  return refusal?.code ?? reply.reason ?? 'done';
};
const { rows: listed } = await sql<{ id: number }>`
  select l.id from platform_listing l join store s on s.id = l.store where s.code = 'EBAY-US' and l.state = 'active'
    and not exists (select from price_change c where c.listing = l.id) order by l.id limit 6`.execute(app.db);
/** A listing at 60.00 with a floor of 53.47. */
const listing = async (at: number) => {
  const { id } = listed[at]!;
  await sql`update platform_listing set price = 60, floor = 53.47, unit_cost = 41.17, fee_percent = 13, map_price = null
    where id = ${id}`.execute(app.db);
  return id;
};
const ask = (id: number, newPrice: string, more: object = {}, as = operator) =>
  act('operationListing', platformListingRecords, 'changePrice', id, { mode: 'value', amount: newPrice, reason: 'Test', ...more }, as);
const lastChange = async (of: number) =>
  (
    await sql<{ id: number; state: string; percent: string; margin: string }>`
      select id, state, trim_scale(change_percent)::text as percent, trim_scale(margin_new)::text as margin from price_change
      where listing = ${of} order by id desc limit 1`.execute(app.db)
  ).rows[0]!;
const apply = () =>
  app.db
    .transaction()
    .execute(transaction => applyPriceChanges(transaction, { registry: app.registry, access: unrestricted(1), now: app.now() }));

it('[O1a] [O1b] 60.00 → 70.00 needs approval and no confirm, → 75.00 is confirmed, → 53.46 with floor 53.47 is refused', async () => {
  const id = await listing(0);
  expect([await ask(id, '70.00'), await lastChange(id)]).toMatchObject(['done', { state: 'approving', percent: '16.67' }]);
  expect([await ask(id, '75.00'), await ask(id, '75.00', { confirmChange: true })]).toEqual(['CONFIRM_CHANGE', 'done']);
  expect([await ask(id, '53.46'), await ask(id, '53.47')]).toEqual(['BELOW_FLOOR', 'done']);
  expect(await lastChange(id)).toMatchObject({ state: 'approving', margin: '10' });
});

it('[O1b] a small change approves itself and is applied; nobody approves their own, and a rejected one is edited again', async () => {
  const id = await listing(1);
  expect([await ask(id, '62.00'), (await lastChange(id)).state]).toEqual(['done', 'approved']);
  await apply();
  expect([(await lastChange(id)).state, (await read(platformListingRecords, id))['price']]).toEqual(['applied', '62']);
  const other = await listing(2);
  expect(await ask(other, '66.00')).toBe('done');
  const change = (await lastChange(other)).id;
  const step = (action: string, input: object = {}, as = boss) => act('priceChanges', priceChangeRecords, action, change, input, as);
  expect(await step('approve', {}, operator)).not.toBe('done');
  expect([await step('reject', { rejectReason: 'Too much' }), await step('rework'), await step('submit')]).toEqual([
    'done',
    'done',
    'done',
  ]);
  expect(await step('approve')).not.toBe('done');
  expect((await lastChange(other)).state).toBe('approving');
});

it('a change that holds from tomorrow waits; one of an ended listing fails, and says why', async () => {
  const id = await listing(3);
  expect(await ask(id, '61.00', { effectiveFrom: '2099-01-01' })).toBe('done');
  await apply();
  expect((await lastChange(id)).state).toBe('approved');
  const gone = await listing(4);
  expect(await ask(gone, '61.50')).toBe('done');
  expect(await act('operationListing', platformListingRecords, 'end', gone)).toBe('done');
  await apply();
  const failed = await lastChange(gone);
  expect(await read(priceChangeRecords, failed.id)).toMatchObject({ state: 'failed', failure: 'The listing has ended' });
  const file = (of: number) => app.file(`${actionPath(priceChangeRecords, 'priceFile')}?id=${of}`, boss);
  expect(await file((await lastChange(id)).id)).toMatch(
    /^store\tsite\tsku\tlisting-id\tprice\tcurrency\nEBAY-US\tEBAY-US\t.*\t61\.00\tUSD\n$/,
  );
  expect(await file(failed.id)).toContain('STATE');
});

it('listings of four platforms stand with their issues, and a change of PartsGeek reaches its listing there', async () => {
  const { rows: platforms } = await sql<{ platform: string }>`select distinct platform from platform_listing order by 1`.execute(app.db);
  expect(platforms.map(({ platform }) => platform)).toEqual(['amazon', 'ebay', 'partsgeek', 'walmart']);
  const { rows } = await sql<{ id: number; key: string }>`
    select l.id, l.listing_id as key from platform_listing l join parts_geek_listing g on g.part_number_key = l.listing_id
      and g.store = l.store where g.state = 'active' and l.state = 'active' and g.map_price is null order by l.id desc limit 1`.execute(
    app.db,
  );
  const { id, key } = rows[0]!;
  await sql`update platform_listing set price = 60, floor = null where id = ${id}`.execute(app.db);
  expect(await ask(id, '61.00')).toBe('done');
  await apply();
  const { rows: geeks } = await sql<{ price: string; unsent: boolean }>`
    select trim_scale(price)::text as price, unsent from parts_geek_listing where part_number_key = ${key}`.execute(app.db);
  expect([(await lastChange(id)).state, geeks[0]]).toEqual(['applied', { price: '61', unsent: true }]);
  const found = await app.post(
    recordPath(platformListingRecords, 'list'),
    { page: 'operationListing', filters: [{ field: 'hasIssue', op: 'eq', value: true }], sort: [], limit: 5 },
    boss,
  );
  expect((found.data as { rows: readonly Row[] }).rows.every(row => (row['issues'] as readonly string[]).length > 0)).toBe(true);
});
