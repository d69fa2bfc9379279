import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { editorCodes, type Reply, taskServer, type TestUser } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const { db } = database;
let today = new Date('2026-05-20T08:30:00Z');
const server = await taskServer(database, { now: () => today });
const editor = await server.addUser('editor', editorCodes);
const other = await server.addUser('other', editorCodes);
const admin = await server.addUser('admin', [], true);
const reader = await server.addUser('reader', ['basic.vehicleModel.list']);

const addVehicles = (make: string, count: number) =>
  sql`insert into vehicle_model (market, year, make, model, body_styles, updated_by, updated_at)
      select 'US', 1990 + n % 30, ${make}, 'M' || lpad(n::text, 6, '0'), array['sedan', 'suv'], ${editor.id}, '2026-05-20T08:30:00Z'
      from generate_series(1, ${count}) n`.execute(db);
await addVehicles('Alpha', 3);
await addVehicles('Omega', 4500);
await db
  .updateTable('vehicle_model')
  .set({ model: '=1+1', source: '-12.5' })
  .where('make', '=', 'Alpha')
  .where('model', '=', 'M000001')
  .execute();

const path = '/item/vehicle_model/export';
const asked = (make: string, more: object = {}) => ({
  section: 'basic',
  page: 'vehicleModel',
  format: 'xlsx',
  columns: ['year', 'make', 'model', 'bodyStyles', 'source', 'updatedBy', 'updatedAt'],
  filters: [{ field: 'make', op: 'eq', value: make }],
  sort: [{ field: 'model' }],
  ...more,
});
const header = ['年款', '品牌', '车型', '车身形式', '来源', '更新人', '更新时间 (UTC)'];
const queue = async (user: TestUser, body: object) => {
  const reply = (await user.fileByPost(path, body)) as Reply;
  expect(reply).toMatchObject({ code: 10000 });
  return (reply.data as { taskid: string }).taskid;
};
const stateOf = async (user: TestUser, taskid: string) =>
  ((await user.post('/go_service/download/doc_count', { taskid })).data as { state: string }).state;
const lineOf = async (user: TestUser, taskid: string) => {
  const filters = [{ field: 'taskid', op: 'eq', value: taskid }];
  return ((await user.post('/go_service/download/get_list', { limit: 1, filters })).data as { rows: readonly object[] }).rows;
};
const badge = async (user: TestUser) => ((await user.post('/go_service/download/count', {})).data as { task_count: number }).task_count;
const idOf = async (taskid: string) =>
  (await db.selectFrom('download_task').select('id').where('taskid', '=', taskid).executeTakeFirstOrThrow()).id;
const fileOf = async (user: TestUser, taskid: string) => {
  const file = await user.file('/go_service/download/file', { taskid });
  if (!('content' in file)) throw new Error(file.message);
  return file;
};

