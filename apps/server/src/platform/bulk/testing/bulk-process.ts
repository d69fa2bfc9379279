import type { PoolConfig } from 'pg';
import { openPool, overPool } from '../../database/connection.ts';
import { wholeRegistry } from '../../../modules.ts';
import { silentLog } from '../../host/log.ts';
import { workAtBulk } from '../bulk-job.ts';

/** A process that works at one bulk action and can be killed: its instructions are its first argument. */
const { connection, id } = JSON.parse(process.argv[2] ?? '{}') as { readonly connection: PoolConfig; readonly id: number };

const database = overPool(openPool(connection, silentLog));
await workAtBulk(
  {
    database,
    registry: await wholeRegistry(),
    log: silentLog,
    stopping: new AbortController().signal,
    now: () => new Date(),
  },
  id,
);
await database.destroy();
