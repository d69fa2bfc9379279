import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { openPool } from './connection.ts';
import { keepAllPlans } from './kept-plans.ts';

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

it('a connection keeps the plans of marked statements, whatever their values, and of no others', async () => {
  const quiet = { info: () => undefined, warn: () => undefined };
  for (const ownSessions of [true, false]) {
    const keeping = openPool({ ...connection, max: 1 }, quiet, { ownSessions });
    for (const value of [1, 2, 3]) {
      expect((await keeping.query<{ n: number }>('/* kept */ select $1::integer + 1 as n', [value])).rows).toEqual([{ n: value + 1 }]);
      await keeping.query('select $1::integer', [value]);
    }
    const { rows } = await keeping.query<{ statement: string }>('select statement from pg_prepared_statements');
    expect(rows.map(({ statement }) => statement)).toEqual(ownSessions ? ['/* kept */ select $1::integer + 1 as n'] : []);
    await keeping.end();
  }
});

it('a connection keeps the plans of all that is sent again in a transaction that asks for it, and of nothing behind it', async () => {
  const keeping = openPool({ ...connection, max: 1 }, { info: () => undefined, warn: () => undefined });
  const ask = async (text: string) => {
    for (const value of [1, 2, 3, 4]) expect((await keeping.query<{ n: number }>(text, [value])).rows).toEqual([{ n: value }]);
  };
  for (const end of ['commit', 'rollback']) {
    await keeping.query('begin');
    await keeping.query(keepAllPlans);
    await ask('select $1::integer as n');
    await keeping.query(end);
    await ask('select $1::integer + 0 as n');
  }
  const { rows } = await keeping.query<{ statement: string }>('select statement from pg_prepared_statements');
  expect(rows.map(({ statement }) => statement)).toEqual(['select $1::integer as n']);
  await keeping.end();
});

it('a connection compiles no plans, whatever the database is set to', async () => {
  expect((await pool.query<{ jit: string }>('show jit')).rows).toEqual([{ jit: 'off' }]);
});
