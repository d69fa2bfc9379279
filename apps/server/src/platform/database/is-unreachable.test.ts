import pg from 'pg';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { isUnreachable } from './is-unreachable.ts';

const { pool, connection } = await testDatabase();

it('knows a database that is not there, that ended the connection, and one that merely refuses a statement', async () => {
  const nowhere = new pg.Client({ ...connection, host: '127.0.0.1', port: 1 });
  expect(await nowhere.connect().catch(isUnreachable)).toBe(true);
  const socket = new pg.Client({ ...connection, host: '/nowhere' });
  expect(await socket.connect().catch(isUnreachable)).toBe(true);

  const client = await pool.connect();
  client.on('error', () => undefined);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const asleep = client.query('select pg_sleep(60)').catch(isUnreachable);
  await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  expect(await asleep).toBe(true);
  expect(await client.query('select 1').catch(isUnreachable)).toBe(true);
  client.release(true);

  expect(await pool.query('select 1 / 0').catch(isUnreachable)).toBe(false);
});
