import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Log } from '../process/log.ts';
import { StartRefusal, reasonOf } from '../process/start-refusal.ts';
import { openPool, overPool } from './connection.ts';
import { hasCluster } from './embedded/create-cluster.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { EmbeddedUnavailable } from './embedded/embedded-unavailable.ts';
import { lockFolder } from './folder-lock.ts';
import { startPglite } from './pglite/start-pglite.ts';
import type { Tables } from './tables.ts';

/** What stands behind the one SQL dialect: a server named by its URL, our own PostgreSQL, or the built-in PGlite. */
export type DatabaseEngine = 'url' | 'embedded' | 'pglite';

/** Where the database is. */
export interface DatabaseSettings {
  readonly dataFolder: string;
  /** A PostgreSQL server of version 15 or later. Without it the database lives in the data folder. */
  readonly databaseUrl?: string;
  /** Which engine works in the data folder; without it the embedded one, or PGlite where that cannot run. */
  readonly databaseEngine?: 'embedded' | 'pglite';
}

/** An open database. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly engine: DatabaseEngine;
  /** No other server can be at work on this database: whatever one left unfinished may be taken over at once. */
  readonly exclusive: boolean;
  /** Transactions run side by side. Where they do not, a transaction makes everybody else wait and should be short. */
  readonly concurrent: boolean;
  /** Called when the database ends by itself; nothing works after that. */
  onBroken(listener: (reason: string) => void): void;
  close(): Promise<void>;
}

const databaseName = 'axle';

const describe = (url: string): string => {
  try {
    const { host, pathname } = new URL(url);
    return `${host || 'localhost'}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
};

const openUrl = async (url: string, log: Log): Promise<Database> => {
  const pool = openPool({ connectionString: url, connectionTimeoutMillis: 15_000, keepAlive: true }, log);
  pool.on('connect', client => void client.query("set time zone 'UTC'").catch(() => undefined));
  try {
    const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version");
    if ((rows[0]?.version ?? 0) < 150_000) throw new Error('it is older than PostgreSQL 15');
  } catch (error) {
    await pool.end();
    throw new StartRefusal(`The database at ${describe(url)} cannot be used: ${reasonOf(error)}.`);
  }
  return { db: overPool(pool), pool, engine: 'url', exclusive: false, concurrent: true, onBroken: () => undefined, close: () => pool.end() };
};

const openEmbedded = async (clusterFolder: string, log: Log): Promise<Database> => {
  const listeners: ((reason: string) => void)[] = [];
  const server = await startEmbeddedPostgres({ clusterFolder, log, onBroken: reason => listeners.forEach(tell => tell(reason)) });
  const administration = openPool({ ...server.connection, database: 'postgres', max: 1 }, log);
  try {
    const { rowCount } = await administration.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await administration.query(`create database ${databaseName}`);
  } finally {
    await administration.end();
  }
  const pool = openPool({ ...server.connection, database: databaseName }, log);
  return {
    db: overPool(pool),
    pool,
    engine: 'embedded',
    exclusive: true,
    concurrent: true,
    onBroken: listener => listeners.push(listener),
    async close() {
      await pool.end();
      await server.stop();
    },
  };
};

/** Long enough for the slowest report in front of it; short enough to end a transaction that waits for itself. */
const patience = 120_000;

const openPglite = async (folder: string, log: Log): Promise<Database> => {
  const listeners: ((reason: string) => void)[] = [];
  const server = await startPglite(folder, reason => listeners.forEach(tell => tell(reason)));
  const pool = openPool({ ...server.connection, connectionTimeoutMillis: patience }, log);
  return {
    db: overPool(pool),
    pool,
    engine: 'pglite',
    exclusive: true,
    concurrent: false,
    onBroken: listener => listeners.push(listener),
    async close() {
      await pool.end();
      await server.stop();
    },
  };
};

const hasPglite = (folder: string): Promise<boolean> =>
  stat(path.join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Where a database exists already, its engine goes on: changing over would look as if everything were lost. */
const openInFolder = async (settings: DatabaseSettings, log: Log): Promise<Database> => {
  const clusterFolder = path.join(settings.dataFolder, 'postgres');
  const pgliteFolder = path.join(settings.dataFolder, 'pglite');
  const pgliteKept = (await hasPglite(pgliteFolder)) && !(await hasCluster(clusterFolder));
  if (settings.databaseEngine === 'pglite') return openPglite(pgliteFolder, log);
  if (settings.databaseEngine === undefined && pgliteKept) {
    log.warn(`database: this data folder was begun with the built-in PGlite and stays with it (${pgliteFolder})`);
    return openPglite(pgliteFolder, log);
  }
  try {
    return await openEmbedded(clusterFolder, log);
  } catch (error) {
    if (!(error instanceof EmbeddedUnavailable)) throw error;
    if (settings.databaseEngine === 'embedded') throw new StartRefusal(`The embedded PostgreSQL cannot run: ${error.message}.`);
    log.warn(`database: the embedded PostgreSQL cannot run: ${error.message}`);
    log.warn('database: falling back to the built-in PGlite: good for a few users; a slow query makes all others wait');
    return openPglite(pgliteFolder, log);
  }
};

/**
 * Opens the database: DATABASE_URL, else the embedded PostgreSQL in the data folder, else PGlite. Everything above sees
 * one pool and one dialect. The schema is brought up to date by `migrate`, not here.
 */
export const openDatabase = async (settings: DatabaseSettings, log: Log): Promise<Database> => {
  if (settings.databaseUrl !== undefined) return openUrl(settings.databaseUrl, log);
  try {
    await mkdir(settings.dataFolder, { recursive: true });
  } catch (error) {
    throw new StartRefusal(`The data folder ${settings.dataFolder} cannot be made: ${reasonOf(error)}.`);
  }
  const lock = await lockFolder(settings.dataFolder).catch((error: unknown) => {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(`The data folder ${settings.dataFolder} cannot be written: ${reasonOf(error)}.`);
  });
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
