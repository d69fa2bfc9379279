import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { recoverTasks } from '../jobs/recover-tasks.ts';
import { editorCodes, type Reply, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { ExportSource } from './export-source.ts';
import { runExport } from './run-export.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database);
const editor = await server.addUser('editor', editorCodes);

beforeAll(async () => {
  await sql`insert into vehicle_model (market, year, make, model) select 'US', 2000, 'Omega', 'M' || n
    from generate_series(1, 4100) n`.execute(db);
});

let wishes = 2000;
const queue = async () => {
  const body = {
    page: 'vehicleModel',
    format: 'csv',
    columns: ['year', 'make', 'model'],
    filters: [{ field: 'year', op: 'lte', value: ++wishes }],
  };
  const reply = (await editor.fileByPost('/item/vehicle_model/export', body)) as Reply;
  const { taskid } = reply.data as { taskid: string };
  return (await db.selectFrom('download_task').select('id').where('taskid', '=', taskid).executeTakeFirstOrThrow()).id;
};
const taskOf = (id: number) => db.selectFrom('download_task').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const messagesAbout = (id: number) => db.selectFrom('message').selectAll().where('link_record', '=', id).execute();
const files = () => readdir(server.files.path);

/** Rows that stop behind the first portion until they are let go on. */
const held = () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const source: ExportSource = {
    registry: server.work.registry,
    count: server.work.source.count,
    async *rows(entry, access, query, signal) {
      for await (const rows of server.work.source.rows(entry, access, query, signal)) {
        yield rows;
        signal?.throwIfAborted();
        await Promise.race([gate, new Promise<void>(resolve => signal?.addEventListener('abort', () => resolve()))]);
      }
    },
  };
  return { source, open };
};
const work = (source: ExportSource, stopping = new AbortController()) => ({ ...server.work, source, stopping: stopping.signal });

it('a running export that is cancelled ends and leaves no file', async () => {
  const [id, { source }] = [await queue(), held()];
  const run = runExport(work(source), id);
  await expect.poll(async () => (await taskOf(id)).state).toBe('running');
  expect((await editor.post('/go_service/download/cancel', { targets: [{ id }] })).data).toMatchObject([{ id }]);
  await run;
  expect(await taskOf(id)).toMatchObject({ state: 'cancelled', file_id: null });
  expect(await messagesAbout(id)).toEqual([]);
  expect(await files()).toEqual([]);
});

it('progress is reported while it runs', async () => {
  const [id, { source, open }] = [await queue(), held()];
  const run = runExport(work(source), id);
  await expect.poll(async () => (await taskOf(id)).done_rows).toBeGreaterThan(0);
  expect((await taskOf(id)).done_rows).toBeLessThan(4100);
  open();
  await run;
  expect(await taskOf(id)).toMatchObject({ state: 'done', done_rows: 4100, total_rows: 4100 });
});

it('a server that stops hands its export back; a delivery of what is done already does nothing', async () => {
  const [id, { source }, stopping] = [await queue(), held(), new AbortController()];
  const run = runExport(work(source, stopping), id);
  await expect.poll(async () => (await taskOf(id)).state).toBe('running');
  stopping.abort('stopping');
  await run;
  expect(await taskOf(id)).toMatchObject({ state: 'queued', attempt: 1, lease_until: null });
  await Promise.all([runExport(work(server.work.source), id), runExport(work(server.work.source), id)]);
  const done = await taskOf(id);
  expect(done).toMatchObject({ state: 'done', attempt: 1, done_rows: 4100 });
  await runExport(work(server.work.source), id);
  expect(await taskOf(id)).toEqual(done);
  expect(await messagesAbout(id)).toMatchObject([
    {
      event: 'export.ready',
      receiver: editor.id,
      object: done.taskid,
      link_page: 'downList',
      body_en: expect.stringMatching(/^4,100 rows;/),
      counter: 1,
    },
  ]);
});

it('a lost worker is followed by another, and what it finishes late is thrown away', async () => {
  const [id, { source, open }, before] = [await queue(), held(), (await files()).length];
  const late = runExport(work(source), id);
  await expect.poll(async () => (await taskOf(id)).state).toBe('running');
  await db.updateTable('download_task').set({ lease_until: '2020-01-01T00:00:00Z' }).where('id', '=', id).execute();
  await recoverTasks(db, server.queue, 'expired');
  await runExport(work(server.work.source), id);
  open();
  await late;
  expect(await taskOf(id)).toMatchObject({ state: 'done', attempt: 2 });
  expect(await messagesAbout(id)).toHaveLength(1);
  expect((await files()).length).toBe(before + 1);
});

it('fails in words when the right was taken away meanwhile, and for what nobody expected', async () => {
  const id = await queue();
  const broken = await queue();
  await runExport(
    work({
      registry: server.work.registry,
      count: server.work.source.count,
      rows: () =>
        Readable.from(
          (async function* () {
            yield [];
            await Promise.reject(new Error('the disk is full'));
          })(),
        ),
    }),
    broken,
  );
  expect(await taskOf(broken)).toMatchObject({ state: 'failed', error: { zh: '服务器错误，请稍后再试' } });
  expect(server.warnings.splice(0)).toEqual([expect.stringContaining('the disk is full')]);
  await db.deleteFrom('role_grant').where('code', '=', 'basic.vehicleModel.export').execute();
  await runExport(work(server.work.source), id);
  expect(await taskOf(id)).toMatchObject({ state: 'failed', error: { zh: '没有操作权限，请联系管理员' } });
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
