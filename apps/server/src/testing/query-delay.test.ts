import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { openPool } from '../platform/database/connection.ts';
import { silentLog } from '../platform/host/log.ts';
import { heldQueries, waits } from './query-delay.ts';
import { testDatabase } from './test-database.ts';

const { connection } = await testDatabase();
const pool = openPool({ ...connection, ...heldQueries(waits(7)) }, silentLog);
afterAll(() => pool.end());

it('a seed gives one sequence of waits, none longer than 20 ms', () => {
  const first = (seed: number): readonly number[] => Array.from({ length: 50 }, waits(seed));
  fc.assert(
    fc.property(fc.integer(), seed => {
      expect(first(seed)).toEqual(first(seed));
      for (const wait of first(seed)) expect(wait).toSatisfy((of: number) => Number.isInteger(of) && of >= 0 && of <= 20);
      expect(new Set(first(seed)).size).toBeGreaterThan(5);
    }),
  );
});

it('a connection sends its queries in their order', async () => {
  const client = await pool.connect();
  try {
    await client.query('create temporary sequence sent');
    const answers = Array.from({ length: 12 }, () => client.query<{ at: number }>("select nextval('sent')::integer as at"));
    expect((await Promise.all(answers)).map(({ rows }) => rows[0]?.at)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  } finally {
    client.release();
  }
});

it('a query is answered by a promise, by a callback, or by itself, and a refusal reaches whoever asked', async () => {
  const client = await pool.connect();
  try {
    const called = new Promise(resolve => client.query('select 1 as n', (_, reply) => resolve(reply.rows)));
    expect(await called).toEqual([{ n: 1 }]);
    const own = new pg.Query<{ n: number }>('select 2 as n');
    const row = new Promise(resolve => own.on('row', resolve));
    expect(client.query(own)).toBe(own);
    expect(await row).toEqual({ n: 2 });
    await expect(client.query('select nothing')).rejects.toThrow('column "nothing" does not exist');
    expect((await pool.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
  } finally {
    client.release();
  }
});
