import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { PoolConfig } from 'pg';
import { inject } from 'vitest';
import { atEndOfFile } from './at-end-of-file.ts';
import { openPool, overPool } from '../platform/database/connection.ts';
import type { Tables } from '../platform/database/tables.ts';
import { silentLog } from '../platform/host/log.ts';
import { administer } from './administer.ts';
import { dropLeft } from './drop-left.ts';
import { inDatabase } from './in-database.ts';
import { queryDelay } from './query-delay.ts';
import { takeShopKey } from './take-shop-key.ts';
import { type Template, templateNamed } from './templates.ts';

/** A database for the tests of one file. */
export interface TestDatabase {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** For tests that open connections of their own. */
  readonly connection: PoolConfig;
}

/** A database that is a copy of one of the cluster, dropped when the file is done. */
export const copyOf = async (original: string): Promise<TestDatabase> => {
  const name = `${inject('testPrefix')}${randomBytes(6).toString('hex')}`;
  // quicker than through the log: nothing has to be written twice
  await administer(client => client.query(`create database ${name} template ${original} strategy file_copy`));
  const connection = inDatabase(inject('testCluster'), name);
  const pool = openPool({ ...connection, ...queryDelay() }, silentLog);
  atEndOfFile(async () => {
    await pool.end();
    await administer(client => dropLeft(client, name));
  });
  return { db: overPool(pool), pool, connection };
};

/**
 * A fresh database with the whole schema, empty or with the demo company. Call it at the top of a test file, outside any hook, so that it
 * can be dropped when the file is done:
 * ```
 * const { db } = await testDatabase();
 * ```
 * A connection to it that is open behind the hooks of the file, which run first, fails the file.
 */
export const testDatabase = async (template: Template = 'testTemplate'): Promise<TestDatabase> => {
  await takeShopKey();
  return copyOf(await templateNamed(template));
};
