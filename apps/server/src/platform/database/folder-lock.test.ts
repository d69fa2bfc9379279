import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'axle-lock-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const mark = (text: string): Promise<void> => writeFile(path.join(folder, 'server.lock'), text);

it('is taken once, and again after it was released', async () => {
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`Another server (process ${process.pid}) is working on the data folder ${folder}.`);
  await first.release();
  await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it('of a dead process does not count', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await mark(`${pid} 1\n`);
  await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it.runIf(process.platform === 'linux')('of a dead process does not count when another program has its number now', async () => {
  await mark(`${process.ppid} 1\n`);
  await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it('that a killed server had not finished writing does not count', async () => {
  await mark('');
  await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it('is given to one of many who ask at once', async () => {
  await mark('999999999 1\n');
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
