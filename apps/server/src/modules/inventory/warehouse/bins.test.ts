import type { RecordRow } from '@axle/page-kit';
import { mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { warehouseLookupCalls } from './warehouse-lookups.ts';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { putStock } from '../stock/testing/move-stock.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...figuresCalls({ database: db, registry }),
  ...warehouseLookupCalls({ database: db, registry }),
]);
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const [areas, bins] = [
  { service: 'base', path: 'warehouse_area' },
  { service: 'wms', path: 'bin' },
];
const post = (of: typeof areas, call: Parameters<typeof recordPath>[1], input: object) => app.post(recordPath(of, call), input, admin);
const listed = async (of: typeof areas, filters: readonly object[]) =>
  ((await post(of, 'list', { filters, sort: [], limit: 200 })).data as { readonly rows: readonly RecordRow[] }).rows;
const total = async (filters: readonly object[]) => ((await post(bins, 'count', { filters })).data as { readonly total: number }).total;
const warehouse = (await app.db.selectFrom('warehouse').selectAll().where('code', '=', 'US-RET').executeTakeFirstOrThrow()) as unknown as {
  id: number;
};
const part = await app.db.selectFrom('warehouse_child').select('id').where('code', '=', 'US-RET-G').executeTakeFirstOrThrow();
const here = [{ field: 'warehouse', op: 'in', value: [warehouse.id] }];
const addArea = (area_no: string, more: object = {}) =>
  post(areas, 'add', {
    values: { warehouse: warehouse.id, area_no, child: part.id, use: 'pick', name_zh: area_no, name_en: area_no, ...more },
  });
const block = { aisleFrom: 1, aisleTo: 3, rackFrom: 1, rackTo: 10, levelFrom: 1, levelTo: 4, posFrom: 1, posTo: 2, mix: 'oneSku' };
const act = (action: string, input: object, targets: readonly object[] = []) => app.post(`/wms/bin/${action}`, { targets, input }, admin);

it('[W5, W6, W7] an area is in a sub-warehouse that fits its use', async () => {
  expect(await addArea('DM', { use: 'damage' })).toMatchObject({ reason: 'SELLABLE_CHILD' });
  const transit = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'TR-SEA-US').executeTakeFirstOrThrow();
  const elsewhere = await addArea('P', { warehouse: transit.id });
  expect((elsewhere.refusals ?? []).map(({ code }) => code)).toEqual(['NO_AREAS', 'OTHER_WAREHOUSE']);
  expect(await addArea('P')).toMatchObject({ code: 200, data: { code: 'US-RET/P', bins: 0, qty: 0 } });
  expect(await addArea('P')).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
});

it('[B28] 240 bins are made; a second time with levels 1–5 adds 60 and leaves 240', async () => {
  const [area] = await listed(areas, [...here, { field: 'areaNo', op: 'eq', value: 'P' }]);
  expect((await act('generate', { ...block, area: area!.id })).data).toHaveLength(240);
  const [first] = await listed(bins, [...here, { field: 'binCode', op: 'eq', value: 'P-01-01-1-1' }]);
  expect(first).toMatchObject({ code: 'US-RET/P-01-01-1-1', seq: 1, empty: true, locked: false });
  expect((await act('generate', { ...block, levelTo: 5, area: area!.id })).data).toHaveLength(60);
  expect(await total(here)).toBe(300);
  expect((await listed(bins, [...here, { field: 'binCode', op: 'eq', value: 'P-01-01-1-1' }]))[0]).toMatchObject({ version: 1 });
  expect(await listed(areas, here)).toMatchObject([{ bins: 300 }]);
  const tooMany = await act('generate', { ...block, aisleTo: 99, rackTo: 99, area: area!.id });
  expect(tooMany).toMatchObject({ reason: 'TOO_MANY_BINS', message: 'At most 20,000 bins are made at once, these would be 78,408' });
});

it('[W10] a warehouse is renumbered along the walk past its bins, back and forth', async () => {
  await act('resequence', { warehouse: warehouse.id, serpentine: true });
  const at = async (seq: number) => (await listed(bins, [...here, { field: 'seq', op: 'eq', value: seq }]))[0]?.['binCode'];
  expect([await at(1), await at(100), await at(101), await at(300)]).toEqual(['P-01-01-1-1', 'P-01-10-5-2', 'P-02-10-1-1', 'P-03-10-5-2']);
});

it('bins are locked with a reason and opened again', async () => {
  const one = async () => (await listed(bins, [...here, { field: 'binCode', op: 'eq', value: 'P-01-02-1-1' }]))[0]!;
  const before = await one();
  expect(await act('lock', {}, [{ id: before.id, version: before.version }])).toMatchObject({ code: 422 });
  await act('lock', { reason: 'Rack bent' }, [{ id: before.id, version: before.version }]);
  expect(await one()).toMatchObject({ locked: true, lockReason: 'Rack bent' });
  expect(await listed(areas, here)).toMatchObject([{ locked_bins: 1 }]);
  await act('unlock', {}, [{ id: before.id, version: before.version + 1 }]);
  const after = await one();
  expect([after['locked'], after['lockReason']]).toEqual([false, undefined]);
});

