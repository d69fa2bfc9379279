import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { makeFirstStatistics } from './first-statistics.ts';

const { pool } = await testDatabase();
const knownRows = async (): Promise<unknown> =>
  (await pool.query<{ rows: number }>(`select reltuples::int as rows from pg_class where oid = 'filled_at_once'::regclass`)).rows[0]!.rows;

it('a table that was filled and never looked at gets its statistics, once; an empty one waits until it holds something', async () => {
  await makeFirstStatistics(pool);
  await pool.query('create table filled_at_once (id int) with (autovacuum_enabled = off)');
  expect(await makeFirstStatistics(pool)).toBe(0);
  await pool.query('insert into filled_at_once select generate_series(1, 1000)');
  expect(await knownRows()).toBe(-1);
  expect(await makeFirstStatistics(pool)).toBe(1);
  expect(await knownRows()).toBe(1000);
  expect(await makeFirstStatistics(pool)).toBe(0);
});
