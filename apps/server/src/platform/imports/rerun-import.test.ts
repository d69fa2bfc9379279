import { expect, it } from 'vitest';
import { editorCodes, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser, type SeenTask } from './testing/import-user.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const editor = await server.addUser('editor', editorCodes);
const other = await server.addUser('other', editorCodes);
const { checked, confirmed } = importUser(editor);

interface ListedTask extends SeenTask {
  readonly dry_run: boolean;
  readonly ok_rows: number;
  readonly seconds?: number;
}

const file = 'year,make,model\n1992,Acura,Legend\n1993,Toyota,Camry\n';
const rerun = (task: SeenTask, user = editor) => user.post('/task-center/import_task/rerun', { targets: [{ id: task.id }] });
const newest = async () => ((await editor.get('/task-center/get_list', { limit: 1 })).data as { rows: ListedTask[] }).rows[0]!;
const settled = async () => {
  await expect.poll(async () => (await newest()).state, { interval: 50 }).not.toMatch(/^(uploaded|validating|running)$/);
  return newest();
};

it('the file of an import that is over is taken in once more as a task of its own, checked first', async () => {
  const done = await confirmed(await checked(file));
  expect(await newest()).toMatchObject({ id: done.id, state: 'done', new_rows: 2, ok_rows: 2, dry_run: true, seconds: expect.any(Number) });
  await database.db.deleteFrom('vehicle_model').where('make', '=', 'Acura').execute();
  expect((await rerun(done)).data).toMatchObject([{ id: done.id, name: 'file.csv' }]);
  const again = await settled();
  expect(again).toMatchObject({ state: 'ready', rows: 2, new_rows: 1, same_rows: 1, ok_rows: 1 });
  expect(again.id).not.toBe(done.id);
  expect(await confirmed(again)).toMatchObject({ state: 'done', new_rows: 1 });
  // the two have a file each: either may go
  expect((await editor.post('/task-center/import_task/remove', { targets: [{ id: done.id }] })).data).toMatchObject([{ id: done.id }]);
  expect((await rerun(again)).data).toMatchObject([{ id: again.id }]);
  expect(await settled()).toMatchObject({ state: 'ready', same_rows: 2, ok_rows: 0 });
});

it('an import that waits, of another user, or whose file is gone is not run again', async () => {
  const waits = await checked(file);
  expect((await rerun(waits)).data).toMatchObject([{ refusal: { code: 'BAD_TRANSITION' } }]);
  const done = await confirmed(waits);
  expect((await rerun(done, other)).data).toMatchObject([{ refusal: { code: 'NOT_FOUND' } }]);
  const { file_id } = await database.db.selectFrom('import_task').select('file_id').where('id', '=', done.id).executeTakeFirstOrThrow();
  await server.files.remove(file_id!);
  expect((await rerun(done)).data).toMatchObject([{ refusal: { code: 'FILE_EXPIRED' } }]);
  expect(server.warnings).toEqual([]);
});