it('stock keeps its bin, its bearing and the part of its area', async () => {
  const [bin] = await listed(bins, [...here, { field: 'binCode', op: 'eq', value: 'P-01-01-1-1' }]);
  await post(bins, 'update', { id: bin!.id, version: bin!.version, values: { maxKg: '300', maxCbm: '2' } });
  const sku = await app.db.selectFrom('sku').select('id').limit(1).executeTakeFirstOrThrow();
  await app.db
    .updateTable('sku')
    .set({ unit_gross_kg: '2.5', unit_net_kg: '2', carton_l: '50', carton_w: '40', carton_h: '25', carton_qty: 10, carton_cbm: '0.05' })
    .where('id', '=', sku.id)
    .execute();
  await putStock(app.db, { warehouse: warehouse.id, bin: Number(bin!.id), sku: sku.id }, 60);
  const [row] = await listed(bins, [...here, { field: 'empty', op: 'eq', value: false }]);
  expect(row).toMatchObject({ skus: 1, qty: 60, usedKgPct: '50', usedCbmPct: '15' });
  const off = async () => (await post(bins, 'disable', { targets: [{ id: row!.id, version: row!.version }] })).data;
  expect(await off()).toMatchObject([{ refusal: { code: 'HAS_STOCK', message: { en: 'The bin still holds stock' } } }]);
  const lower = await post(bins, 'update', { id: row!.id, version: row!.version, values: { maxKg: '149' } });
  expect(lower).toMatchObject({ reason: 'BELOW_LOAD' });
  expect(JSON.stringify(await post(bins, 'del', { targets: [{ id: row!.id, version: row!.version }] }))).toContain(
    'In use, can only be disabled',
  );
  const more = await app.db
    .insertInto('warehouse_child')
    .values({ code: 'US-RET-B', warehouse: warehouse.id, type: 'good', sellable: true, name_zh: '乙', name_en: 'B' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [area] = await listed(areas, [...here, { field: 'areaNo', op: 'eq', value: 'P' }]);
  expect(area).toMatchObject({ qty: 60, used_pct: '15' });
  expect(await post(areas, 'update', { id: area!.id, version: area!.version, values: { child: more.id } })).toMatchObject({
    reason: 'HOLDS_STOCK',
  });
});

it('the map shows how full the racks are', async () => {
  const reply = await post(bins, 'figures', { figures: 'fill', filters: here });
  expect(reply.data).toMatchObject({
    bins: { value: 300 },
    empty: { value: 299 },
    fill: {
      rows: [{ key: '01' }, { key: '02' }, { key: '03' }],
      columns: expect.arrayContaining([expect.objectContaining({ key: '10' })]),
    },
  });
  const fills = (reply.data as { fill: { cells: readonly (readonly number[])[] } }).fill.cells.flat();
  expect(Math.max(...fills)).toBeGreaterThan(0);
  expect(Math.max(...fills)).toBeLessThanOrEqual(100);
});

it('the map is that of one level where its level is chosen', async () => {
  const [bin] = await listed(bins, [...here, { field: 'binCode', op: 'eq', value: 'P-01-01-1-1' }]);
  const figuresOf = async (filters: readonly object[]) =>
    (await post(bins, 'figures', { figures: 'fill', filters: [...here, ...filters] })).data as {
      readonly bins: { readonly value: number };
      readonly levels: { readonly points: readonly { readonly key: string; readonly label: object; readonly value: number }[] };
      readonly fill: { readonly cells: readonly (readonly number[])[] };
    };
  const whole = await figuresOf([]);
  expect(whole.levels.points.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5']);
  expect(whole.levels.points[1]).toMatchObject({ label: { zh: '2层', en: 'Level 2' }, value: 0 });
  const [first, second] = [
    await figuresOf([{ field: 'level', op: 'eq', value: 1 }]),
    await figuresOf([{ field: 'level', op: 'eq', value: 2 }]),
  ];
  expect([first.bins.value, second.bins.value]).toEqual([60, 60]);
  expect([first.levels.points.length, second.levels.points.length]).toEqual([1, 1]);
  expect(first.fill.cells[0]![0]).toBe(Number(bin!['usedCbmPct']));
  expect(Math.max(...second.fill.cells.flat())).toBe(0);
});

it('a bin is deleted only when it was never used: neither stock that left it nor a check of its label lets it go', async () => {
  const [unused, left, checked] = await Promise.all(
    ['P-03-09-1-1', 'P-03-09-1-2', 'P-03-09-2-1'].map(async code => {
      const [bin] = await listed(bins, [...here, { field: 'binCode', op: 'eq', value: code }]);
      return bin!;
    }),
  );
  const sku = await app.db.selectFrom('sku').select('id').limit(1).executeTakeFirstOrThrow();
  const place = { warehouse: warehouse.id, bin: Number(left!.id), sku: sku.id };
  await putStock(app.db, place, 5);
  await putStock(app.db, place, 'none');
  await sql`insert into bin_check (bin, warehouse, code, by, at)
    select ${checked!.id}, ${warehouse.id}, 'US-RET/P-03-09-2-1', id, now() from app_user limit 1`.execute(app.db);
  const targets = [unused!, left!, checked!].map(({ id, version }) => ({ id, version }));
  const outcomes = (await post(bins, 'del', { targets })).data as readonly { readonly refusal?: { readonly code: string } }[];
  expect(outcomes.map(({ refusal }) => refusal?.code)).toEqual([undefined, 'IN_USE', 'IN_USE']);
  const { rows: unindexed } = await sql`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'bin'::regclass and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`.execute(app.db);
  expect(unindexed).toEqual([]);
});

it('areas can be chosen by their warehouse and found by their number', async () => {
  const usW = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow();
  const list = await app.get(`${mainPaths.warehouseAreas}?warehouse=${usW.id}`, admin);
  expect((list.data as { area_no: string }[]).map(each => each.area_no)).toEqual(['D', 'DM', 'K', 'P', 'Q', 'R', 'RT', 'S', 'TR']);
  const found = await app.get(`${mainPaths.warehouseAreasByNumber}?warehouse=${usW.id}&area_no=DM`, admin);
  expect(found.data).toMatchObject([{ code: 'US-W/DM', area_no: 'DM', use: 'damage', warehouse: usW.id }]);
});
