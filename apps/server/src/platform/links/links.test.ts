import { type RecordLinksReply, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { linkCalls } from './link-calls.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...linkCalls({ database: db, registry })]);
const { db } = app;
const [boss, editor] = [await app.signIn('superadmin'), await app.signIn('catalogeditor')];

beforeEach(async () => {
  await sql`delete from user_field_setting`.execute(db);
});

const ask = (page: string, id: number, signature = boss) => app.get(`${mainPaths.recordLinks}?page=${page}&id=${id}`, { signature });
const links = async (page: string, id: number, signature = boss) => ((await ask(page, id, signature)).data as RecordLinksReply).links;
const idOf = async (query: string): Promise<number> => (await sql<{ id: number }>`${sql.raw(query)}`.execute(db)).rows[0]!.id;
const stocked = await idOf(
  `select t.id from sku as t join stock_item as s on s.sku = t.id group by t.id order by count(*) desc, t.id limit 1`,
);

it('each count is what the list shows that it leads to, as far as it is counted', async () => {
  const shown = await links('skuList', stocked);
  expect(shown.map(link => link.page)).toEqual(expect.arrayContaining(['stockBalance', 'logoutStock', 'receiveOrder', 'stockLedger']));
  for (const { page, filters, count, tab } of shown) {
    const { resource, tabs } = app.registry.page(page)!.page;
    const asked = [...filters, ...(tabs.find(({ key }) => key === tab)?.filters ?? [])];
    const reply = await app.post(recordPath(resource!, 'count'), { page, filters: asked }, { signature: boss });
    expect([page, count]).toEqual([page, Math.min((reply.data as { total: number }).total, 1000)]);
  }
  expect(shown.some(({ count }) => count! > 0)).toBe(true);
});

it('[RL2] an offer is counted once, however many snapshots there are of it', async () => {
  const sku = await idOf('select sku as id from amazon_listing where sku is not null group by sku order by count(*) desc, sku limit 1');
  const listings = (await links('skuList', sku)).find(({ page }) => page === 'amazonListingSummary');
  const { rows } = await sql<{ listings: number; snapshots: number }>`select count(distinct (store, site, msku))::int as listings,
    count(*)::int as snapshots from amazon_listing where sku = ${sku}`.execute(db);
  expect(listings).toMatchObject({ count: rows[0]!.listings, tab: 'listings', filters: [{ field: 'sku', op: 'in', value: [sku] }] });
  expect(rows[0]!.snapshots).toBeGreaterThan(rows[0]!.listings);
});

it('a page that its reader may not list is no way, and a field that he may not read leads nowhere', async () => {
  const may = new Set((await links('skuList', stocked, editor)).map(({ page }) => page));
  expect(may.has('stockLedger')).toBe(false);
  expect(may.has('skuPropertySetting')).toBe(true);
  await sql`insert into user_field_setting (subject_kind, subject, page, field, mode)
    values ('user', 'catalogeditor', 'skuPropertySetting', 'skuCode', 'readBlock')`.execute(db);
  expect((await links('skuList', stocked, editor)).map(({ page }) => page)).not.toContain('skuPropertySetting');
});

it('the scope of the reader holds for what is counted, and for the record itself', async () => {
  const buyer = await app.signIn('buyer');
  const method = await idOf(
    'select payment_method as id from supplier group by payment_method order by count(*) desc, payment_method limit 1',
  );
  const suppliers = async (signature: string) =>
    (await links('paymentMethod', method, signature)).find(({ page }) => page === 'supplier')?.count;
  await sql`update data_scope set mode = 'listed', targets = '{}' where kind = 'supplier'
    and user_id = (select id from app_user where account = 'buyer')`.execute(db);
  expect([(await suppliers(boss))! > 0, await suppliers(buyer)]).toEqual([true, 0]);
  const supplier = await idOf('select min(id) as id from supplier');
  expect([(await ask('supplier', supplier)).code, (await ask('supplier', supplier, buyer)).code === 200]).toEqual([200, false]);
  expect((await ask('loginLog', 1, buyer)).code).not.toBe(200);
});

it('the files of a record are counted, and of the requests about it those that wait', async () => {
  const before = ((await ask('skuList', stocked)).data as RecordLinksReply).files;
  await sql`insert into attachment (entity, record_id, name, bytes, media_type, created_by)
    values ('sku', ${stocked}, 'a.pdf', 1, 'application/pdf', 1)`.execute(db);
  expect(((await ask('skuList', stocked)).data as RecordLinksReply).files).toBe(before + 1);
  expect((await links('skuList', stocked)).find(link => link.page === 'basicInfoApproval')).toMatchObject({
    count: 0,
    filters: [
      { field: 'recordId', value: [stocked] },
      { field: 'entity', value: 'sku' },
      { field: 'state', value: ['pending'] },
    ],
  });
});
