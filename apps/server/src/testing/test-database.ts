import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { PoolConfig } from 'pg';
import { afterAll, inject } from 'vitest';
import { openPool, overPool } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { silentLog } from '../process/log.ts';
import { inDatabase } from './in-database.ts';
import { queryDelay } from './query-delay.ts';

/** A database for the tests of one file. */
export interface TestDatabase {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** For tests that open connections of their own. */
  readonly connection: PoolConfig;
}

const administer = async (sql: string): Promise<void> => {
  const pool = openPool(inDatabase(inject('testCluster'), 'postgres'), silentLog);
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
};

/**
 * A fresh and migrated database, empty or with the demo company. Call it at the top of a test file, outside any hook, so that it can be dropped
 * when the file is done:
 * ```
 * const { db } = await testDatabase();
 * ```
 */
export const testDatabase = async (template: 'testTemplate' | 'demoTemplate' = 'testTemplate'): Promise<TestDatabase> => {
  const name = `axle_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${inject(template)}`);
  const connection = inDatabase(inject('testCluster'), name);
  const pool = openPool({ ...connection, ...queryDelay() }, silentLog);
  afterAll(async () => {
    await pool.end();
    await administer(`drop database ${name} with (force)`);
  });
  return { db: overPool(pool), pool, connection };
};
