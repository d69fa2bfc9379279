import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPool, overPool } from '../database/connection.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { clearLeftover } from '../database/embedded/postmaster.ts';
import { migrate } from '../database/migrate.ts';
import { isAlive } from '../process/is-alive.ts';
import { loadPageRegistry } from '../pages/registry.ts';
import { silentLog } from '../process/log.ts';
import { seedDemoData } from '../seed/seed-demo-data.ts';
import { demoTime } from './demo-time.ts';
import { inDatabase } from './in-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the cluster of this run, without a database name. */
    testCluster: Pick<PoolConfig, 'host' | 'port' | 'user' | 'password' | 'connectionString'>;
    /** The migrated and empty database that test databases are copies of. */
    testTemplate: string;
    /** The same with the demo company in it, as it was at {@link demoTime}. */
    demoTemplate: string;
  }
}

const prefix = 'axle-test-';

/** Removes what killed runs left in the folder for temporary files. */
const sweep = async (): Promise<void> => {
  for (const name of await readdir(os.tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const folder = path.join(os.tmpdir(), name);
    await clearLeftover(path.join(folder, 'postgres')).catch(() => false);
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
};

/**
 * One PostgreSQL for the whole run, with a migrated database to copy from: an embedded one that forgets on a power cut
 * and is therefore quick, or the server at TEST_DATABASE_URL, whose user must be allowed to create databases.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await sweep();
  const external = process.env['TEST_DATABASE_URL'];
  const folder = await mkdtemp(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  const embedded = external
    ? undefined
    : await startEmbeddedPostgres({
        clusterFolder: path.join(folder, 'postgres'),
        settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
        log: silentLog,
      });
  const connection = embedded?.connection ?? { connectionString: external as string };
  const template = `axle_template_${process.pid}`;
  const administration = openPool(inDatabase(connection, 'postgres'), silentLog);
  await administration.query(`drop database if exists ${template}`);
  await administration.query(`create database ${template}`);
  const pool = openPool(inDatabase(connection, template), silentLog);
  await migrate(pool);
  await pool.end();
  const demo = `axle_demo_${process.pid}`;
  await administration.query(`drop database if exists ${demo}`);
  await administration.query(`create database ${demo} template ${template}`);
  const demoPool = openPool(inDatabase(connection, demo), silentLog);
  await seedDemoData(overPool(demoPool), await loadPageRegistry(), demoTime);
  await demoPool.end();
  project.provide('testCluster', connection);
  project.provide('testTemplate', template);
  project.provide('demoTemplate', demo);
  return async () => {
    await administration.query(`drop database if exists ${demo}`);
    await administration.query(`drop database if exists ${template}`);
    await administration.end();
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
