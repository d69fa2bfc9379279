import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { wholeRegistry } from '../../../modules.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { propertyCalls } from './property-calls.ts';

const registry = await wholeRegistry();
const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-properties-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = await openFileFolder(path.join(folder, 'files'));
const demo = await demoApp(({ db }) => [...recordCalls({ database: db, registry }), ...propertyCalls({ database: db, registry, files })]);
const [editor, buyer] = [await demo.signIn('catalogeditor'), await demo.signIn('buyer')];
const post = (path: string, body: unknown, signature = editor) => demo.post(path, body, { signature, language: 'en' });
const get = (path: string, signature = editor) => demo.get(path, { signature, language: 'en' });

interface Matrix {
  readonly columns: readonly { readonly code: string; readonly required: boolean; readonly from: string; readonly own: boolean }[];
  readonly rows: readonly {
    readonly id: number;
    readonly sku: string;
    readonly values: Record<string, string>;
    readonly missing: string[];
  }[];
}

const idOf = async (table: 'category' | 'sku_property', code: string) =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} where code = ${code}`.execute(demo.db)).rows[0]!.id;
const pads = await idOf('category', 'BRK-PAD');
const matrix = async (category = pads) => (await get(`${mainPaths.propertyMatrix}?category=${category}`)).data as Matrix;
const save = async (rows: unknown, category = pads) =>
  (await post(mainPaths.savePropertyMatrix, { category, rows })).data as readonly {
    sku: number;
    refusals: { code: string; field: string }[];
  }[];

beforeEach(() => sql`delete from sku_property_value`.execute(demo.db));

describe('the matrix of a category', () => {
  it('has a column for each property of the category and of those above it, and says what is missing', async () => {
    const { columns, rows } = await matrix();
    expect(columns.map(({ code, required, from, own }) => [code, required, from, own])).toEqual([
      ['FRICTION', true, 'Brake system', false],
      ['THICKNESS', true, 'Brake pads', true],
      ['WEAR-SENSOR', false, 'Brake pads', true],
      ['STANDARD', false, 'Brake system', false],
    ]);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows[0]).toMatchObject({ values: {}, missing: ['FRICTION', 'THICKNESS'] });
  });

  it('[B29] pasting 20×3 cells with one wrong option saves 19 rows and marks one cell', async () => {
    const { rows } = await matrix();
    const twenty = rows.slice(0, 20);
    const cell = (now: string) => ({ was: '', now });
    const pasted = twenty.map(({ id }, at) => ({
      sku: id,
      cells: { FRICTION: cell(at === 7 ? 'granite' : '陶瓷'), THICKNESS: cell('17.50'), 'WEAR-SENSOR': cell('yes') },
    }));
    const outcomes = await save(pasted);
    expect(outcomes.filter(({ refusals }) => refusals.length === 0)).toHaveLength(twenty.length - 1);
    expect(outcomes[7]!.refusals.map(({ code, field }) => [code, field])).toEqual([['UNKNOWN_OPTION', 'FRICTION']]);
    const after = (await matrix()).rows;
    expect(after[0]).toMatchObject({ values: { FRICTION: 'CER', THICKNESS: '17.5', 'WEAR-SENSOR': 'true' }, missing: [] });
    expect(after[7]!.values).toEqual({});
  });

  it('empties a cell, leaves other cells, and reports what somebody else wrote meanwhile', async () => {
    const [row] = (await matrix()).rows;
    await save([{ sku: row!.id, cells: { THICKNESS: { was: '', now: '15' }, 'WEAR-SENSOR': { was: '', now: 'no' } } }]);
    const outcomes = await save([{ sku: row!.id, cells: { THICKNESS: { was: '', now: '16' } } }]);
    expect(outcomes[0]!.refusals.map(({ code }) => code)).toEqual(['CELL_CHANGED']);
    await save([{ sku: row!.id, cells: { THICKNESS: { was: '15', now: '' } } }]);
    expect((await matrix()).rows[0]!.values).toEqual({ 'WEAR-SENSOR': 'false' });
  });

  it('takes nothing for SKUs of other categories, and nothing from who may not update', async () => {
    const [disc] = (await matrix(await idOf('category', 'BRK-DISC'))).rows;
    const cells = { THICKNESS: { was: '', now: '15' } };
    expect((await save([{ sku: disc!.id, cells }]))[0]!.refusals.map(({ code }) => code)).toEqual(['NOT_FOUND']);
    expect(await post(mainPaths.savePropertyMatrix, { category: pads, rows: [{ sku: 1, cells }] }, buyer)).toMatchObject({ code: 403 });
  });

  it('counts whose values are complete', async () => {
    const [row] = (await matrix()).rows;
    await save([{ sku: row!.id, cells: { THICKNESS: { was: '', now: '15' }, FRICTION: { was: '', now: 'CER' } } }]);
    const { data } = await get(`${mainPaths.propertyTemplate}?category=${pads}`);
    expect(data).toMatchObject({ complete: 1, skus: (await matrix()).rows.length });
  });
});

describe('a property', () => {
  const friction = () => idOf('sku_property', 'FRICTION');
  const stored = async () =>
    (await get(`/base/sku_property/get_detail?id=${await friction()}`)).data as {
      id: number;
      version: number;
      options: { code: string }[];
    };

  it('option `ceramic` merged into `CER`: 40 SKU values change, log holds 40 rows', async () => {
    const { id, version, options } = await stored();
    const more = [...options, { code: 'CERAMIC', name_zh: '陶瓷片', name_en: 'Ceramics' }];
    await post('/base/sku_property/update', { id, version, values: { options: more } });
    await sql`insert into sku_property_value (sku, property, value) select s.id, ${id}, 'CERAMIC' from sku s order by s.sku
      limit 40`.execute(demo.db);
    const before = await stored();
    const run = (from: string, to: string) =>
      post('/base/sku_property/merge_option', { targets: [{ id, version: before.version }], input: { from, to } });
    expect(await run('CERAMIC', 'CERAMIC')).toMatchObject({ reason: 'SAME_OPTION' });
    expect(await run('STONE', 'CER')).toMatchObject({ reason: 'UNKNOWN_OPTION' });
    expect(await run('CERAMIC', 'CER')).toMatchObject({ code: 200 });
    const { rows } = await sql<{ value: string; logged: number }>`
      select v.value, (select count(*) from audit_log a where a.entity = 'skuPropertyValue' and a.record_id = v.id
      and a.action = 'update') as logged
      from sku_property_value v where v.property = ${id}`.execute(demo.db);
    expect(rows).toHaveLength(40);
    expect(rows.every(({ value, logged }) => value === 'CER' && logged === 1)).toBe(true);
    expect((await stored()).options.map(({ code }) => code)).not.toContain('CERAMIC');
  });

  it('keeps its type and the options that SKUs hold', async () => {
    const { id, version, options } = await stored();
    await sql`insert into sku_property_value (sku, property, value) select s.id, ${id}, 'SEMI' from sku s order by s.sku limit 2`.execute(
      demo.db,
    );
    const change = (values: object) => post('/base/sku_property/update', { id, version, values });
    expect(await change({ type: 'multiOption' })).toMatchObject({ reason: 'TYPE_FIXED' });
    expect(await change({ options: options.filter(({ code }) => code !== 'SEMI') })).toMatchObject({
      reason: 'OPTION_USED',
      message: '2 SKUs use option SEMI; use “Merge options” instead',
    });
  });

  it('is in as many templates as it is counted', async () => {
    const { rows } = await sql<{ code: string; templates: number; lines: number }>`
      select p.code, p.templates, (select count(*) from sku_property_template_lines l where l.property = p.id) as lines
      from sku_property_list p`.execute(demo.db);
    expect(rows.some(({ lines }) => lines > 1)).toBe(true);
    expect(rows.filter(({ templates, lines }) => templates !== lines)).toEqual([]);
  });
});

describe('a template', () => {
  it('is copied to another category', async () => {
    const source = (
      await sql<{ id: number; version: number }>`select id, version from sku_property_template where category = ${pads}`.execute(demo.db)
    ).rows[0]!;
    const to = await idOf('category', 'SUS-ARM');
    const copied = await post('/base/sku_property_template/copy_to', { targets: [source], input: { category: to } });
    expect(copied).toMatchObject({ code: 200 });
    expect((await matrix(to)).columns.map(({ code }) => code)).toEqual(['THICKNESS', 'WEAR-SENSOR']);
  });
});

it('[B29] the list of templates shows inherited lines and how many SKUs are complete by the template of their category', async () => {
  const { rows } = await matrix();
  const cell = (now: string) => ({ was: '', now });
  await save(rows.slice(0, 3).map(({ id }) => ({ sku: id, cells: { FRICTION: cell('陶瓷'), THICKNESS: cell('17.50') } })));
  const { data } = await post('/base/sku_property_template/get_list', { page: 'skuPropertyTemplate', filters: [], sort: [], limit: 50 });
  const listed = (data as { rows: readonly Readonly<Record<string, unknown>>[] }).rows;
  const brakes = await idOf('category', 'BRK');
  const [own, above] = [pads, brakes].map(id => listed.find(row => row['category'] === id));
  expect(own).toMatchObject({ inherited_lines: 2, skus: rows.length, complete: 3 });
  expect(own?.['property_codes']).toEqual(['FRICTION', 'STANDARD', 'THICKNESS', 'WEAR-SENSOR']);
  expect(above).toMatchObject({ inherited_lines: 0 });
  expect(above?.['skus']).toBeGreaterThan(rows.length);
  const answer = (await get(`${mainPaths.propertyTemplate}?category=${pads}`)).data;
  expect(answer).toMatchObject({ skus: own?.['skus'], complete: own?.['complete'] });
});
