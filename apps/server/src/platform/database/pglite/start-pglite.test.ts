import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { silentLog } from '../../host/log.ts';
import { openPool } from '../connection.ts';
import { startPglite } from './start-pglite.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-pglite-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('forces every commit to the disk', async () => {
  const server = await startPglite(path.join(folder, 'pglite'), () => undefined);
  const pool = openPool(server.connection, silentLog);
  try {
    await pool.query('create table kept (id int)');
    const before = server.syncs();
    for (let id = 0; id < 10; id++) await pool.query('insert into kept values ($1)', [id]);
    expect(server.syncs() - before).toBeGreaterThanOrEqual(10);
  } finally {
    await pool.end();
    await server.stop();
  }
});
