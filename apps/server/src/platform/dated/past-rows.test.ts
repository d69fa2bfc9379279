import { fieldsOf } from '@axle/page-kit';
import { recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { at, mappingApp, type Row } from '../../modules/catalog/mapping/testing/mapping-app.ts';
import { lineFields, lineTable } from '../resources/query/select-lines.ts';

const { app, boss, id, add, added, skuOf, rows } = await mappingApp();
const [one, other] = [await skuOf('onSale'), await skuOf('onSale', 1)];
const past = { effectiveFrom: '2020-01-01', effectiveTo: '2020-12-31' };
const update = (resource: (typeof at)[keyof typeof at], { id: record, version }: Row, values: object) =>
  app.post(recordPath(resource, 'update'), { id: record, version, values }, boss);

it('[basic.md, dated tables] a map that is past when it is written has the lines that it begins with, and gets no further one', async () => {
  const first = { sku: one.id, qty: 1 };
  const ended = await added(at.skuMap, { platform: 'amazon', sellerSku: 'PAST-1', ...past, lines: [first] });
  expect(await update(at.skuMap, ended, { lines: [first, { sku: other.id, qty: 2 }] })).toMatchObject({
    reason: 'PAST_ROW',
    message: 'Expired data cannot be changed',
  });
  const { rows: kept } = await sql`select sku, qty from sku_map_lines where record_id = ${ended.id}`.execute(app.db);
  expect(kept).toEqual([first]);
});

it('[basic.md, dated tables] no line is added to what has ended, by whatever way it comes', async () => {
  const pool = await added(at.pool, {
    poolCode: 'PAST-POOL',
    store: id('store', 'AMZ-NA'),
    kind: 'narf',
    homeSite: id('site', 'AMZ-CA'),
    ...past,
    sites: [{ site: id('site', 'AMZ-CA') }],
  });
  const further = { sites: ['AMZ-CA', 'AMZ-US'].map(code => ({ site: id('site', code) })) };
  expect(await update(at.pool, pool, further)).toMatchObject({ reason: 'PAST_ROW' });
  await sql`update fba_pool set version = version + 1 where id = ${pool.id}`.execute(app.db);
  const line = sql`insert into fba_pool_sites (record_id, line_no, site) values (${pool.id}, 1, ${id('site', 'AMZ-US')})`;
  await expect(line.execute(app.db)).rejects.toThrow(/the period has ended/);
});

it('[basic.md, dated tables] the lines of every dated record are kept once it has ended', async () => {
  const { rows: triggers } = await sql<{ held: string; name: string }>`
    select tgrelid::regclass::text as held, tgname as name from pg_trigger where not tgisinternal`.execute(app.db);
  const has = (table: string, name: string) => triggers.some(trigger => trigger.held === table && trigger.name === name);
  const resources = app.registry.resources
    .map(({ resource }) => resource)
    .filter(resource => ['effectiveFrom', 'effectiveTo'].every(key => fieldsOf(resource)[key]) && !resource.states);
  const lines = resources.flatMap(resource => lineFields(resource).map(([key]) => lineTable(resource, key)));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter(table => !has(table, `${table}_past`) || !has(table, `${table}_past_added`))).toEqual([]);
});

it('[basic.md, dated tables] an FNSKU map that has ended is put out of use at most, and its FNSKU stays taken', async () => {
  const map = {
    store: id('store', 'AMZ-NA'),
    site: id('site', 'AMZ-US'),
    msku: 'PAST-MSKU',
    fnsku: 'X00PASTROW',
    asin: 'B0PASTROW1',
    sku: one.id,
    qtyPer: 1,
  };
  const ended = await added(at.fbaMap, { ...map, ...past });
  expect(await update(at.fbaMap, ended, { qtyPer: 2 })).toMatchObject({ reason: 'PAST_ROW' });
  expect(await update(at.fbaMap, ended, { effectiveTo: '2099-12-31' })).toMatchObject({ reason: 'PAST_ROW' });
  const off = await app.post(recordPath(at.fbaMap, 'disable'), { targets: [{ id: ended.id, version: ended.version }] }, boss);
  expect(off).toMatchObject({ code: replyCodes.ok });
  expect(await rows(at.fbaMap, [{ field: 'fnsku', op: 'eq', value: map.fnsku }])).toMatchObject([{ qtyPer: 1, status: 0 }]);
  expect(await add(at.fbaMap, { ...map, effectiveFrom: '2026-01-01' })).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
});
