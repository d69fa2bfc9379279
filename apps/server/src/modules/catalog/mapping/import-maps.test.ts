import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const boss = importUser(await server.addUser('boss', [], true), 'basic_sku_map');
const { db } = database;

await sql`insert into brand (code, name_zh, name_en, kind) values ('AX', '甲', 'Axle', 'own')`.execute(db);
await sql`insert into category (code, name_zh, name_en) values ('C1', '类', 'Class')`.execute(db);
await sql`insert into sku (sku, name_zh, name_en, kind, category, brand, uom, pcs_per_uom, sales_status, hazard)
  select n, '片', 'Pad', 'single', (select id from category limit 1), (select id from brand limit 1), 'pc', 1, 'onSale', 'none'
  from unnest('{PAD,ROTOR}'::text[]) as n`.execute(db);

const head = 'platform,sellerSku,sku1,qty1,sku2,qty2,sku3,qty3,effectiveFrom';
const mapped = async () =>
  (
    await sql<{ line: string }>`select seller_sku || ': ' || parts as line from sku_map_list order by seller_sku, effective_from`.execute(
      db,
    )
  ).rows.map(({ line }) => line);

it('a row of a file is a map: parts are side by side, empty cells are skipped', async () => {
  const file = `${head}\namazon,ONE,PAD,2,,,,,2026-01-01\n亚马逊,TWO,PAD,1,,,ROTOR,2,2026-01-01\nebay,ONE,ROTOR,,,,,,2026-01-01\n`;
  const task = await boss.checked(file);
  expect(task).toMatchObject({ state: 'ready', new_rows: 3, bad_rows: 0 });
  expect(await boss.confirmed(task)).toMatchObject({ state: 'done', new_rows: 3 });
  expect(await mapped()).toEqual(['ONE: PAD × 2', 'ONE: ROTOR × 1', 'TWO: PAD × 1 + ROTOR × 2']);
  expect(await boss.checked(file, { force: '1' })).toMatchObject({ same_rows: 3 });
});

it('overlapping periods, a repeated part and an unknown one are bad rows before anything is written', async () => {
  const file = `${head}\namazon,ONE,PAD,1,,,,,2026-02-01\namazon,THREE,PAD,1,PAD,2,,,2026-01-01\namazon,FOUR,PAD,1,NONE,2,,,2026-01-01\namazon,FIVE,,,,,,,2026-01-01\n`;
  const task = await boss.checked(file);
  const errors = () =>
    db.selectFrom('import_error').select(['row', 'column', 'code']).where('task_id', '=', Number(task.id)).orderBy('row').execute();
  const found = [
    { row: 2, column: 'effectiveFrom', code: 'RULE' },
    { row: 3, column: 'lines.2.sku', code: 'RULE' },
    { row: 4, column: 'lines.2.sku', code: 'RULE' },
    { row: 5, column: 'lines.1.sku', code: 'REQUIRED' },
  ];
  expect(await errors()).toEqual(found);
  expect(await boss.confirmed(task)).toMatchObject({ new_rows: 0, bad_rows: 4 });
  expect(await errors()).toEqual(found);
});

it('periods that overlap within one file are found before anything is written', async () => {
  const task = await boss.checked(`${head}\namazon,SIX,PAD,1,,,,,2026-01-01\namazon,SIX,PAD,2,,,,,2026-02-01\n`);
  expect(task).toMatchObject({ state: 'has_errors', new_rows: 1, bad_rows: 1 });
  expect((await boss.errors(task)).map(({ row, column }) => [row, column])).toEqual([[3, 'effectiveFrom']]);
});
