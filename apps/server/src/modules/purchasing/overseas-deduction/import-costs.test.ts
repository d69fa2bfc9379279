import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase('demoTemplate');
const { db } = database;
const server = await taskServer(database, { now: () => new Date('2026-05-20T08:30:00Z') });
await server.start();
const importer = importUser(await server.addUser('boss', [], true), 'purchase_overseas_deduction');
const { rows: skus } = await sql<{ sku: string }>`select sku from sku where sales_status = 'onSale' order by id limit 1`.execute(db);
const head = '费用类型,仓库,发生日期,SKU,件数,外币,外币金额,批次/来源,海外单据号\n';
const row = (fee: string, docNo: string) => `${fee},US-W,2026-05-10,${skus[0]!.sku},12,USD,84,,${docNo}\n`;
const kept = async () => {
  const { rows } = await sql<{ fee: string; state: string }>`
    select fee_type as fee, state from overseas_deduction where doc_no like 'IMP-%' order by id`.execute(db);
  return rows.map(({ fee, state }) => `${fee} ${state}`);
};

it('[R17c] importing the same file twice adds nothing: a document, SKU and fee of a warehouse come once', async () => {
  const file = `${head}${row('换标', 'IMP-1')}${row('换包装', 'IMP-1')}${row('换标', 'IMP-2')}`;
  const first = await importer.checked(file);
  expect(first).toMatchObject({ new_rows: 3, bad_rows: 0 });
  await importer.confirmed(first);
  expect(await kept()).toEqual(['relabel imported', 'repack imported', 'relabel imported']);
  expect(await importer.checked(file)).toMatchObject({ new_rows: 0, bad_rows: 0 });
  expect(await kept()).toHaveLength(3);
});
