import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const codes = ['list', 'add', 'update', 'import'].map(action => `basic.tariffCode.${action}`);
const customs = await server.addUser('customs', [...codes, 'resourceCenter.importTask.list']);
const file = await readFile(new URL('../../../../../../samples/harmonized-system.csv', import.meta.url), 'utf8');

interface Task {
  readonly taskid: string;
  readonly state: string;
}

const settled = async (taskid: string) => {
  const task = async () => (await customs.get('/task-center/import_task/get_detail', { taskid })).data as Task;
  await expect.poll(async () => (await task()).state, { interval: 50 }).not.toMatch(/^(uploaded|validating|running)$/);
  return task();
};
const imported = async () => {
  const form = { key: 'basic_tariff_code', dry_run: '1', again: '1' };
  const reply = await customs.upload('/task-center/import', form, 'harmonized-system.csv', file);
  expect(reply).toMatchObject({ code: 200 });
  const { taskid, state } = await settled((reply.data as Task).taskid);
  if (state === 'ready') expect(await customs.post('/task-center/confirm', { taskid })).toMatchObject({ code: 200 });
  return settled(taskid);
};
const codesAt = async (level: number, code = '') => {
  const { count } = await database.db
    .selectFrom('tariff_code')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('country', '=', 'WCO')
    .where('level', '=', level)
    .where('code', 'like', `${code}%`)
    .executeTakeFirstOrThrow();
  return count;
};

it('takes the public file of HS 2022 whole: 97 chapters, 1,229 headings, 5,613 subheadings, without its row TOTAL', async () => {
  expect(await imported()).toMatchObject({ state: 'done', rows: 6940, new_rows: 6939, same_rows: 1, bad_rows: 0 });
  expect([await codesAt(2), await codesAt(4), await codesAt(6), await codesAt(6, '8708')]).toEqual([97, 1229, 5613, 15]);
  const brakes = database.db.selectFrom('tariff_code').select('name_en').where('country', '=', 'WCO').where('code', '=', '870830');
  expect((await brakes.executeTakeFirstOrThrow()).name_en).toMatch(/brakes, servo-brakes and parts thereof/iu);
});

it('finds nothing new in the same file again', async () => {
  expect(await imported()).toMatchObject({ new_rows: 0, changed_rows: 0, same_rows: 6940, bad_rows: 0 });
});
