import { mainPaths } from '@axle/wire';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const boss = await server.addUser('boss', [], true);
const { db } = database;
const code = ['basic.skuPropertySetting.list', 'resourceCenter.importTask.list'];
const reader = await server.addUser('reader', code);

await sql`insert into brand (code, name_zh, name_en, kind) values ('AX', '甲', 'Axle', 'own')`.execute(db);
await sql`insert into category (code, name_zh, name_en) values ('PADS', '片', 'Pads'), ('LAMPS', '灯', 'Lamps')`.execute(db);
await sql`insert into sku (sku, name_zh, name_en, kind, category, brand, uom, pcs_per_uom, sales_status, hazard)
  select n, '片', 'Pad', 'single', (select id from category where code = 'PADS'), (select id from brand), 'pc', 1, 'onSale', 'none'
  from unnest('{P-1,P-2,P-3}'::text[]) as n`.execute(db);
await sql`insert into sku_property (code, name_zh, name_en, type, unit, min) values ('THICKNESS', '厚度', 'Thickness', 'decimal', 'mm', 1),
  ('FRICTION', '摩擦材料', 'Friction', 'option', null, null), ('WEAR-SENSOR', '报警线', 'Wear sensor', 'bool', null, null),
  ('WATT', '功率', 'Power', 'int', 'W', null), ('UNUSED', '闲置', 'Unused', 'text', null, null)`.execute(db);
await sql`insert into sku_property_options (record_id, line_no, code, name_zh, name_en)
  select id, 0, 'CER', '陶瓷', 'Ceramic' from sku_property where code = 'FRICTION'`.execute(db);
await sql`insert into sku_property_template (category) select id from category`.execute(db);
await sql`insert into sku_property_template_lines (record_id, line_no, property, position, required, inherit)
  select t.id, p.id, p.id, p.id, p.code = 'THICKNESS', true from sku_property_template t join category c on c.id = t.category
  join sku_property p on case c.code when 'LAMPS' then p.code = 'WATT' else p.code in ('THICKNESS', 'FRICTION', 'WEAR-SENSOR') end`.execute(
  db,
);
const pads = (await sql<{ id: number }>`select id from category where code = 'PADS'`.execute(db)).rows[0]!.id;

const sheet = importUser(boss, 'basic_sku_property_setting.propertySheet');
const values = async () =>
  (
    await sql<{ line: string }>`
      select k.sku || ' ' || p.code || '=' || v.value as line from sku_property_value v join sku k on k.id = v.sku join sku_property p
      on p.id = v.property
      order by k.sku, p.code`.execute(db)
  ).rows.map(({ line }) => line);

beforeEach(() => emptyTables(db, 'sku_property_value'));

describe('a sheet of properties', () => {
  it('has a column for every property that a category requires, with its choices', async () => {
    const file = await boss.file('/basic-data-service/download_template/basic_sku_property_setting.propertySheet', {});
    if (!('content' in file)) throw new Error(JSON.stringify(file));
    const book = await readXlsx(new Uint8Array(file.content));
    expect(book.sheets[0]?.rows[0]?.map(cell => String(cell).replace('*', ''))).toEqual([
      'SKU',
      '摩擦材料',
      '厚度 (mm)',
      '功率 (W)',
      '报警线',
    ]);
  });

  it('[B29] is imported by SKU: a bad cell rejects the row and names the cell', async () => {
    const task = await sheet.checked(
      'SKU,名称,FRICTION,厚度 (mm) *,Wear sensor,WATT\nP-1,片,陶瓷,17.50,是,\nP-2,片,granite,15,,\nP-3,片,,0.5,,20\n',
    );
    expect(task).toMatchObject({ state: 'has_errors', new_rows: 1, bad_rows: 2 });
    expect((await sheet.errors(task)).map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, 'FRICTION', 'granite'],
      [4, 'THICKNESS', '0.5'],
      [4, 'WATT', '20'],
    ]);
    expect(await values()).toEqual([]);
    expect(await sheet.mend(task, { 3: { FRICTION: 'CER' } })).toMatchObject({ data: { new_rows: 2, bad_rows: 1 } });
    expect(await sheet.confirmed(task)).toMatchObject({ state: 'partial', new_rows: 2 });
    expect(await values()).toEqual([
      'P-1 FRICTION=CER',
      'P-1 THICKNESS=17.5',
      'P-1 WEAR-SENSOR=true',
      'P-2 FRICTION=CER',
      'P-2 THICKNESS=15',
    ]);
  });

  it('[T12] takes a repeated SKU only where both rows are equal', async () => {
    const task = await sheet.checked('SKU,FRICTION\nP-1,陶瓷\nP-1,陶瓷\nP-2,陶瓷\nP-2,\n');
    expect(task).toMatchObject({ bad_rows: 2 });
    expect((await sheet.errors(task)).map(({ row, column }) => [row, column])).toEqual([
      [4, 'sku'],
      [5, 'sku'],
    ]);
  });

  it('leaves the values of empty cells, empties those of #N/A, and is taken back', async () => {
    await sheet.confirmed(await sheet.checked('sku,THICKNESS,FRICTION\nP-1,15,CER\n'));
    const task = await sheet.checked('sku,THICKNESS,FRICTION,WEAR-SENSOR\nP-1,,#N/A,no\nP-2,,,\n');
    expect(task).toMatchObject({ changed_rows: 1, same_rows: 1 });
    await sheet.confirmed(task);
    expect(await values()).toEqual(['P-1 THICKNESS=15', 'P-1 WEAR-SENSOR=false']);
    const more = await sheet.confirmed(await sheet.checked('sku,THICKNESS\nP-1,18\nP-3,19\n'));
    expect(await sheet.reverted(more)).toMatchObject({ state: 'done' });
    expect(await values()).toEqual(['P-1 THICKNESS=15', 'P-1 WEAR-SENSOR=false']);
  });

  it('is exported as it can be imported again, for the requested SKUs', async () => {
    await sheet.confirmed(await sheet.checked('sku,THICKNESS,FRICTION,WEAR-SENSOR\nP-1,15,CER,yes\nP-2,16,,\n'));
    const lines = async (more: object) => {
      const file = await boss.fileByPost(mainPaths.propertySheetFile, { category: pads, format: 'csv', ...more });
      if (!('content' in file)) throw new Error(JSON.stringify(file));
      return new TextDecoder().decode(file.content).trim().split(/\r?\n/);
    };
    const all = await lines({});
    expect(all).toEqual(['SKU,名称,厚度 (mm) *,摩擦材料,报警线', 'P-1,片,15,陶瓷,是', 'P-2,片,16,,', 'P-3,片,,,']);
    expect(await sheet.checked(all.join('\n'))).toMatchObject({ state: 'ready', same_rows: 3 });
    const [third] = (await sql<{ id: number }>`select id from sku where sku = 'P-3'`.execute(db)).rows;
    expect(await lines({ skus: [third!.id] })).toEqual([all[0], 'P-3,片,,,']);
    expect(await reader.post(mainPaths.propertySheetFile, { category: pads })).toMatchObject({ code: 403 });
    await sql`update download_task set state = 'expired', file_id = null`.execute(db);
    const { rows: tasks } = await sql<{ id: number }>`select id from download_task order by id limit 1`.execute(db);
    expect(await boss.post('/go_service/download/retry', { targets: tasks })).toMatchObject({
      data: [{ refusal: { code: 'WRITTEN_ON_PAGE' } }],
    });
  });
});
