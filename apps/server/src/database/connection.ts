import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../process/log.ts';
import type { Tables } from './tables.ts';
import { typeParsers } from './type-parsers.ts';

/** A pool whose values arrive as `typeParsers` says and whose idle connections may break without ending the process. */
export const openPool = (settings: pg.PoolConfig, log: Log): pg.Pool => {
  const pool = new pg.Pool({ max: 20, application_name: 'axle', types: typeParsers, ...settings });
  pool.on('error', error => {
    // The pool does not wait for its idle connections to be closed when it ends: the database may be quicker.
    if (!pool.ending) log.warn(`database: an idle connection was lost (${error.message})`);
  });
  return pool;
};

/** The typed query builder over a pool. Closing the pool closes it. */
export const overPool = (pool: pg.Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
