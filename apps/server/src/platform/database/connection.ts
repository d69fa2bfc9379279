import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../host/log.ts';
import { KeepingClient } from './kept-plans.ts';
import type { Tables } from './tables.ts';
import { typeParsers } from './type-parsers.ts';

/**
 * A pool whose values arrive as `typeParsers` says and whose connections may break without ending the process: code that
 * holds a broken one fails with the next query, and the pool makes a new one. Where each connection is a session of its own, it keeps
 * the plans of what is sent over and over, and compiles none of them: a list is answered sooner than its plan would be compiled.
 */
export const openPool = (settings: pg.PoolConfig, log: Log, { ownSessions = true } = {}): pg.Pool => {
  const pool = new pg.Pool({
    max: 20,
    application_name: 'axle',
    types: typeParsers,
    ...(ownSessions ? { Client: KeepingClient, options: '-c jit=off' } : {}),
    ...settings,
  });
  pool.on('connect', client => {
    let logged = false;
    client.on('error', error => {
      // The pool does not wait for its idle connections to be closed when it ends: the database may be quicker.
      // The database's own word and the end of the connection may come as two errors.
      if (!pool.ending && !logged) log.warn(`database: a connection was lost (${error.message})`);
      logged = true;
    });
  });
  // Logged above already; without a listener the pool's own event would end the process.
  pool.on('error', () => undefined);
  return pool;
};

/** The typed query builder over a pool. Closing the pool closes it. */
export const overPool = (pool: pg.Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
