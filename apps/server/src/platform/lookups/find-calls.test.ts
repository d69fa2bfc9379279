import type { RecordRow } from '@axle/page-kit';
import { type FoundOnPage, lookupPath, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { findCalls } from './find-calls.ts';
import { findRecords } from './find-records.ts';
import { lookupCalls } from './lookup-calls.ts';
import { fillSearchTexts } from '../resources/search/fill-search-texts.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { registry } from '../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...findCalls({ database: db, registry }),
  ...lookupCalls({ database: db, registry }),
]);
const editor = { signature: await app.signIn('catalogeditor') };
const operator = { signature: await app.signIn('operator') };
const admin = { signature: await app.signIn('superadmin') };
const cashier = { signature: await app.signIn('cashier') };
const brand = { service: 'base', path: 'brand' };

const add = async (resource: typeof brand, values: object) => {
  const reply = await app.post(recordPath(resource, 'add'), { values }, editor);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return reply.data as RecordRow;
};
const find = async (typed: string, as = editor) => {
  const reply = await app.get(`${mainPaths.find}?q=${encodeURIComponent(typed)}`, as);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return reply.data as readonly FoundOnPage[];
};
const codes = (found: readonly FoundOnPage[]) => Object.fromEntries(found.map(({ page, rows }) => [page, rows.map(({ code }) => code)]));

beforeEach(async () => {
  await emptyTables(app.db, 'brand', 'category', 'bom', 'audit_log');
});

it('finds by any part of a code or a name, and by pinyin, at most five on a page, the page with the exact one first', async () => {
  for (const digit of [1, 2, 3, 4, 5, 6, 7])
    await add(brand, { code: `QX-${digit}`, name_zh: `德${digit}`, name_en: `German ${digit}`, kind: 'own' });
  await add({ service: 'base', path: 'category' }, { code: 'QX', name_zh: '减震', name_en: 'Dampers' });
  const found = await find('qx');
  expect(found.map(({ page }) => page)).toEqual(['category', 'brand']);
  expect(found[0]).toMatchObject({ section: 'basic', rows: [{ code: 'QX', name: { zh: '减震', en: 'Dampers' }, exact: true }] });
  expect(codes(found)).toEqual({ category: ['QX'], brand: ['QX-1', 'QX-2', 'QX-3', 'QX-4', 'QX-5'] });
  expect(codes(await find('ｑｘ－7'))).toEqual({ brand: ['QX-7'] });
  expect(codes(await find(' german 7 '))).toEqual({ brand: ['QX-7'] });
  expect(codes(await find('减震'))).toEqual({ category: ['QX'] });
  expect(codes(await find('X-7'))).toEqual({ brand: ['QX-7'] });
  expect(codes(await find('震'))).toEqual({});
  for (const typed of ['jianzhen', 'jz', 'zhen', 'damper']) expect(codes(await find(typed))).toEqual({ category: ['QX'] });
  expect(await find('ianzhen')).toEqual([]);
});

it('answers nothing to less than two characters, and takes signs as they are', async () => {
  await add(brand, { code: 'A_B', name_zh: '甲', name_en: 'A_B', kind: 'own' });
  await add(brand, { code: 'AXB', name_zh: '乙', name_en: 'AXB', kind: 'own' });
  expect(codes(await find('a_'))).toEqual({ brand: ['A_B'] });
  for (const typed of ['', 'a', ' a ', '%%', '__', '\\\\', "'; drop table brand; --", '"[{]}', '-'.repeat(100)])
    expect(await find(typed)).toEqual([]);
  for (const hostile of ['q=a%00b', `q=${'a'.repeat(101)}`, 'q=aa&q=bb', 'q[]=1'])
    expect([200, 400, 1002]).toContain((await app.get(`${mainPaths.find}?${hostile}`, editor)).code);
});

it('lists disabled records, behind the others', async () => {
  const old = await add(brand, { code: 'OLD-1', name_zh: '旧', name_en: 'Old', kind: 'own' });
  await add(brand, { code: 'OLD-2', name_zh: '新', name_en: 'New', kind: 'own' });
  await app.post(recordPath(brand, 'disable'), { targets: [{ id: old.id, version: 1 }] }, editor);
  const [found] = await find('old-');
  expect(found?.rows.map(({ code, disabled }) => [code, disabled])).toEqual([
    ['OLD-2', undefined],
    ['OLD-1', true],
  ]);
});

