import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const at = { service: 'tms', path: 'harbour' };
const nearest = (input: object) =>
  app.post(recordPath(at, 'work'), { page: 'harbour', tool: 'nearest', input: { most: 3, ...input } }, boss);
const rows = async (service: string, path: string, page: string, field: string, value: string, as = boss) => {
  const filters = [{ field, op: 'eq', value }];
  const { data } = await app.post(recordPath({ service, path }, 'list'), { page, filters, limit: 5 }, as);
  return (data as { readonly rows: readonly Readonly<Record<string, unknown>>[] }).rows;
};

it('the harbours next to a warehouse come the nearest first; coordinates do as well', async () => {
  const west = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow();
  await sql`update warehouse set lat = 34.06, lon = -117.65 where id = ${west.id}`.execute(app.db);
  const answer = { lines: [{ unlocode: 'USLGB', kind: 'sea' }, { unlocode: 'USLAX' }, {}] };
  expect(await nearest({ warehouse: west.id, kind: 'sea' })).toMatchObject({ data: answer });
  expect(await nearest({ lat: '34.06', lon: '-117.65', kind: 'sea' })).toMatchObject({ data: answer });
  expect(await nearest({})).toMatchObject({ reason: 'REQUIRED', message: 'Choose a warehouse, or enter latitude and longitude' });
  expect((await rows('tms', 'harbour', 'harbour', 'unlocode', 'USLGB'))[0]).toMatchObject({
    near: expect.arrayContaining(['US-W']) as unknown,
  });
});

it('harbours, calendars, shops on sites and first legs show what uses them', async () => {
  const [yantian] = await rows('tms', 'harbour', 'harbour', 'unlocode', 'CNYTN');
  expect(yantian!['routes']).toBeGreaterThan(0);
  const [china] = await rows('base', 'calendar', 'calendar', 'code', 'CN');
  expect(china).toMatchObject({ countries: ['CN'], years: expect.arrayContaining(['2026']) as unknown });
  expect(china!['warehouses']).toContain('CN-SZ');
  const { rows: listed } = await sql<{ n: number }>`select max(listings) as n from store_site_list`.execute(app.db);
  expect(listed[0]!.n).toBeGreaterThan(0);
  expect((await rows('tms', 'first_leg_time', 'firstLegTime', 'mode', 'seaLcl')).length).toBeGreaterThan(0);
});

it('[S2] warehouses near a harbour or on a calendar are shown to users whose scope holds all of them', async () => {
  const { id: role } = await app.db.selectFrom('role').select('id').where('code', '=', 'whClerk').executeTakeFirstOrThrow();
  await app.db
    .insertInto('role_grant')
    .values(['harbour', 'calendar'].map(page => ({ role_id: role, page, code: `basic.${page}.list` })))
    .execute();
  const clerk = { signature: await app.signIn('whclerk'), language: 'en' };
  const [harbour] = await rows('tms', 'harbour', 'harbour', 'unlocode', 'USLGB', clerk);
  expect(harbour).toMatchObject({ unlocode: 'USLGB' });
  expect(harbour).not.toHaveProperty('near');
  const [calendar] = await rows('base', 'calendar', 'calendar', 'code', 'US', clerk);
  expect(calendar).toHaveProperty('years');
  expect(calendar).not.toHaveProperty('warehouses');
  // nor found by it
  const sought = { page: 'calendar', filters: [{ field: 'warehouses', op: 'in', value: ['US-E'] }] };
  expect(await app.post(recordPath({ service: 'base', path: 'calendar' }, 'count'), sought, clerk)).not.toMatchObject({ code: 200 });
});

it('lead times show what purchases of the last year took', async () => {
  const { rows: lines } = await sql<{ supplier: number; sku: number }>`
    select supplier, sku from buying_log where lead_days_actual is not null order by id limit 1`.execute(app.db);
  const { supplier, sku } = lines[0]!;
  await sql`delete from purchase_time`.execute(app.db);
  await sql`insert into purchase_time (supplier, sku, lead_days, effective_from) values (${supplier}, ${sku}, 30, '2026-01-01')`.execute(
    app.db,
  );
  // one moment, and purchases of its own on either side of the year: the demonstration's grow old
  const { rows: measured } = await app.db.transaction().execute(async transaction => {
    await sql`
      insert into buying_log (date, po_no, sku, supplier, qty, price, currency, lead_days_plan, lead_days_actual)
      select current_date - v.ago, 'PO-YEAR-' || v.ago, ${sku}, ${supplier}, 1, 1, 'CNY', 30, v.took
      from (values (364, 41), (365, 900)) v (ago, took)`.execute(transaction);
    return sql<{ measured: number; mean: string; expected: string; n: number; oldest: number }>`
      select t.measured, t.measured_mean as mean, m.mean as expected, m.n, m.oldest from purchase_time_list t cross join lateral (
        select round(avg(b.lead_days_actual), 1) as mean, count(*)::integer as n, current_date - min(b.date) as oldest from buying_log b
        where b.supplier = t.supplier and b.sku = t.sku and b.lead_days_actual is not null and b.date > current_date - 365) m`.execute(
      transaction,
    );
  });
  expect(measured).toHaveLength(1);
  expect(measured[0]).toMatchObject({ measured: measured[0]!.n, mean: measured[0]!.expected, oldest: 364 });
});
