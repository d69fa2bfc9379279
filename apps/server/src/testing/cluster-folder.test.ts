import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, it } from 'vitest';
import { freeIn, placeOfClusters, sweepClusters } from './cluster-folder.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-places-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('clusters are made in the first place with a gigabyte free, else in the folder for temporary files', async () => {
  const missing = path.join(folder, 'missing');
  expect(await freeIn(missing)).toBe(0);
  const room = (await freeIn(folder)) >= 2 ** 30;
  expect(await placeOfClusters([missing, folder])).toBe(room ? folder : os.tmpdir());
  expect(await placeOfClusters([missing])).toBe(os.tmpdir());
});

it('what a killed run left is swept; what a living run or somebody else has there stays', async () => {
  const dead = 2 ** 31 - 1;
  const kept = [`axle-test-${process.pid}-living`, 'axle-test-notes', 'somebody'];
  for (const name of [...kept, `axle-test-${dead}-killed/postgres`]) await mkdir(path.join(folder, name), { recursive: true });
  await sweepClusters(folder);
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted());
});
