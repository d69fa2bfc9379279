import type { Filter } from '@axle/page-kit';
import type { FieldBlock, Scope, ScopeKind } from '@axle/permissions';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { registry } from '../../../testing/whole-registry.ts';
import { postgresRecords } from '../postgres-records.ts';
import { fillSearchTexts } from './fill-search-texts.ts';

const { db } = await testDatabase('demoTemplate');

const everywhere = new Map<ScopeKind, Scope>((['warehouse', 'supplier', 'shop', 'category'] as const).map(kind => [kind, 'all']));

/** Searches a page for a text, as a user with these blocks; returns the SKUs of the rows. */
async function skusOf(key: string, value: string, blocks: readonly FieldBlock[] = []): Promise<readonly string[]> {
  const { page } = registry.page(key)!;
  const access = { userId: 1, isSuper: false, roles: [], scopes: everywhere, blocks };
  const caller = { registry, access, now: new Date('2026-05-20T08:30:00.000Z') };
  const [field = '', ...also] = page.search;
  const filters: readonly Filter[] = [{ field, op: 'search', value, ...(also.length > 0 ? { also } : {}) }];
  const records = postgresRecords(db, page.resource!, key, caller, { referred: registry.referred });
  const reply = await records.list({ filters, sort: [], limit: 200 });
  if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
  return [...new Set(reply.value.rows.map(row => String(row['skuCode'])))].toSorted();
}

const pages = [
  'stockBalance',
  'stockBin',
  'stockLedger',
  'stockLayer',
  'fitment',
  'buyingLog',
  'slowMovingReport',
  'distributionPlanDetail',
];

it.each(pages)('[SR1] %s is searched by parts and the pinyin of the names of its SKUs', async key => {
  const rows = await sql<{ sku: string; name: string }>`select sku, name_zh as name from sku`.execute(db);
  const nameOf = new Map(rows.rows.map(({ sku, name }) => [sku, name]));
  const found = await skusOf(key, '控制臂');
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(sku => !nameOf.get(sku)?.includes('控制臂'))).toEqual([]);
  for (const typed of ['kongzhibi', 'control arm', '控制']) expect(await skusOf(key, typed)).toEqual(expect.arrayContaining([...found]));
  expect(await skusOf(key, 'zzzzzz')).toEqual([]);
});

it('[SR1] a user who may not read a name of SKUs finds none by it, and the numbers of the list as before', async () => {
  const blocks = [{ subject: { kind: 'all' }, page: 'skuList', field: 'nameZh', mode: 'readBlock' }] as const;
  const [sku] = await skusOf('stockBalance', '控制臂');
  expect(await skusOf('stockBalance', 'kongzhibi', blocks)).toEqual([]);
  expect(await skusOf('stockBalance', sku!, blocks)).toEqual([sku]);
});

it('[K20] a listing is found by words of its title in any order, a Chinese one by its pinyin', async () => {
  await sql`update pt_sku set title = '左前大灯总成 Headlamp' where id = (select min(id) from pt_sku)`.execute(db);
  await sql`delete from search_text where entity = 'ptSku'`.execute(db);
  await fillSearchTexts(db, registry);
  const { page } = registry.page('ptSku')!;
  const access = { userId: 1, isSuper: true, roles: [], scopes: everywhere, blocks: [] };
  const caller = { registry, access, now: new Date('2026-05-20T08:30:00.000Z') };
  const records = postgresRecords(db, page.resource!, 'ptSku', caller, { referred: registry.referred });
  for (const value of ['前大灯', 'dadeng', 'zqdd', 'headlamp 总成', 'zongcheng zuo']) {
    const reply = await records.list({
      filters: [{ field: 'sellerSku', op: 'search', value, also: ['itemId', 'title'] }],
      sort: [],
      limit: 9,
    });
    expect([value, reply.ok && reply.value.rows.map(({ title }) => title)]).toEqual([value, ['左前大灯总成 Headlamp']]);
  }
});
