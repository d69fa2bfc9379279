import type { Log } from '../host/log.ts';
import { openPool, overPool } from './connection.ts';
import type { Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

const databaseName = 'axle';

/** Our own PostgreSQL on a cluster folder. The folder must be locked. */
export const openEmbedded = async (clusterFolder: string, log: Log): Promise<Database> => {
  const listeners: ((reason: string) => void)[] = [];
  const server = await startEmbeddedPostgres({ clusterFolder, log, onBroken: reason => listeners.forEach(notify => notify(reason)) });
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
