import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../host/log.ts';
import { StartRefusal, reasonOf } from '../host/start-refusal.ts';
import type { Database } from './database.ts';
import { hasCluster } from './embedded/create-cluster.ts';
import { EmbeddedUnavailable } from './embedded/embedded-unavailable.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPglite } from './open-pglite.ts';
import { openUrl } from './open-url.ts';

/** Where the database is. */
export interface DatabaseSettings {
  readonly dataFolder: string;
  /** A PostgreSQL server of version 15 or later. Without it the database lives in the data folder. */
  readonly databaseUrl?: string;
  /** Which engine works in the data folder; without it the embedded one, or PGlite where that cannot run. */
  readonly databaseEngine?: 'embedded' | 'pglite';
}

/** Where a database exists already, its engine goes on: changing over would look as if everything were lost. */
const openInFolder = async ({ dataFolder, databaseEngine }: DatabaseSettings, log: Log): Promise<Database> => {
  const clusterFolder = path.join(dataFolder, 'postgres');
  const pgliteFolder = path.join(dataFolder, 'pglite');
  if (databaseEngine === 'pglite') return openPglite(pgliteFolder, log);
  if (databaseEngine === undefined && (await hasCluster(pgliteFolder)) && !(await hasCluster(clusterFolder))) {
    log.warn(`database: this data folder was begun with the built-in PGlite and stays with it (${pgliteFolder})`);
    return openPglite(pgliteFolder, log);
  }
  try {
    return await openEmbedded(clusterFolder, log);
  } catch (error) {
    if (!(error instanceof EmbeddedUnavailable)) throw error;
    if (databaseEngine === 'embedded') throw new StartRefusal(`The embedded PostgreSQL cannot run: ${error.message}.`);
    log.warn(`database: the embedded PostgreSQL cannot run: ${error.message}`);
    log.warn('database: falling back to the built-in PGlite: good for a few users; a slow query makes all others wait');
    return openPglite(pgliteFolder, log);
  }
};

const takeFolder = async (folder: string): Promise<FolderLock> => {
  try {
    // Uploads and exports lie in it: nobody else's business on this machine.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(`The data folder ${folder} cannot be written: ${reasonOf(error)}.`);
  }
};

/**
 * Opens the database: DATABASE_URL, else the embedded PostgreSQL in the data folder, else PGlite. Everything above sees
 * one pool and one dialect. The schema is brought up to date by `bringUpToDate`, not here.
 */
export const openDatabase = async (settings: DatabaseSettings, log: Log): Promise<Database> => {
  if (settings.databaseUrl !== undefined) return openUrl(settings.databaseUrl, log);
  const lock = await takeFolder(settings.dataFolder);
  try {
    const database = await openInFolder(settings, log);
    return {
      ...database,
      async close() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
