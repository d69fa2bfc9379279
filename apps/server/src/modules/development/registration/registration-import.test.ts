import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase('demoTemplate');
const { db } = database;
const server = await taskServer(database, { now: () => new Date('2026-05-20T08:30:00Z') });
await server.start();
const boss = await server.addUser('boss', [], true);

it('completes the drafts of projects by their numbers; a row with a wrong value, or of no project, comes back with why', async () => {
  const { rows } = await sql<{ id: number; no: string }>`
    select r.id, p.project_no as no from new_product_registration r join new_product_project p on p.id = r.project
    where r.state = 'draft' order by r.id limit 2`.execute(db);
  const [one, two] = rows as [(typeof rows)[number], (typeof rows)[number]];
  const importer = importUser(boss, 'new_products_new_product_registration');
  const task = await importer.checked(`project,nameZh,nameEn,unitL,unitW,unitH,cartonQty
${one.no},导入的名称,Imported name,20,30,10,12
${two.no},另一名称,Another name,-1,30,10,12
NP-000-000-00000,没有项目,No project,20,30,10,12
`);
  await importer.confirmed(task);
  expect((await importer.errors(task)).map(({ row }) => row).toSorted((a, b) => a - b)).toEqual([3, 4]);
  const { rows: kept } = await sql<object>`
    select name_zh as name, unit_l::float as length, unit_w::float as width, carton_qty as qty from new_product_registration
    where id = ${one.id}`.execute(db);
  // [N12] the longest side stands first
  expect(kept).toEqual([{ name: '导入的名称', length: 30, width: 20, qty: 12 }]);
});
