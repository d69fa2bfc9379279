import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { editorCodes, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser } from './testing/import-user.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const editor = importUser(await server.addUser('editor', editorCodes));
const stored = () => database.db.selectFrom('vehicle_model').select(['year', 'make', 'model', 'source']).orderBy('id').execute();

beforeEach(async () => {
  await sql`truncate vehicle_model restart identity cascade`.execute(database.db);
});

it('[T12] rows of one key that say different things name each other, and none is written', async () => {
  const filler = Array.from({ length: 1200 }, (_, at) => `2001,Ford,Model ${at},`).join('\n');
  const task = await editor.checked(`year,make,model,source\n1992,Acura,Integra,a\n${filler}\n1992,ACURA,integra,b\n1993,Acura,Legend,\n`);
  expect(task).toMatchObject({ rows: 1203, new_rows: 1201, bad_rows: 2 });
  expect((await editor.errors(task)).map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'make', '与第1203行重复而内容不同，均未导入：请只保留一行'],
    [1203, 'make', '与第2行重复而内容不同，均未导入：请只保留一行'],
  ]);
  expect(await editor.confirmed(task)).toMatchObject({ state: 'partial', new_rows: 1201, bad_rows: 2 });
  expect((await stored()).filter(({ make }) => make === 'Acura')).toMatchObject([{ model: 'Legend' }]);
});

it('[T12] rows that say the same count as one', async () => {
  const task = await editor.checked('year,make,model,source\n1992,Acura,Integra,a\n1992,acura,Integra,a\n');
  expect(task).toMatchObject({ state: 'ready', new_rows: 1, bad_rows: 0 });
  expect(await editor.confirmed(task)).toMatchObject({ state: 'done' });
  expect(await stored()).toHaveLength(1);
});

it('[T12] mending one of them frees the other', async () => {
  const task = await editor.checked('year,make,model,source\n1992,Acura,Integra,a\n1992,Acura,Integra,b\n1850,Ford,T,\n');
  expect(task).toMatchObject({ bad_rows: 3 });
  expect((await editor.mend(task, { 3: { source: 'c' } })).data).toMatchObject({ bad_rows: 3 });
  expect((await editor.mend(task, { 3: { model: 'Legend' } })).data).toMatchObject({ bad_rows: 1, new_rows: 2 });
  await editor.confirmed(task);
  expect((await stored()).map(({ model, source }) => [model, source])).toEqual([
    ['Integra', 'a'],
    ['Legend', 'c'],
  ]);
});