it('a part is found by its OE number, with whatever signs, and a BOM by its parent', async () => {
  const made = await add(brand, { code: 'OE-B', name_zh: '甲', name_en: 'A', kind: 'own' });
  const kind = await add({ service: 'base', path: 'category' }, { code: 'OE-C', name_zh: '片', name_en: 'Pads' });
  await sql`insert into sku (sku, name_zh, name_en, kind, category, brand, uom, pcs_per_uom, hazard, iqc_required, oe_numbers, oe_keys,
    sales_status)
    values ('PAD-1', '前片', 'Front pads', 'single', ${kind.id}, ${made.id}, 'pcs', 1, 'none', false, ${['04465 06090']}, '{0446506090}',
    'draft')`.execute(app.db);
  // the texts of the SKUs that were emptied are still there, under ids that are given again
  await app.db.deleteFrom('search_text').where('entity', '=', 'sku').execute();
  await fillSearchTexts(app.db, app.registry);
  await sql`insert into bom (parent, bom_version, state, effective_from) values ('PAD-1', 2, 'draft', '2026-01-01')`.execute(app.db);
  expect(codes(await find('04465-06090', admin))).toEqual({ skuList: ['PAD-1'] });
  expect(codes(await find('pad-', admin))).toEqual({ skuList: ['PAD-1'], bom: ['PAD-1 2'] });
  // pickers find it by the same: code, part of a name, pinyin in full and by initials, and OE number
  const choices = async (typed: string) => {
    const { data } = await app.get(`${lookupPath('sku')}?q=${encodeURIComponent(typed)}`, admin);
    return (data as { readonly rows: readonly { readonly code: string }[] }).rows.map(({ code }) => code);
  };
  for (const typed of ['PAD-1', '片', 'pads', 'qianpian', 'qp', '04465-06090', '446506'])
    expect([typed, await choices(typed)]).toEqual([typed, ['PAD-1']]);
});

it('is answered within the right to list', async () => {
  await add(brand, { code: 'XX-1', name_zh: '甲', name_en: 'A', kind: 'own' });
  expect(await find('XX-1', cashier)).toEqual([]);
  expect(Object.keys(codes(await find('US', operator)))).toContain('market');
  expect(await find('US', cashier)).toEqual([]);
});

it('[S1] stays within the data scope', async () => {
  await add(brand, { code: 'SC-1', name_zh: '甲', name_en: 'A', kind: 'own' });
  await add(brand, { code: 'SC-2', name_zh: '乙', name_en: 'B', kind: 'oem' });
  const { section, page } = app.registry.page('brand')!;
  const scoped = { section, page: { ...page, resource: { ...page.resource!, scopedBy: { kind: 'supplier', field: 'kind' } } } };
  const under = async (...targets: readonly string[]) => {
    const access = { userId: 1, isSuper: false, roles: [], scopes: new Map([['supplier' as const, new Set(targets)]]), blocks: [] };
    return (await findRecords({ database: app.db, entry: scoped, caller: { registry, access, now: app.now() } }, 'SC-')).map(
      ({ code }) => code,
    );
  };
  expect(await under('oem')).toEqual(['SC-2']);
  expect(await under()).toEqual([]);
});

it('recently viewed records are listed in their order with current values, as far as the user may still list and see them', async () => {
  const [one, two] = [
    await add(brand, { code: 'SEEN-1', name_zh: '甲', name_en: 'A', kind: 'own' }),
    await add(brand, { code: 'SEEN-2', name_zh: '乙', name_en: 'B', kind: 'own' }),
  ];
  const seen = async (records: string, as = editor) =>
    codes((await app.get(`${mainPaths.find}?records=${encodeURIComponent(records)}`, as)).data as readonly FoundOnPage[]);
  expect(await seen(`brand.${two.id},brand.${one.id},brand.99999,noSuchPage.1,loginLog.1,brand.x`)).toEqual({
    brand: ['SEEN-2', 'SEEN-1'],
  });
  expect(await seen(`brand.${one.id}`, cashier)).toEqual({});
  for (const hostile of ['brand.1e9', 'brand.-1', 'brand', '.', 'brand.999999999999999', `${'a'.repeat(99)}.1`])
    expect(await seen(hostile)).toEqual({});
});

it('a name that may not be read is neither searched nor shown', async () => {
  await add(brand, { code: 'SEC-1', name_zh: '甲乙', name_en: 'Hidden', kind: 'own' });
  for (const field of ['nameZh', 'nameEn'])
    await sql`insert into user_field_setting (subject_kind, subject, page, field, mode) values ('user', 'catalogeditor', 'brand', ${field},
      'readBlock')`.execute(app.db);
  expect(await find('hidden')).toEqual([]);
  expect(await find('SEC-1')).toMatchObject([{ rows: [{ code: 'SEC-1', name: { zh: 'SEC-1', en: 'SEC-1' } }] }]);
});
