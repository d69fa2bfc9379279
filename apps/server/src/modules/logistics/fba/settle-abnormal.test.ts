import type { RecordRow } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' as const };
const exceptions = { service: 'item', path: 'fba_abnormal' };
const idOf = async (table: 'store' | 'site', code: string) =>
  (await app.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const here = { store: await idOf('store', 'AMZ-UK'), site: await idOf('site', 'AMZ-UK') };
const day = '2026-05-20';
const report = (fnsku: string, qty: string, more: object = {}) =>
  app.db
    .insertInto('fba_report')
    .values({ ...here, fnsku, report_date: day, qty, ...more })
    .execute();
const exceptionOf = async (fnsku: string | undefined, type: string) => {
  const query = { page: 'fbaAbnormalData', filters: [{ field: 'type', op: 'eq', value: type }], sort: [{ field: 'foundAt' }], limit: 200 };
  const { rows } = (await app.post(recordPath(exceptions, 'list'), query, boss)).data as { readonly rows: readonly RecordRow[] };
  return rows.find(row => (fnsku === undefined || row['fnsku'] === fnsku) && row['site'] === here.site)!;
};
const act = async (action: string, targets: readonly RecordRow[] = [], input: object = {}, as: object = boss) => {
  const ticked = targets.map(({ id, version }) => ({ id, version }));
  const reply = await app.post(actionPath(exceptions, action), { targets: ticked, input }, as);
  expect(reply).toMatchObject({ code: 200 });
  return (reply.data as readonly { readonly refusal?: { readonly code: string } }[]).map(({ refusal }) => refusal?.code);
};
const { rows: parts } = await sql<{ id: number; l: string; kg: string }>`
  select id, unit_l::text as l, unit_gross_kg::text as kg from sku
  where unit_l * unit_w * unit_h * unit_gross_kg > 0 and sales_status = 'onSale' and unit_l >= unit_w and unit_w >= unit_h
  order by id limit 1`.execute(app.db);
const part = parts[0]!;

it('FNSKUs are mapped by the SKU map of their MSKU, those without one by the SKU that is chosen', async () => {
  await report('X00NEXT0A1', '7', { msku: 'NEXT-A1' });
  await report('X00NEXT0B1', '7', { msku: 'NEXT-B1' });
  await report('X00NEXT0C1', '7');
  const { rows: maps } = await sql<{ id: number }>`insert into sku_map (platform, store, site, seller_sku, effective_from)
    values ('amazon', ${here.store}, ${here.site}, 'NEXT-A1', '2026-01-01') returning id`.execute(app.db);
  await sql`insert into sku_map_lines (record_id, line_no, sku, qty) values (${maps[0]!.id}, 1, ${part.id}, 2)`.execute(app.db);
  await sql`insert into pt_sku (store, site, seller_sku, item_id, fulfilment) values
    (${here.store}, ${here.site}, 'NEXT-A1', 'B0NEXT00A1', 'fba'),
    (${here.store}, ${here.site}, 'NEXT-B1', 'B0NEXT00B1', 'fba')`.execute(app.db);
  await act('recheck');
  const ticked = [await exceptionOf('X00NEXT0A1', 'A1'), await exceptionOf('X00NEXT0B1', 'A1'), await exceptionOf('X00NEXT0C1', 'A1')];
  expect(ticked.map(row => row['nextStep'])).toEqual(['addMap', 'addMap', 'addMap']);
  expect(await act('settle', ticked)).toEqual([undefined, 'NO_SKU_MAP', 'NO_MSKU']);
  expect(await exceptionOf('X00NEXT0A1', 'A1')).toMatchObject({ state: 'done', mended: true });
  const map = await app.db.selectFrom('fba_map').selectAll().where('fnsku', '=', 'X00NEXT0A1').executeTakeFirstOrThrow();
  expect(map).toMatchObject({ sku: part.id, qty_per: 2, msku: 'NEXT-A1', asin: 'B0NEXT00A1', effective_from: day });
  expect(await act('addMap', [await exceptionOf('X00NEXT0B1', 'A1')], { sku: part.id, qtyPer: 1 })).toEqual([undefined]);
  expect(await exceptionOf('X00NEXT0B1', 'A1')).toMatchObject({ state: 'done' });
});

it('[FBA6] an impossible count is corrected to what follows from the previous report, or to the entered quantity', async () => {
  await report('X00NEXT0A2', '-1', { received: '5', shipped: '3' });
  await app.db
    .insertInto('fba_report')
    .values({ ...here, fnsku: 'X00NEXT0A2', report_date: '2026-05-19', qty: '10' })
    .execute();
  await report('X00NEXT0B2', '-1');
  await report('X00NEXT0C2', '-1', { received: '-2' });
  await act('recheck');
  const ticked = [await exceptionOf('X00NEXT0A2', 'A2'), await exceptionOf('X00NEXT0B2', 'A2')];
  expect(await act('settle', ticked)).toEqual([undefined, 'NO_FORMER']);
  const qtyOf = async (fnsku: string) =>
    (
      await app.db
        .selectFrom('fba_report')
        .select('qty')
        .where('fnsku', '=', fnsku)
        .where('report_date', '=', day)
        .executeTakeFirstOrThrow()
    ).qty;
  expect(Number(await qtyOf('X00NEXT0A2'))).toBe(12);
  expect(await exceptionOf('X00NEXT0A2', 'A2')).toMatchObject({ state: 'done', mended: true });
  expect(await act('correct', [await exceptionOf('X00NEXT0B2', 'A2')], { qty: 4 })).toEqual([undefined]);
  expect(Number(await qtyOf('X00NEXT0B2'))).toBe(4);
  expect(await act('correct', [await exceptionOf('X00NEXT0C2', 'A2')], { qty: 4 })).toEqual(['BAD_MOVEMENTS']);
  expect(await act('correct', [await exceptionOf('X00NEXT0A2', 'A2')], { qty: 4 })).toEqual(['STATE']);
});

it('[FBA7] the size that Amazon measured goes to the SKU by way of its approval, and the exception is in hand meanwhile', async () => {
  await sql`insert into fba_map (store, site, msku, fnsku, asin, sku, qty_per, label_type, effective_from)
    values (${here.store}, ${here.site}, 'NEXT-A5', 'X00NEXT0A5', 'B0NEXT00A5', ${part.id}, 1, 'fnsku', '2026-01-01')`.execute(app.db);
  await report('X00NEXT0A5', '5', { weight_kg: (Number(part.kg) * 1.2).toFixed(2) });
  await act('recheck');
  const found = await exceptionOf('X00NEXT0A5', 'A5');
  expect(found).toMatchObject({ state: 'open', nextStep: 'takeSize' });
  expect(await act('settle', [found])).toEqual([undefined]);
  expect(await exceptionOf('X00NEXT0A5', 'A5')).toMatchObject({ state: 'doing' });
  const { rows: asked } = await sql<{ reason: string }>`select reason from change_request where entity = 'sku' and record_id = ${part.id}
    and state = 'pending'`.execute(app.db);
  expect(asked).toMatchObject([{ reason: expect.stringContaining('X00NEXT0A5') as string }]);
  expect(await act('settle', [await exceptionOf('X00NEXT0A5', 'A5')])).toEqual(['PENDING']);
});

it('a site with reports joins a pool that is chosen, else one of its own; a pool of another store is refused', async () => {
  await app.db.updateTable('fba_pool').set({ status: 0 }).where('store', '=', here.store).execute();
  await act('recheck');
  const found = await exceptionOf(undefined, 'A7');
  expect(found).toMatchObject({ state: 'open', nextStep: 'joinPool' });
  const other = await app.db.selectFrom('fba_pool').select('id').where('store', '<>', here.store).limit(1).executeTakeFirstOrThrow();
  expect(await act('joinPool', [found], { pool: other.id })).toEqual(['NO_POOL']);
  expect(await act('settle', [found])).toEqual([undefined]);
  const { rows: pools } = await sql<{ pool_code: string; kind: string; home_site: number }>`
    select pool_code, kind, home_site from fba_pool where store = ${here.store} and status = 1`.execute(app.db);
  expect(pools).toEqual([{ pool_code: 'AMZ-UK-FBA', kind: 'single', home_site: here.site }]);
  expect(await exceptionOf(undefined, 'A7')).toMatchObject({ state: 'done' });
});

it('stranded stock is settled at Amazon alone, where its offer opens', async () => {
  const listing = {
    ...here,
    msku: 'NEXT-A4',
    asin: 'B0NEXT00A4',
    fnsku: 'X00NEXT0A4',
    title: 'Pads',
    fulfilment: 'fba' as const,
    stock: 12,
  };
  for (const snapshot_date of ['2026-05-01', '2026-05-12'])
    await app.db
      .insertInto('amazon_listing')
      .values({ ...listing, snapshot_date, listing_status: 'stranded', latest: snapshot_date > '2026-05-10' })
      .execute();
  await act('recheck');
  const found = await exceptionOf('X00NEXT0A4', 'A4');
  expect(found).toMatchObject({ nextStep: 'onPlatform' });
  expect(await act('settle', [found])).toEqual(['ON_PLATFORM']);
  const opened = await app.post(
    actionPath(exceptions, 'openListing'),
    { targets: [{ id: found.id, version: found.version }], input: {} },
    boss,
  );
  expect(opened).toMatchObject({ data: [{ open: 'https://www.amazon.co.uk/dp/B0NEXT00A4' }] });
  expect(await act('handle', [found], { result: 'Removed' })).toEqual([undefined]);
});

it('users who edit exceptions without the right to what resolves them see which right is missing', async () => {
  await sql`insert into role_grant (role_id, code, page) select u.role_id, 'basic.fbaAbnormalData.update', 'fbaAbnormalData'
    from user_role u join app_user a on a.id = u.user_id where a.account = 'auditor' on conflict do nothing`.execute(app.db);
  const auditor = { signature: await app.signIn('auditor'), language: 'en' as const };
  expect(await act('settle', [await exceptionOf('X00NEXT0C1', 'A1')], {}, auditor)).toEqual(['FORBIDDEN']);
});
