import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPool } from '../platform/database/connection.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { silentLog } from '../platform/host/log.ts';
import { clusterFolder } from './cluster-folder.ts';
import { inDatabase } from './in-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the cluster of this run, without a database name. */
    testCluster: Pick<PoolConfig, 'host' | 'port' | 'user' | 'password' | 'connectionString'>;
    /** What the names of this run's databases begin with. */
    testPrefix: string;
    /** A folder for what all test files of this run share; it goes with the cluster. */
    testFolder: string;
  }
}

/** What a test cluster runs with: it forgets on a power cut, and keeps its log small enough for a file system in memory. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  max_connections: '200',
};

/** Drops every database of this run, on a server that outlives it. */
const dropAll = async (cluster: PoolConfig, prefix: string): Promise<void> => {
  const pool = openPool(inDatabase(cluster, 'postgres'), silentLog);
  const { rows } = await pool.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { name } of rows) await pool.query(`drop database if exists ${name} with (force)`);
  await pool.end();
};

/**
 * One PostgreSQL for the whole run, for databases that are copies of templates: an embedded one, in memory where that has room, or the
 * server at TEST_DATABASE_URL, whose user must be allowed to create databases.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const external = process.env['TEST_DATABASE_URL'];
  const folder = await clusterFolder();
  const embedded = external
    ? undefined
    : await startEmbeddedPostgres({ clusterFolder: path.join(folder, 'postgres'), settings, log: silentLog });
  const connection = embedded?.connection ?? { connectionString: external as string };
  const prefix = `axle_test_${process.pid}_`;
  project.provide('testCluster', connection);
  project.provide('testPrefix', prefix);
  project.provide('testFolder', folder);
  return async () => {
    if (!embedded) await dropAll(connection, prefix);
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
