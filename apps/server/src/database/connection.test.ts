import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openPool } from './connection.ts';

const { pool, connection } = await testDatabase();

it('a connection that breaks in the middle of a transaction fails its holder, and nobody else', async () => {
  const heard: string[] = [];
  const broken = openPool(connection, { info: () => undefined, warn: line => heard.push(line) });
  const client = await broken.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const lost = new Promise<void>(resolve => client.once('error', () => resolve()));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await lost;
  await expect(client.query('select 1')).rejects.toThrow(/terminat|not queryable|closed/i);
  client.release(true);
  expect((await broken.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatch(/^database: a connection was lost/);
  await broken.end();
});
