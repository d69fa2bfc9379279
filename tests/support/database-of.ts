import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '@axle/server/src/platform/database/connection.ts';
import { clusterUser } from '@axle/server/src/platform/database/embedded/create-cluster.ts';
import { silentLog } from '@axle/server/src/platform/host/log.ts';
import type { Pool } from 'pg';

/** Connects past the server to the embedded database in its data folder. */
export function databaseOf(dataFolder: string): Pool {
  const [, , , port, socketFolder] = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  if (!socketFolder) throw new Error('The database in the data folder has no socket.');
  return openPool({ host: socketFolder, port: Number(port), user: clusterUser, database: 'axle', max: 4 }, silentLog);
}
