import type { PoolConfig } from 'pg';
import { openPool, overPool } from '../../database/connection.ts';
import { loadPageRegistry } from '../../registry/registry.ts';
import { silentLog } from '../../host/log.ts';
import { pageActions } from '../../registry/page-actions.ts';
import { workAtBulk } from '../bulk-job.ts';

/** A process that works at one bulk action and can be killed: what it is told stands in its first argument. */
const { connection, id } = JSON.parse(process.argv[2] ?? '{}') as { readonly connection: PoolConfig; readonly id: number };

const database = overPool(openPool(connection, silentLog));
await workAtBulk(
  {
    database,
    registry: await loadPageRegistry(),
    handlers: pageActions,
    log: silentLog,
    stopping: new AbortController().signal,
    now: () => new Date(),
  },
  id,
);
await database.destroy();
