import type { RecordRow } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { markLatest } from '../../catalog/listing/settle-listings.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const operator = { signature: await app.signIn('operator'), language: 'en' as const };
const exceptions = { service: 'item', path: 'fba_abnormal' };
const page = 'fbaAbnormalData';
const exceptionsOf = async (fnsku: string, ...filters: readonly object[]) => {
  const query = { page, filters: [{ field: 'fnsku', op: 'eq', value: fnsku }, ...filters], sort: [{ field: 'foundAt' }], limit: 50 };
  return ((await app.post(recordPath(exceptions, 'list'), query, operator)).data as { readonly rows: readonly RecordRow[] }).rows;
};
const act = (action: string, input: object = {}, targets: readonly { readonly id: number; readonly version: number }[] = []) =>
  app.post(actionPath(exceptions, action), { targets: targets.map(({ id, version }) => ({ id, version })), input }, operator);
const idOf = async (table: 'store' | 'site', code: string) =>
  (await app.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const here = { store: await idOf('store', 'AMZ-UK'), site: await idOf('site', 'AMZ-UK') };
const report = (fnsku: string, report_date: string, qty: string, more: object = {}) =>
  app.db
    .insertInto('fba_report')
    .values({ ...here, fnsku, report_date, qty, ...more })
    .execute();

it('[FBA3] last 100, received 50, shipped 30, returned 2, reported 118 → A3 difference −4; a report that is put right closes it', async () => {
  await report('X00TESTA03', '2026-05-19', '100');
  await report('X00TESTA03', '2026-05-20', '118', { received: '50', shipped: '30', returned: '2' });
  expect(await act('recheck')).toMatchObject({ code: 200 });
  const [exception] = (await exceptionsOf('X00TESTA03')).filter(({ type }) => type === 'A3');
  expect(exception).toMatchObject({ reportDate: '2026-05-20', reported: '118', expected: '122', difference: '-4', state: 'open' });
  expect(await exceptionsOf('X00TESTA03', { field: 'away', op: 'gte', value: '4' })).toMatchObject([{ id: exception!.id, away: '4' }]);
  expect(await exceptionsOf('X00TESTA03', { field: 'away', op: 'gt', value: '4' })).toEqual([]);
  await act('assign', { handler: 1 }, [{ id: exception!.id, version: exception!.version }]);
  await app.db
    .updateTable('fba_report')
    .set({ qty: '122' })
    .where('fnsku', '=', 'X00TESTA03')
    .where('report_date', '=', '2026-05-20')
    .execute();
  await act('recheck');
  expect((await exceptionsOf('X00TESTA03')).filter(({ type }) => type === 'A3')).toMatchObject([
    { state: 'done', mended: true, handler: 1 },
  ]);
});

it('[FBA2] stock that cannot be is an exception', async () => {
  await report('X00TESTA02', '2026-05-20', '-1');
  await act('recheck');
  expect((await exceptionsOf('X00TESTA02')).filter(({ type }) => type === 'A2')).toMatchObject([{ reported: '-1' }]);
});

it('[FBA4] pieces without an offer for more than a week are an exception until they have one', async () => {
  const listing = { ...here, msku: 'T-A4', asin: 'B0AXLETEST', fnsku: 'X00TESTA04', title: 'Pads', fulfilment: 'fba' as const, stock: 12 };
  const day = async (snapshot_date: string, listing_status: 'active' | 'stranded') => {
    await app.db
      .insertInto('amazon_listing')
      .values({ ...listing, snapshot_date, listing_status })
      .execute();
    await markLatest(app.db, [listing.msku]);
  };
  await day('2026-05-01', 'active');
  await day('2026-05-02', 'stranded');
  await day('2026-05-09', 'stranded');
  await act('recheck');
  expect(await exceptionsOf('X00TESTA04')).toEqual([]);
  await day('2026-05-10', 'stranded');
  await act('recheck');
  expect(await exceptionsOf('X00TESTA04')).toMatchObject([{ type: 'A4', reportDate: '2026-05-02', reported: '12' }]);
  await day('2026-05-11', 'active');
  await act('recheck');
  expect(await exceptionsOf('X00TESTA04')).toMatchObject([{ state: 'done', mended: true }]);
});

it('an FNSKU without a map is an exception until it has one, and a site with reports until it is in a pool', async () => {
  const sku = await app.db.selectFrom('sku').select('id').limit(1).executeTakeFirstOrThrow();
  await report('X00TESTA01', '2026-05-19', '7');
  await report('X00TESTA01', '2026-05-20', '7');
  await act('recheck');
  expect(await exceptionsOf('X00TESTA01')).toMatchObject([{ type: 'A1', reportDate: '2026-05-19', reported: '7' }]);
  const map = { ...here, fnsku: 'X00TESTA01', msku: 'T-A1', asin: 'B0AXLETEST', sku: sku.id, qty_per: 2, effective_from: '2026-01-01' };
  await app.db.insertInto('fba_map').values(map).execute();
  await act('recheck');
  expect(await exceptionsOf('X00TESTA01')).toMatchObject([{ state: 'done', mended: true }]);

  const poolless = async () =>
    (await app.db.selectFrom('fba_abnormal').select(['site', 'state']).where('type', '=', 'A7').execute()).filter(
      ({ site }) => site === here.site,
    );
  expect(await poolless()).toEqual([]);
  await app.db.updateTable('fba_pool').set({ status: 0 }).where('store', '=', here.store).execute();
  await act('recheck');
  expect(await poolless()).toMatchObject([{ state: 'open' }]);
  await app.db.updateTable('fba_pool').set({ status: 1 }).where('store', '=', here.store).execute();
  await act('recheck');
  expect(await poolless()).toMatchObject([{ state: 'done' }]);
});

it('[FBA5] a size that Amazon measures otherwise is an A5 exception until it is measured right', async () => {
  const { rows: parts } = await sql<{ id: number; l: string; kg: string }>`
    select id, greatest(unit_l, unit_w, unit_h)::text as l, unit_gross_kg::text as kg from sku
    where unit_l * unit_w * unit_h * unit_gross_kg > 0 order by id limit 1`.execute(app.db);
  const part = parts[0]!;
  await sql`insert into fba_map (store, site, msku, fnsku, asin, sku, qty_per, label_type, effective_from)
    values (${here.store}, ${here.site}, 'T-A5', 'X00TESTA05', 'B0AXLETES5', ${part.id}, 1, 'fnsku', '2026-01-01')`.execute(app.db);
  const measured = (kg: string, day: string) =>
    sql`insert into fba_report (store, site, fnsku, report_date, qty, weight_kg) values (${here.store}, ${here.site}, 'X00TESTA05',
      ${day}::date, 5, ${kg}::numeric * 1.0)`.execute(app.db);
  await measured(String(Number(part.kg) * 1.1), '2026-05-17');
  await act('recheck');
  const exception = async () => (await exceptionsOf('X00TESTA05')).find(({ type }) => type === 'A5');
  expect(await exception()).toMatchObject({
    sku: part.id,
    reportDate: '2026-05-17',
    state: 'open',
    detail: expect.stringMatching(/^G .* kg$/) as string,
  });
  await measured(part.kg, '2026-05-18');
  await act('recheck');
  expect(await exception()).toMatchObject({ state: 'done', mended: true });
});

it('[R15] a shipment closed short is an A6 exception until a case of it was filed; a case is drafted once', async () => {
  const center = (await app.db.selectFrom('amazon_warehouse').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
  const sku = (await app.db.selectFrom('sku').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
  await sql`insert into fba_map (store, site, msku, fnsku, asin, sku, qty_per, label_type, effective_from)
    values (${here.store}, ${here.site}, 'T-A6', 'X00TESTA06', 'B0AXLETES6', ${sku}, 1, 'fnsku', '2026-01-01')`.execute(app.db);
  const { rows } = await sql<{ id: number }>`insert into fba_shipment (shipment_id, store, center, amazon_status, closed_at)
    values ('FBATESTA6', ${here.store}, ${center}, 'CLOSED', '2026-05-18') returning id`.execute(app.db);
  await sql`insert into fba_shipment_items (record_id, line_no, msku, fnsku, qty_shipped, qty_received)
    values (${rows[0]!.id}, 1, 'T-A6', 'X00TESTA06', 100, 94)`.execute(app.db);
  await act('recheck');
  const exception = async () => (await exceptionsOf('X00TESTA06')).find(({ type }) => type === 'A6')!;
  const found = await exception();
  expect(found).toMatchObject({ reportDate: '2026-05-18', reported: '94', expected: '100', difference: '-6', state: 'open' });
  expect((await act('openCase', {}, [found])).code).toBe(200);
  const { rows: cases } = await sql<{ type: string; qty: number; state: string }>`
    select type, qty, state from fba_case where source_no = 'FBATESTA6'`.execute(app.db);
  expect(cases).toEqual([{ type: 'inbound_short', qty: 6, state: 'open' }]);
  expect(await act('openCase', {}, [await exception()])).toMatchObject({ data: [{ refusal: { code: 'HAS_CASE' } }] });
  await sql`update fba_case set state = 'filed', filed_at = '2026-05-20', amazon_case_id = '1' where source_no = 'FBATESTA6'`.execute(
    app.db,
  );
  await act('recheck');
  expect(await exception()).toMatchObject({ state: 'done', mended: true });
});
