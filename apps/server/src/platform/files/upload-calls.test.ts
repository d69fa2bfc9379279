import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { taskServer } from '../jobs/testing/task-server.ts';
import { lyingZip } from '../table-file/testing/lying-zip.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
const user = await server.addUser('user', []);

it('[spec 7.20] keeps an uploaded file under an id and says what it is', async () => {
  const reply = await user.upload('/base/upload', {}, '合同 1.pdf', 'content');
  expect(reply).toMatchObject({ code: 200, data: { name: '合同 1.pdf', bytes: 7 } });
  const { id } = reply.data as { id: string };
  expect(await readFile(server.files.pathOf(id), 'utf8')).toBe('content');
  expect(await database.db.selectFrom('stored_file').select(['name', 'created_by']).execute()).toEqual([
    { name: '合同 1.pdf', created_by: user.id },
  ]);
});

it('[spec 7.21] keeps a file of a document of stock likewise', async () => {
  const reply = await user.upload('/wms/stock/file/upload', {}, '装箱单.pdf', 'list');
  expect(reply).toMatchObject({ code: 200, data: { name: '装箱单.pdf', bytes: 4 } });
  expect(await readFile(server.files.pathOf((reply.data as { id: string }).id), 'utf8')).toBe('list');
  expect(await user.upload('/wms/stock/file/upload', {}, 'run.exe', 'MZ')).toMatchObject({ reason: 'FILE_TYPE' });
});

it('refuses kinds of files that are not taken, and keeps nothing of them', async () => {
  const before = await readdir(server.files.path);
  expect(await user.upload('/base/upload', {}, 'run.exe', 'MZ')).toMatchObject({ code: 422, reason: 'FILE_TYPE' });
  expect(await user.upload('/base/upload', {}, 'page.html', '<script>')).toMatchObject({ reason: 'FILE_TYPE' });
  expect(await readdir(server.files.path)).toEqual(before);
});

it('a document that says less of itself than it unpacks to is kept without its words', async () => {
  const bomb = lyingZip([{ name: 'word/document.xml', content: Buffer.alloc(64 * 1024 * 1024), saidBytes: 1000 }]);
  const reply = await user.upload('/base/upload', {}, 'bomb.docx', new Uint8Array(bomb));
  expect(reply).toMatchObject({ code: 200 });
  const kept = database.db.selectFrom('stored_file').select('words').where('name', '=', 'bomb.docx');
  expect(await kept.execute()).toEqual([{ words: null }]);
});

it('a picture of a few bytes that would be drawn on thousands of millions of pixels is refused, and nothing of it is kept', async () => {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const sized = (side: number) => {
    const size = Buffer.alloc(13);
    size.writeUInt32BE(side, 0);
    size.writeUInt32BE(side, 4);
    return new Uint8Array(Buffer.concat([head, size]));
  };
  const before = await readdir(server.files.path);
  expect(await user.upload('/base/upload', {}, 'bomb.png', sized(60_000))).toMatchObject({ code: 422, reason: 'PICTURE_TOO_LARGE' });
  expect(await readdir(server.files.path)).toEqual(before);
  expect(await user.upload('/base/upload', {}, 'part.png', sized(4000))).toMatchObject({ code: 200 });
});

it('a call that is no form is malformed, not broken', async () => {
  expect(await user.post('/base/upload', { file: 'x' })).toMatchObject({ code: 400 });
});
