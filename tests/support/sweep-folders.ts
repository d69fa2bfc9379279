import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clearLeftover } from '@axle/server/src/database/embedded/postmaster.ts';
import { isAlive } from '@axle/server/src/process/is-alive.ts';
import { quickFolder } from './quick-folder.ts';
import { runFolder } from './running-server.ts';

/** Removes the data folders of runs that were killed, and ends the databases that still work there. */
export async function sweepFolders(): Promise<void> {
  for (const name of await readdir(quickFolder())) {
    const pid = new RegExp(`^${runFolder}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const folder = join(quickFolder(), name);
    await clearLeftover(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}
