import type { Log } from '../host/log.ts';
import { openPool, overPool } from './connection.ts';
import type { Database } from './database.ts';
import { startPglite } from './pglite/start-pglite.ts';

/** Long enough for the slowest report in front of it; short enough to end a transaction that waits for itself. */
const patience = 120_000;

/** The built-in database on a folder. The folder must be locked: PGlite itself would let two servers ruin it. */
export const openPglite = async (folder: string, log: Log): Promise<Database> => {
  const listeners: ((reason: string) => void)[] = [];
  const server = await startPglite(folder, reason => listeners.forEach(notify => notify(reason)));
  const pool = openPool({ ...server.connection, connectionTimeoutMillis: patience }, log, { ownSessions: false });
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
