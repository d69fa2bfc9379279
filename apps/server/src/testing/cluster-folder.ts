import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clearLeftover } from '../platform/database/embedded/postmaster.ts';
import { isAlive } from '../platform/host/is-alive.ts';

const prefix = 'axle-test-';

/** A file system in memory, where the system has one: databases are copied there many times quicker. */
const memory = '/dev/shm';

/** Bytes that must be free in memory. */
const wanted = 2 ** 30;

/** Bytes that may be written into a folder; none where there is no such folder. */
export const freeIn = async (folder: string): Promise<number> => {
  const about = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return about.bavail * about.bsize;
};

/** Where clusters of tests are made: in memory where that has enough room, else in the folder for temporary files. */
export const placeOfClusters = async (places: readonly string[] = [memory], fallback = os.tmpdir()): Promise<string> => {
  for (const place of places) if ((await freeIn(place)) >= wanted) return place;
  return fallback;
};

/** Removes the folders of a prefix that killed runs left in a place, and ends their servers. What belongs to a living run stays. */
export const sweepClusters = async (place: string, begins = prefix): Promise<void> => {
  for (const name of await readdir(place).catch(() => [])) {
    const pid = Number(new RegExp(`^${begins}(\\d+)-`).exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const folder = path.join(place, name);
    await clearLeftover(path.join(folder, 'postgres')).catch(() => false);
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
};

/** Sweeps what killed runs left of a prefix, wherever it may lie. */
export const sweepEverywhere = async (begins = prefix): Promise<void> => {
  for (const place of new Set([memory, os.tmpdir()])) await sweepClusters(place, begins);
};

/** A new folder for the cluster of this run; leftovers of killed runs are swept. */
export const clusterFolder = async (): Promise<string> => {
  await sweepEverywhere();
  return mkdtemp(path.join(await placeOfClusters(), `${prefix}${process.pid}-`));
};
