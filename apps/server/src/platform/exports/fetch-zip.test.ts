import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { editorCodes, taskServer, type TestUser } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database, { now: () => new Date('2026-05-20T08:30:00Z') });
const editor = await server.addUser('editor', editorCodes);
const other = await server.addUser('other', editorCodes);
await sql`insert into vehicle_model (market, year, make, model) select 'US', 2000 + n % 20, 'Omega', 'M' || n
  from generate_series(1, 50) n`.execute(db);

/** Exports to a file of a name that others have too; answers the id of the task. */
async function exported(user: TestUser, format: 'csv' | 'xlsx', columns: readonly string[], name: string): Promise<number> {
  const body = { section: 'basic', page: 'vehicleModel', format, columns, filters: [], sort: [{ field: 'model' }] };
  expect(await user.fileByPost('/item/vehicle_model/export', body)).toHaveProperty('content');
  const { id } = await db.selectFrom('download_task').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  await db.updateTable('download_task').set({ name }).where('id', '=', id).execute();
  return id;
}
const zip = (user: TestUser, ids: readonly number[]) => user.file(`/go_service/download/batch_download`, { id: ids as never });
const filesOf = async (user: TestUser, ids: readonly number[]) => {
  const file = await zip(user, ids);
  if (!('content' in file)) throw new Error(file.message);
  return { name: file.name, files: new Map(Object.entries(unzipSync(file.content))) };
};
const downloads = async (id: number) =>
  (await db.selectFrom('download_task').select('downloads').where('id', '=', id).executeTakeFirstOrThrow()).downloads;

it('finished exports come home as one zip, read back by another program byte for byte, each counted and under a name of its own', async () => {
  const ids = [
    await exported(editor, 'csv', ['year', 'make', 'model'], '车型.csv'),
    await exported(editor, 'xlsx', ['year', 'model'], '车型.xlsx'),
    await exported(editor, 'csv', ['model'], '车型.CSV'),
  ];
  const { name, files } = await filesOf(editor, ids);
  expect(name).toBe('导出文件-20260520-083000.zip');
  expect([...files.keys()]).toEqual(['车型.csv', '车型.xlsx', '车型 (2).CSV']);
  for (const [index, content] of [...files.values()].entries()) {
    const alone = await editor.file('/go_service/download/download', { id: ids[index]! });
    expect('content' in alone && alone.content.equals(content)).toBe(true);
  }
  expect((parse(Buffer.from(files.get('车型.csv')!), { bom: true }) as unknown[]).length).toBe(51);
  expect((await readXlsx(files.get('车型.xlsx')!)).sheets[0]?.rows.length).toBe(51);
  expect(await Promise.all(ids.map(downloads))).toEqual([3, 3, 3]);
});

it('what is gone, not the actor’s, or closed to him by now is named with its reason beside the others, and not counted', async () => {
  const kept = await exported(editor, 'csv', ['year'], 'kept.csv');
  const lost = await exported(editor, 'csv', ['make'], 'lost.csv');
  const closed = await exported(editor, 'csv', ['source'], 'closed.csv');
  const ofOther = await exported(other, 'csv', ['model'], 'other.csv');
  const { file_id } = await db.selectFrom('download_task').select('file_id').where('id', '=', lost).executeTakeFirstOrThrow();
  await server.files.remove(file_id!);
  await sql`insert into user_field_setting (subject_kind, subject, page, field, mode) values ('user', 'editor', 'vehicleModel', 'source',
    'readBlock')`.execute(db);
  const { files } = await filesOf(editor, [kept, lost, closed, ofOther]);
  expect([...files.keys()]).toEqual(['kept.csv', '未包含的文件.txt']);
  expect(Buffer.from(files.get('未包含的文件.txt')!).toString('utf8')).toBe(
    `\uFEFFlost.csv: 文件已过期\r\nclosed.csv: 列 来源 已不可读，请重新导出\r\n${ofOther}: 任务不存在\r\n`,
  );
  expect(await Promise.all([kept, lost, closed, ofOther].map(downloads))).toEqual([2, 1, 1, 1]);
  expect(await zip(editor, [lost, ofOther])).toMatchObject({ reason: 'FILE_EXPIRED' });
  expect(await zip(editor, [ofOther])).toMatchObject({ code: 404 });
});

it('holds twenty files at most', async () => {
  expect(
    await zip(
      editor,
      Array.from({ length: 21 }, (_, index) => index + 1),
    ),
  ).toMatchObject({ reason: 'TOO_MANY_FILES' });
  expect(await zip(editor, [])).toMatchObject({ code: 400 });
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
