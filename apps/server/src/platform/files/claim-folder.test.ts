import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { claimFolder } from './claim-folder.ts';

const { db } = await testDatabase();
const folders = await Promise.all(['one', 'other'].map(name => mkdtemp(path.join(os.tmpdir(), `axle-claim-${name}-`))));
const [own = '', other = ''] = folders;
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))));

it('a database goes on with the folder of its first start alone', async () => {
  await db.deleteFrom('data_folder').execute();
  await Promise.all([claimFolder(db, own), claimFolder(db, own)]);
  expect(await readdir(own)).toEqual(['folder.id']);
  await expect(claimFolder(db, other)).rejects.toThrow(/^The files of this database lie in another data folder than .+ Set DATA_DIR/);
  await claimFolder(db, own);
});
