import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copiedBinaries } from './copied-binaries.ts';
import { installedPackage, obstacleOf } from './postgres-binaries.ts';

let folder: string;
const usual = process.env['TMPDIR'];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'axle-copied-'));
  process.env['TMPDIR'] = folder;
});
afterAll(async () => {
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
  await rm(folder, { recursive: true, force: true });
});

it('makes a copy that runs, keeps it, and replaces it when it no longer works', async () => {
  const works = async (home: string): Promise<boolean> => (await obstacleOf(home, undefined)) === undefined;
  const copy = { ...(await installedPackage()), account: undefined, works };
  const first = await copiedBinaries(copy);
  expect(first.startsWith(folder)).toBe(true);
  expect(await obstacleOf(first, undefined)).toBeUndefined();
  const { ino } = await lstat(first);

  expect(await copiedBinaries(copy)).toBe(first);
  expect((await lstat(first)).ino).toBe(ino);

  await rm(path.join(first, 'bin/postgres'));
  expect(await copiedBinaries(copy)).toBe(first);
  expect(await obstacleOf(first, undefined)).toBeUndefined();
  expect(await readdir(folder)).toHaveLength(1);
});
