import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { openFileFolder } from '../files/file-folder.ts';
import { sweepFolder } from '../files/sweep-folder.ts';
import { editorCodes, type Reply, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { runExport } from './run-export.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database);
const editor = await server.addUser('editor', editorCodes);
const rows = 6000;

beforeAll(async () => {
  await sql`insert into vehicle_model (market, year, make, model) select 'US', 2000, 'Omega', 'M' || n
    from generate_series(1, ${rows}::integer) n`.execute(db);
});

const queue = async (format: 'csv' | 'xlsx') => {
  const reply = (await editor.fileByPost('/item/vehicle_model/export', {
    page: 'vehicleModel',
    format,
    columns: ['id', 'model'],
    filters: [],
  })) as Reply;
  const { taskid } = reply.data as { taskid: string };
  return db.selectFrom('download_task').select(['id', 'taskid']).where('taskid', '=', taskid).executeTakeFirstOrThrow();
};
const taskOf = (id: number) => db.selectFrom('download_task').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const messagesAbout = (id: number) => db.selectFrom('message').selectAll().where('link_record', '=', id).execute();
const linesOf = async (fileId: string) => (await readFile(server.files.pathOf(fileId), 'utf8')).trim().split('\n').slice(1);
const work = () => ({ ...server.work, stopping: new AbortController().signal });

it('a full disk ends an export in words and leaves no half file; with room again the retry is whole', async () => {
  const { id, taskid } = await queue('xlsx');
  const full = await openFileFolder(server.files.path, roomFor(20_000));
  await runExport({ ...work(), files: full }, id);
  expect(await taskOf(id)).toMatchObject({
    state: 'failed',
    file_id: null,
    error: { code: 'DISK_FULL', zh: expect.stringContaining('磁盘空间不足') },
  });
  expect(await readdir(server.files.path)).toEqual([]);
  expect(server.warnings).toEqual([]);
  expect(await editor.post('/go_service/download/retry', { targets: [{ id }] })).toMatchObject({ code: 200 });
  await runExport(work(), id);
  const done = await taskOf(id);
  expect(done).toMatchObject({ taskid, state: 'done', done_rows: rows, error: null });
  expect(await readdir(server.files.path)).toEqual([done.file_id]);
});

it('a full disk answers an upload in words too, and keeps nothing of it', async () => {
  const full = await openFileFolder(server.files.path, roomFor(1000));
  const before = await readdir(server.files.path);
  const content = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(1000)));
  expect(await full.lay(content, 1_000_000)).toMatchObject({ ok: false, refusal: { code: 'DISK_FULL' } });
  expect([content.readableEnded, await readdir(server.files.path)]).toEqual([true, before]);
});

it('a server killed in mid-export is followed by one that starts again: one file, every row once, its user notified once', async () => {
  const { id } = await queue('csv');
  const before = await readdir(server.files.path);
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      new URL('./testing/export-process.ts', import.meta.url).pathname,
      JSON.stringify({ connection: database.connection, folder: server.files.path, id }),
    ],
    { stdio: 'inherit' },
  );
  await expect.poll(async () => (await taskOf(id)).done_rows).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await taskOf(id)).toMatchObject({ state: 'running', attempt: 1, file_id: null });
  const left = (await readdir(server.files.path)).filter(name => !before.includes(name));
  expect(left).toEqual([expect.stringMatching(/\.part$/)]);

  await server.start();
  await expect.poll(async () => (await taskOf(id)).state).toBe('done');
  const done = await taskOf(id);
  expect(done).toMatchObject({ attempt: 2, done_rows: rows, total_rows: rows });
  const lines = await linesOf(done.file_id!);
  expect([lines.length, new Set(lines).size]).toEqual([rows, rows]);
  expect(await messagesAbout(id)).toMatchObject([{ event: 'export.ready', receiver: editor.id, object: done.taskid, counter: 1 }]);
  await sweepFolder(db, server.files, new Date(Date.now() + 2 * 60 * 60 * 1000));
  expect((await readdir(server.files.path)).filter(name => !before.includes(name))).toEqual([done.file_id]);
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});

/** Files that take so many bytes; what is more goes to the device of the system that is always full. */
function roomFor(bytes: number) {
  return async (name: string): Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>> => {
    const [file, device] = [await open(name, 'wx'), await open('/dev/full', 'w')];
    let written = 0;
    return {
      async writeFile(chunk) {
        const part = chunk as Uint8Array;
        await file.writeFile(part.subarray(0, Math.max(0, bytes - written)));
        written += part.length;
        if (written > bytes) await device.writeFile(part.subarray(0, 1));
      },
      sync: () => file.sync(),
      close: async () => void (await Promise.all([file.close(), device.close()])),
    };
  };
}
