import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
type Row = Readonly<Record<string, unknown>>;
const list = async (page: string, filters: readonly object[]) => {
  const { resource } = app.registry.page(page)!.page;
  const reply = await app.post(recordPath(resource!, 'list'), { page, filters, sort: [], limit: 200 }, boss);
  return (reply.data as { readonly rows: readonly Row[] }).rows;
};
const one = async (table: 'store' | 'site', code: string) =>
  (await app.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const store = await one('store', 'AMZ-EU');
const sites = await Promise.all(['AMZ-DE', 'AMZ-FR', 'AMZ-IT', 'AMZ-ES'].map(code => one('site', code)));
const { rows: skus } = await sql<{ id: number }>`select id from sku where sales_status = 'onSale' order by id limit 1`.execute(app.db);
await sql`truncate fba_pool, fba_pool_sites, fba_map, fba_stock cascade`.execute(app.db);

it('[MAP7] accept: pool DE+FR+IT+ES, four reports of the same 90 units → planning shows 90, not 360', async () => {
  for (const site of sites) {
    await sql`insert into fba_map (store, site, fnsku, msku, asin, sku, qty_per, effective_from)
      values (${store}, ${site}, 'X00PANEU01', 'PAN-EU', 'B0AXLEPAN1', ${skus[0]!.id}, 1, '2026-01-01')`.execute(app.db);
    await sql`insert into fba_stock (store, site, msku, fnsku, snapshot_at, fulfillable, inbound_shipped)
      values (${store}, ${site}, 'PAN-EU', 'X00PANEU01', '2026-05-18', 70, 0), (${store}, ${site}, 'PAN-EU', 'X00PANEU01', '2026-05-19', 90,
      12)`.execute(app.db);
  }
  const { rows } = await sql<{ id: number }>`insert into fba_pool (pool_code, store, kind, home_site, effective_from)
    values ('TEST-EU', ${store}, 'paneu', ${sites[0]}, '2026-01-01') returning id`.execute(app.db);
  for (const [at, site] of sites.entries())
    await sql`insert into fba_pool_sites (record_id, line_no, site) values (${rows[0]!.id}, ${at}, ${site})`.execute(app.db);
  expect(await list('fbaCorrespondence', [{ field: 'poolCode', op: 'eq', value: 'TEST-EU' }])).toMatchObject([{ poolStock: 90, skus: 1 }]);
  await sql`update fba_map set qty_per = 2 where site = ${sites[0]}`.execute(app.db);
  expect(await list('fbaCorrespondence', [{ field: 'poolCode', op: 'eq', value: 'TEST-EU' }])).toMatchObject([{ poolStock: 180 }]);
});

it('a map shows the stock at Amazon, and stock whose map is not in force is found', async () => {
  const maps = () => list('fbaMap', [{ field: 'site', op: 'in', value: [sites[0]] }]);
  expect(await maps()).toMatchObject([{ fbaOnHand: 90, fbaInbound: 12, stockUnmapped: false }]);
  const unmapped = [{ field: 'stockUnmapped', op: 'eq', value: true }];
  expect(await list('fbaMap', unmapped)).toEqual([]);
  await sql`update fba_map set status = 0 where site = ${sites[1]}`.execute(app.db);
  await sql`update fba_map set effective_to = '2026-01-31' where site = ${sites[2]}`.execute(app.db);
  expect(new Set((await list('fbaMap', unmapped)).map(row => row['site']))).toEqual(new Set([sites[1], sites[2]]));
});

it('unmapped stock only: also what never had a map, with the reason of each', async () => {
  await sql`insert into fba_stock (store, site, msku, fnsku, snapshot_at, fulfillable, inbound_shipped)
    values (${store}, ${sites[0]}, 'NEVER-MAPPED', 'X00NEVER01', '2026-05-19', 7, 3), (${store}, ${sites[0]}, 'SOLD-OUT', 'X00NEVER02',
    '2026-05-19', 0, 0)`.execute(app.db);
  const { resource } = app.registry.page('fbaMap')!.page;
  const reply = await app.post(recordPath(resource!, 'work'), { page: 'fbaMap', tool: 'unmapped', input: {} }, boss);
  const { found, lines } = reply.data as { found: number; lines: readonly Row[] };
  expect(found).toBe(3);
  expect(lines.map(({ site, msku, why, onHand, inbound }) => ({ site, msku, why, onHand, inbound }))).toEqual([
    { site: 'AMZ-FR', msku: 'PAN-EU', why: 'disabled', onHand: 90, inbound: 12 },
    { site: 'AMZ-IT', msku: 'PAN-EU', why: 'period', onHand: 90, inbound: 12 },
    { site: 'AMZ-DE', msku: 'NEVER-MAPPED', why: 'none', onHand: 7, inbound: 3 },
  ]);
  const one = await app.post(recordPath(resource!, 'work'), { page: 'fbaMap', tool: 'unmapped', input: { site: sites[1] } }, boss);
  expect(one.data).toMatchObject({ found: 1 });
});

it('[HO1] the map in force on a day is found by one comparison', async () => {
  const on = async (day: string) =>
    new Set((await list('fbaMap', [{ field: 'effectiveFrom', op: 'inForceOn', value: day }])).map(row => row['site']));
  expect(await on('2025-12-31')).toEqual(new Set());
  expect(await on('2026-01-31')).toEqual(new Set(sites));
  expect(await on('2026-02-01')).toEqual(new Set(sites.filter(site => site !== sites[2])));
});

it('a shop and site shows its warehouses, and sites without any are found', async () => {
  const without = await list('storeSite', [{ field: 'noWarehouse', op: 'eq', value: true }]);
  const all = await list('storeSite', []);
  const { rows } = await sql<{
    key: string;
  }>`select distinct c.store || '/' || c.site as key from store_config c join store_config_warehouses l on l.record_id = c.id
    where c.status = 1`.execute(app.db);
  const configured = new Set(rows.map(({ key }) => key));
  const isConfigured = (row: Row) => configured.has(`${String(row['store'])}/${String(row['site'])}`);
  expect(all.filter(row => row['warehouses'] !== undefined).every(isConfigured)).toBe(true);
  expect(without).toHaveLength(all.filter(row => !isConfigured(row)).length);
  expect(all.some(isConfigured)).toBe(true);
});
