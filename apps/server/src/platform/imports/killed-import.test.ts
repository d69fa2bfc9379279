import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recoverTasks } from '../jobs/recover-tasks.ts';
import { editorCodes, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { workAtImport } from './import-job.ts';
import type { OpenRowWriter } from '../resources/row-writer.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database, { exclusive: false });
const editor = await server.addUser('editor', editorCodes);

const makeFile = (rows: number, make: string) =>
  `year,make,model\n${Array.from({ length: rows }, (_, row) => `${1990 + (row % 30)},${make},M${String(row).padStart(6, '0')}`).join('\n')}\n`;
const upload = async (name: string, content: string) =>
  ((await editor.upload('/task-center/import', { key: 'basic_vehicle_model', dry_run: '1' }, name, content)).data as { id: number }).id;
const taskOf = (id: number) => db.selectFrom('import_task').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const messagesAbout = (id: number) => db.selectFrom('message').selectAll().where('link_record', '=', id).execute();
const vehicles = async (make: string) =>
  (
    await db
      .selectFrom('vehicle_model')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('make', '=', make)
      .executeTakeFirstOrThrow()
  ).count;

/** What this process would do with a task, without the queue. */
const work = () => ({ ...server.work, stopping: new AbortController().signal });

/** Rows of three batches. */
const ofThreeBatches = 5000;

/** A writer that halts behind its first portion of rows until it is released: a worker that is late, however fast the machine. */
function haltingWriter() {
  const { promise, resolve: go } = Promise.withResolvers<void>();
  const openRowWriter: OpenRowWriter = writing => {
    const writer = server.work.openRowWriter(writing);
    let portions = 0;
    return {
      write: async (database, rows) => {
        portions += 1;
        if (portions > 1) await promise;
        return writer.write(database, rows);
      },
    };
  };
  return { openRowWriter, go };
}

const confirm = async (id: number) => {
  await workAtImport(work(), id);
  const task = await taskOf(id);
  expect(task.state).toBe('ready');
  await editor.post('/task-center/confirm', { taskid: task.taskid });
};

it('a worker killed in mid-import is followed by one that goes on behind the last committed row', async () => {
  const id = await upload('killed.csv', makeFile(ofThreeBatches, 'Killed'));
  await confirm(id);
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      new URL('./testing/import-process.ts', import.meta.url).pathname,
      JSON.stringify({ connection: database.connection, folder: server.files.path, id }),
    ],
    { stdio: 'inherit' },
  );
  await expect.poll(async () => (await taskOf(id)).done_rows, { interval: 5 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const left = await taskOf(id);
  expect(left).toMatchObject({ state: 'running', attempt: 1 });
  expect(left.done_rows).toBeLessThan(ofThreeBatches);
  expect(await vehicles('Killed')).toBe(left.done_rows);
  await workAtImport(work(), id);
  expect((await taskOf(id)).done_rows).toBe(left.done_rows);
  await recoverTasks(db, server.queue, 'all');
  expect(await taskOf(id)).toMatchObject({ state: 'running', attempt: 2, done_rows: left.done_rows });
  await workAtImport(work(), id);
  expect(await taskOf(id)).toMatchObject({ state: 'done', done_rows: ofThreeBatches, new_rows: ofThreeBatches, same_rows: 0, bad_rows: 0 });
  expect(await vehicles('Killed')).toBe(ofThreeBatches);
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_log where import_task = ${id}`.execute(db);
  expect(rows[0]?.count).toBe(ofThreeBatches);
  await workAtImport(work(), id);
  expect(await messagesAbout(id)).toMatchObject([
    {
      event: 'import.done',
      receiver: editor.id,
      title_en: 'Import done: killed.csv',
      body_en: '5,000 new, 0 changed, 0 the same, 0 bad.',
      counter: 1,
    },
  ]);
});

it('a task delivered twice is worked at once', async () => {
  const id = await upload('twice.csv', makeFile(2500, 'Twice'));
  await Promise.all([workAtImport(work(), id), workAtImport(work(), id)]);
  await editor.post('/task-center/confirm', { taskid: (await taskOf(id)).taskid });
  await Promise.all([workAtImport(work(), id), workAtImport(work(), id), workAtImport(work(), id)]);
  expect(await taskOf(id)).toMatchObject({ state: 'done', new_rows: 2500, same_rows: 0 });
  expect(await vehicles('Twice')).toBe(2500);
  expect(await messagesAbout(id)).toHaveLength(1);
});

it('an expired lease is given to another worker, and the late one writes nothing more', async () => {
  const id = await upload('late.csv', makeFile(ofThreeBatches, 'Late'));
  await confirm(id);
  const { openRowWriter, go } = haltingWriter();
  const late = workAtImport({ ...work(), openRowWriter }, id);
  await expect.poll(async () => (await taskOf(id)).done_rows, { interval: 5 }).toBeGreaterThan(0);
  await db.updateTable('import_task').set({ lease_until: '2020-01-01T00:00:00Z' }).where('id', '=', id).execute();
  await recoverTasks(db, server.queue, 'expired');
  const next = workAtImport(work(), id);
  go();
  await Promise.all([late, next]);
  expect(await taskOf(id)).toMatchObject({ state: 'done', attempt: 2, done_rows: ofThreeBatches, new_rows: ofThreeBatches, same_rows: 0 });
  expect(await vehicles('Late')).toBe(ofThreeBatches);
  expect(await messagesAbout(id)).toHaveLength(1);
});

it('a server that stops hands its import back, and the next one ends it', async () => {
  const id = await upload('stopped.csv', makeFile(ofThreeBatches, 'Stopped'));
  await confirm(id);
  const stopping = new AbortController();
  const { openRowWriter, go } = haltingWriter();
  const run = workAtImport({ ...work(), openRowWriter, stopping: stopping.signal }, id);
  await expect.poll(async () => (await taskOf(id)).done_rows, { interval: 5 }).toBeGreaterThan(0);
  stopping.abort('stopping');
  go();
  await run;
  const left = await taskOf(id);
  expect(left).toMatchObject({ state: 'running', lease_until: null, attempt: 1 });
  expect(left.done_rows).toBe(await vehicles('Stopped'));
  expect(left.done_rows).toBeLessThan(ofThreeBatches);
  await workAtImport(work(), id);
  expect(await taskOf(id)).toMatchObject({ state: 'done', new_rows: ofThreeBatches });
});

it('a task whose workers are lost three times is given up, in words', async () => {
  const id = await upload('lost.csv', makeFile(10, 'Lost'));
  for (const attempt of [1, 2, 3]) {
    expect(await taskOf(id)).toMatchObject({ state: 'uploaded', attempt });
    await db.updateTable('import_task').set({ state: 'validating', lease_until: '2020-01-01T00:00:00Z' }).where('id', '=', id).execute();
    await recoverTasks(db, server.queue, 'expired');
  }
  expect(await taskOf(id)).toMatchObject({ state: 'failed', error: { zh: '处理多次中断，已停止' } });
});

it('two servers at one queue do every import once', async () => {
  const second = await taskServer(database, { exclusive: false, root: server.root });
  const ids = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(make => upload(`${make}.csv`, makeFile(500, `Many${make}`))));
  await Promise.all([server.start(), second.start()]);
  for (const id of ids) await expect.poll(async () => (await taskOf(id)).state).toBe('ready');
  for (const id of ids) await editor.post('/task-center/confirm', { taskid: (await taskOf(id)).taskid });
  for (const id of ids) await expect.poll(async () => (await taskOf(id)).state).toBe('done');
  for (const id of ids) expect(await taskOf(id)).toMatchObject({ new_rows: 500, same_rows: 0, bad_rows: 0 });
  for (const make of ['A', 'B', 'C', 'D', 'E', 'F']) expect(await vehicles(`Many${make}`)).toBe(500);
  await second.stop();
  expect(second.warnings).toEqual([]);
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
