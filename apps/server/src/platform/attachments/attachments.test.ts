import { readdir } from 'node:fs/promises';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Reply, taskServer, type TestUser } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database);
const rights = (...actions: readonly string[]) => actions.map(action => `basic.vehicleModel.${action}`);
const editor = await server.addUser('editor', rights('list', 'update'));
const other = await server.addUser('other', rights('list', 'update'));
const reader = await server.addUser('reader', rights('list'));
const keeper = await server.addUser('keeper', rights('list', 'del'));
const stranger = await server.addUser('stranger', []);

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const bytes = (content: Uint8Array | string) => new Uint8Array(Buffer.from(content as string)) as Uint8Array<ArrayBuffer>;
let id = 0;
const where = () => ({ page: 'vehicleModel', id: String(id) });
const add = (name: string, content: Uint8Array | string, user: TestUser = editor) =>
  user.upload('/base/attachment/add', where(), name, bytes(content));
const list = async (user: TestUser = editor) =>
  (await user.get('/base/attachment/list', where())).data as {
    rows: { id: number; name: string; media_type: string; may_change: boolean }[];
    may_add: boolean;
  };
const idOf = (reply: Reply) => (reply.data as { id: number }).id;

beforeEach(async () => {
  await sql`truncate attachment, vehicle_model restart identity cascade`.execute(db);
  id = (
    await db
      .insertInto('vehicle_model')
      .values({ market: 'US', year: 2000, make: 'Saab', model: '900' } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
});

describe('files on a record', () => {
  it('are added, listed, fetched, renamed and removed; the story of the record keeps who and when', async () => {
    const added = idOf(await add('图 1.PNG', png));
    expect(await list()).toMatchObject({
      may_add: true,
      rows: [{ id: added, name: '图 1.PNG', media_type: 'image/png', may_change: true }],
    });
    const file = await editor.file('/base/attachment/file', { page: 'vehicleModel', id, attachment: added });
    expect('content' in file && [file.name, file.content.equals(png)]).toEqual(['图 1.PNG', true]);
    expect(
      await editor.post('/base/attachment/rename', { page: 'vehicleModel', id, attachment: added, name: 'front/\u202Eside' }),
    ).toMatchObject({ code: 200 });
    expect((await list()).rows[0]?.name).toBe('front side.PNG');
    const before = (await readdir(server.files.path)).length;
    expect(await editor.post('/base/attachment/remove', { page: 'vehicleModel', id, attachment: added })).toMatchObject({ code: 200 });
    expect([(await list()).rows, (await readdir(server.files.path)).length]).toEqual([[], before - 1]);
    const story = (await editor.get('/master-data/timeline/get_list', { page: 'vehicleModel', id })).data as {
      entries: { what: string; by: number }[];
    };
    expect(story.entries.map(({ what, by }) => [what, by])).toEqual([
      ['removed', editor.id],
      ['added', editor.id],
    ]);
  });

  it('must be what their names say, by their bytes', async () => {
    const sheet = await writeXlsx({ sheets: [{ name: 'a', rows: [['a']] }] });
    for (const [name, content] of [
      ['a.xlsx', sheet],
      ['a.pdf', '%PDF-1.7\n'],
      ['a.csv', 'a,b\n'],
      ['a.zip', sheet],
      ['a.txt', '轿车'],
    ] as const)
      expect([name, (await add(name, content)).code]).toEqual([name, 200]);
    for (const [name, content] of [
      ['a.png', '<svg/>'],
      ['a.pdf', png],
      ['a.docx', sheet],
      ['a.txt', png],
      ['a.jpg', 'GIF89a'],
    ] as const)
      expect(await add(name, content)).toMatchObject({ reason: 'FILE_TYPE', message: expect.stringContaining('不符') });
    for (const name of ['a.svg', 'a.html', 'a.exe', 'a', 'constructor'])
      expect(await add(name, '<svg/>')).toMatchObject({ reason: 'FILE_TYPE' });
    expect(await add('a.txt', '')).toMatchObject({ reason: 'FILE_EMPTY' });
    expect(await add('a.txt', 'x'.repeat(20 * 1024 * 1024 + 1))).toMatchObject({ reason: 'FILE_TOO_LARGE' });
    expect((await list()).rows.length).toBe(5);
    expect((await readdir(server.files.path)).filter(name => name.endsWith('.part'))).toEqual([]);
  });

  it('are seen and changed within the rights of the record', async () => {
    const added = idOf(await add('a.png', png));
    const change = (user: TestUser, call: string) =>
      user.post(`/base/attachment/${call}`, { page: 'vehicleModel', id, attachment: added, name: 'b' });
    expect(await list(reader)).toMatchObject({ may_add: false, rows: [{ may_change: false }] });
    expect(await add('b.png', png, reader)).toMatchObject({ reason: 'FORBIDDEN' });
    expect(await change(other, 'remove')).toMatchObject({ reason: 'FORBIDDEN' });
    expect(await change(keeper, 'rename')).toMatchObject({ code: 200 });
    for (const call of ['list', 'file'])
      expect(await stranger.get(`/base/attachment/${call}`, { ...where(), attachment: added })).toMatchObject({ reason: 'FORBIDDEN' });
    expect(await editor.get('/base/attachment/file', { page: 'vehicleModel', id: id + 1, attachment: added })).toMatchObject({
      reason: 'NOT_FOUND',
    });
    expect(await editor.get('/base/attachment/list', { page: 'importTask', id })).toMatchObject({ reason: 'MALFORMED' });
  });

  it('go when their record is gone', async () => {
    await add('a.png', png);
    expect(await sweepAttachments(db, server.files, server.work.registry)).toBe(0);
    await db.deleteFrom('vehicle_model').execute();
    const before = (await readdir(server.files.path)).length;
    expect(await sweepAttachments(db, server.files, server.work.registry)).toBe(1);
    expect((await readdir(server.files.path)).length).toBe(before - 1);
  });
});
