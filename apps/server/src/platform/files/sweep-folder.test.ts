import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { openFileFolder } from './file-folder.ts';
import { keepFile } from './stored-files.ts';
import { sweepFolder } from './sweep-folder.ts';

const { db } = await testDatabase();
const root = await mkdtemp(path.join(os.tmpdir(), 'axle-sweep-'));
const folder = await openFileFolder(root);
afterAll(() => rm(root, { recursive: true }));

const old = new Date('2026-05-20T08:00:00Z');
const now = new Date('2026-05-20T09:00:01Z');

const lay = async (text: string) => {
  const laid = await folder.lay(Readable.from([Buffer.from(text)]));
  if (!laid.ok) throw new Error('refused');
  return laid.value;
};

it('takes away what nobody keeps, an hour after it was touched last, and nothing else', async () => {
  const org = await db.insertInto('org').values({ code: 'o', name_zh: 'o', name_en: 'o' }).returning('id').executeTakeFirstOrThrow();
  const user = await db
    .insertInto('app_user')
    .values({ account: 'a', nickname: 'a', org_id: org.id, password_hash: '-' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const [kept, stray, fresh] = [await lay('kept'), await lay('stray'), await lay('fresh')];
  await keepFile(db, kept, { name: 'kept.csv', mediaType: 'text/csv', by: user.id });
  const part = `${randomUUID()}.part`;
  await writeFile(folder.pathOf(part), 'half');
  await writeFile(folder.pathOf('notes.txt'), 'somebody else put this here');
  for (const name of [kept.id, stray.id, part, 'notes.txt']) await utimes(folder.pathOf(name), old, old);
  await utimes(folder.pathOf(fresh.id), now, now);
  expect(await sweepFolder(db, folder, now)).toBe(2);
  expect((await readdir(root)).sort()).toEqual([kept.id, fresh.id, 'notes.txt'].sort());
});

it('leaves no half file when a stream breaks', async () => {
  const before = await readdir(root);
  async function* broken() {
    yield Buffer.from('begin');
    throw new Error('the source broke');
  }
  await expect(folder.lay(Readable.from(broken()))).rejects.toThrow('the source broke');
  expect(await readdir(root)).toEqual(before);
});