describe('a small export', () => {
  it('[spec 9.12] is answered as a file at once, in the order and with the columns asked for', async () => {
    const file = await editor.fileByPost(path, asked('Alpha'));
    if (!('content' in file)) throw new Error(file.message);
    expect(file.name).toBe('车型库-20260520-083000.xlsx');
    const [sheet] = (await readXlsx(file.content)).sheets;
    expect(sheet?.rows).toEqual([
      header,
      [1991, 'Alpha', '=1+1', '轿车, SUV', '-12.5', '昵称editor', '2026-05-20 08:30:00'],
      [1992, 'Alpha', 'M000002', '轿车, SUV', null, '昵称editor', '2026-05-20 08:30:00'],
      [1993, 'Alpha', 'M000003', '轿车, SUV', null, '昵称editor', '2026-05-20 08:30:00'],
    ]);
  });

  it('as csv has a byte order mark and runs no formula', async () => {
    const file = await editor.fileByPost(path, asked('Alpha', { format: 'csv' }));
    if (!('content' in file)) throw new Error(file.message);
    expect(file.content.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const rows = parse(file.content, { bom: true }) as string[][];
    expect(rows[0]).toEqual(header);
    expect(rows[1]?.slice(0, 5)).toEqual(['1991', 'Alpha', "'=1+1", '轿车, SUV', '-12.5']);
  });

  it('holds ticked rows alone where rows are ticked', async () => {
    const [row] = await db.selectFrom('vehicle_model').select('id').where('make', '=', 'Omega').limit(1).execute();
    const file = await editor.fileByPost(path, asked('Omega', { format: 'csv', ids: [row?.id] }));
    expect('content' in file && (parse(file.content, { bom: true }) as unknown[]).length).toBe(2);
  });

  it('leaves a line in the download centre, with its columns and rows in words, seen already', async () => {
    const lines = (await editor.post('/go_service/download/get_list', { limit: 100, sort: [{ field: 'queuedAt' }] })).data as {
      rows: { readonly taskid: string; readonly state: string }[];
    };
    expect(lines.rows).toMatchObject([
      { filter_words: '品牌: Alpha', column_words: '年款、品牌、车型、车身形式、来源、更新人、更新时间', total_rows: 3, downloads: 1 },
      { format: 'csv', done_rows: 3 },
      { filter_words: '勾选的 1 行; 品牌: Omega', done_rows: 1, state: 'done' },
    ]);
    expect(await badge(editor)).toBe(0);
    const file = await editor.file('/go_service/download/file', { taskid: lines.rows[0]!.taskid });
    expect('content' in file && (await readXlsx(file.content)).sheets[0]?.rows.length).toBe(4);
    const found = await editor.post('/go_service/download/get_list', {
      limit: 100,
      filters: [{ field: 'columnWords', op: 'contains', value: '车身' }],
    });
    expect((found.data as { rows: unknown[] }).rows).toHaveLength(3);
    const named = asked('Omega', {
      filters: [
        { field: 'make', op: 'in', value: ['Alpha'] },
        { field: 'year', op: 'gte', value: 1990 },
        { field: 'updatedBy', op: 'in', value: [editor.id] },
        { field: 'source', op: 'isEmpty' },
      ],
    });
    expect(await editor.fileByPost(path, named)).toHaveProperty('name');
    const [last] = await db.selectFrom('download_task').select('filter_words').orderBy('id', 'desc').limit(1).execute();
    expect(last?.filter_words).toBe('品牌: Alpha; 年款 ≥ 1990; 更新人: 昵称editor; 来源: 为空');
  });

  it('is refused without the right, for unknown columns and for filters that do not fit', async () => {
    expect(await reader.fileByPost(path, asked('Alpha'))).toMatchObject({ code: 403 });
    expect(await editor.fileByPost(path, asked('Alpha', { columns: ['password'] }))).toMatchObject({ reason: 'NO_COLUMNS' });
    expect(await editor.fileByPost(path, asked('Alpha', { filters: [{ field: 'nothing', op: 'eq', value: 1 }] }))).toMatchObject({
      reason: 'BAD_QUERY',
    });
    expect(await editor.fileByPost(path, asked('Alpha', { page: 'skuList' }))).toMatchObject({ code: 400 });
  });
});

describe('a large export', () => {
  it('[spec 7.31] waits in the download centre; the same one twice is one task; it can be cancelled and is then gone', async () => {
    const taskid = await queue(editor, asked('Omega'));
    expect(await queue(editor, asked('Omega'))).toBe(taskid);
    const csv = await queue(editor, asked('Omega', { format: 'csv' }));
    expect(csv).not.toBe(taskid);
    expect(await badge(editor)).toBe(2);
    expect(await editor.post('/go_service/download/cancel', { targets: [{ id: await idOf(csv) }] })).toMatchObject({
      code: 200,
      data: [{ name: expect.stringContaining('.csv') as string }],
    });
    expect(await stateOf(editor, csv)).toBe('cancelled');
    expect(await lineOf(editor, csv)).toMatchObject([{ progress: '0', files: 0 }]);
    expect(await badge(editor)).toBe(1);
    expect(
      ((await editor.post('/go_service/download/cancel', { targets: [{ id: await idOf(csv) }] })).data as { refusal: object }[])[0]
        ?.refusal,
    ).toMatchObject({ code: 'BAD_TRANSITION' });
  });

  it('[spec 7.30] runs when a worker comes, and its file holds every row once', async () => {
    const [task] = await db.selectFrom('download_task').select(['taskid']).where('state', '=', 'queued').execute();
    await server.start();
    const taskid = task?.taskid ?? '';
    await expect.poll(() => stateOf(editor, taskid)).toBe('done');
    expect((await editor.post('/go_service/download/doc_count', { taskid })).data).toEqual({
      files: 1,
      total: 4500,
      done: 4500,
      percent: 100,
      state: 'done',
    });
    const { content, name } = await fileOf(editor, taskid);
    expect((await lineOf(editor, taskid))[0]).toMatchObject({
      progress: '100',
      files: 1,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect(name).toMatch(/\.xlsx$/);
    const rows = (await readXlsx(content)).sheets[0]?.rows ?? [];
    expect(rows.length).toBe(4501);
    expect(new Set(rows.slice(1).map(row => row[2])).size).toBe(4500);
    expect(rows[4500]?.[2]).toBe('M004500');
    expect(await badge(editor)).toBe(0);
    expect(
      await db.selectFrom('download_task').select(['downloads', 'seen', 'size']).where('taskid', '=', taskid).executeTakeFirst(),
    ).toEqual({ downloads: 1, seen: true, size: content.length });
  });

  it('[spec 7.28] is seen by its owner and by super users alone', async () => {
    const taskid = await queue(editor, asked('Omega', { format: 'csv' }));
    await expect.poll(() => stateOf(editor, taskid)).toBe('done');
    expect(await other.file('/go_service/download/file', { taskid })).toMatchObject({ code: 404 });
    expect(await other.post('/go_service/download/doc_count', { taskid })).toMatchObject({ code: 404 });
    expect(((await other.post('/go_service/download/get_list', { limit: 100 })).data as { rows: unknown[] }).rows).toEqual([]);
    expect(
      (
        (
          await admin.post('/go_service/download/get_list', {
            limit: 100,
            filters: [{ field: 'category', op: 'in', value: ['catalogue'] }],
          })
        ).data as { rows: unknown[] }
      ).rows.length,
    ).toBeGreaterThan(1);
    expect(((await editor.get('/go_service/download/download_list', { state: 'done' })).data as { rows: object[] }).rows[0]).toMatchObject({
      taskid,
      done_rows: 4500,
      by: editor.id,
    });
    const { content } = await fileOf(admin, taskid);
    expect((parse(content, { bom: true }) as unknown[]).length).toBe(4501);
    expect(await badge(editor)).toBe(1);
  });

  it('asks for the right and the field blocks again when it is fetched', async () => {
    const taskid = await queue(other, asked('Omega'));
    await expect.poll(() => stateOf(other, taskid)).toBe('done');
    await db
      .insertInto('user_field_setting')
      .values({ subject_kind: 'user', subject: 'other', page: 'vehicleModel', field: 'source', mode: 'readBlock' } as never)
      .execute();
    expect(await other.file('/go_service/download/file', { taskid })).toMatchObject({ code: 403, message: '列 来源 已不可读，请重新导出' });
    const again = await queue(other, asked('Omega'));
    await expect.poll(() => stateOf(other, again)).toBe('done');
    expect((await readXlsx((await fileOf(other, again)).content)).sheets[0]?.rows[0]).toEqual(header.filter(label => label !== '来源'));
    await db.deleteFrom('role_grant').where('code', '=', 'basic.vehicleModel.export').where('role_id', '=', 2).execute();
    expect(await other.file('/go_service/download/file', { taskid: again })).toMatchObject({ code: 403 });
  });

  it('[spec 7.29] belongs to a category that the download centre lists', async () => {
    const { data } = await editor.get('/go_service/download/categories');
    const kinds = await db.selectFrom('download_task').select('category').distinct().execute();
    expect(kinds.map(task => task.category)).toEqual(['catalogue']);
    expect((data as { code: string }[]).map(category => category.code)).toContain('catalogue');
  });

  it('runs three at a time for one user and all in the end', async () => {
    const taskids = await Promise.all(
      [1, 2, 3, 4, 5].map(limit => queue(editor, asked('Omega', { filters: [{ field: 'year', op: 'gte', value: 1985 + limit }] }))),
    );
    for (const taskid of taskids) await expect.poll(() => stateOf(editor, taskid)).toBe('done');
    expect(new Set(taskids).size).toBe(5);
  });
});

describe('time', () => {
  it('takes files away after seven days and says so; a retry writes them again', async () => {
    const [task] = await db
      .selectFrom('download_task')
      .selectAll()
      .where('state', '=', 'done')
      .where('by', '=', editor.id)
      .limit(1)
      .execute();
    if (!task?.file_id) throw new Error('no file');
    const { expireDownloads } = await import('./download-tasks.ts');
    expect(await expireDownloads({ database: db, files: server.files }, new Date('2026-05-27T08:29:59Z'))).toBe(0);
    expect(await expireDownloads({ database: db, files: server.files }, new Date('2026-05-27T08:30:00Z'))).toBeGreaterThan(0);
    expect(await editor.file('/go_service/download/file', { taskid: task.taskid })).toMatchObject({
      reason: 'FILE_EXPIRED',
      message: '文件已过期，请重新导出',
    });
    expect(await readdir(server.files.path)).toEqual([]);
    today = new Date('2026-05-27T09:00:00Z');
    expect((await editor.post('/go_service/download/retry', { targets: [{ id: task.id }] })).code).toBe(200);
    await expect.poll(() => stateOf(editor, task.taskid)).toBe('done');
    expect((await editor.post('/go_service/download/remove', { targets: [{ id: task.id }] })).data).toMatchObject([{ id: task.id }]);
    expect(await editor.post('/go_service/download/doc_count', { taskid: task.taskid })).toMatchObject({ code: 404 });
    expect(await readdir(server.files.path)).toEqual([]);
  });
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
