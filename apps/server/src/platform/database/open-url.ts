import { businessZone } from '@axle/page-kit';
import type pg from 'pg';
import type { Log } from '../host/log.ts';
import { StartRefusal, reasonOf } from '../host/start-refusal.ts';
import { openPool, overPool } from './connection.ts';
import type { Database } from './database.ts';
import { requireTrigrams } from './require-trigrams.ts';

/** Indexes that treat empty values as equal came with this one. */
const oldest = 150_000;

const withoutPassword = (url: string): string => {
  try {
    const { host, pathname } = new URL(url);
    return `${host || 'localhost'}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
};

/** The pool waits for the promise before it lends the connection; its types do not say so. */
const toBusinessZone = (client: pg.ClientBase): void => client.query(`set time zone '${businessZone}'`) as unknown as void;

/**
 * A PostgreSQL server that somebody else runs. Its database must exist, its user must be allowed to make
 * tables, and names are searched by an extension of it.
 */
export const openUrl = async (url: string, log: Log): Promise<Database> => {
  const pool = openPool({ connectionString: url, connectionTimeoutMillis: 15_000, keepAlive: true, onConnect: toBusinessZone }, log);
  try {
    const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version");
    if ((rows[0]?.version ?? 0) < oldest) throw new Error('it is older than PostgreSQL 15');
    await requireTrigrams(pool);
  } catch (error) {
    await pool.end();
    throw new StartRefusal(`The database at ${withoutPassword(url)} cannot be used: ${reasonOf(error)}.`);
  }
  return {
    db: overPool(pool),
    pool,
    engine: 'url',
    exclusive: false,
    concurrent: true,
    onBroken: () => undefined,
    close: () => pool.end(),
  };
};
