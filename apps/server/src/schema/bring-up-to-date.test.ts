import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type Definition, type Schema, checksumOf, readSchema } from './read-schema.ts';

const { pool } = await testDatabase();
const own = await readSchema();

const definition = (kind: Definition['kind'], object: string, sql: string): Definition => ({
  kind,
  object,
  sql,
  name: `${kind}s/${object}.sql`,
  checksum: checksumOf(sql),
});
const view = (object: string, select: string): Definition => definition('view', object, `create view ${object} as ${select}`);
const twice = (of: string, how = 'n + n'): Definition =>
  definition('function', 'twice', `create or replace function twice(n ${of}) returns ${of} language sql immutable as $$ select ${how} $$`);
const withMore = (...definitions: readonly Definition[]): Schema => ({ ...own, definitions: [...own.definitions, ...definitions] });
const withChange = (schema: Schema, sql: string): Schema => ({
  ...schema,
  changes: [...schema.changes, { number: own.changes.length, name: 'changes/9999-more.sql', sql, checksum: checksumOf(sql) }],
});

const answer = async (sql: string): Promise<unknown> => Object.values((await pool.query(sql)).rows[0])[0];
const firstFloor = view('first_floor', 'select code from ground_floor');
const groundFloor = view('ground_floor', `select 'a' as code`);

beforeEach(async () => {
  await pool.query(`delete from schema_change where name = 'changes/9999-more.sql'`);
  await pool.query('drop table if exists more cascade');
  await bringUpToDate(pool, own);
});

it('does nothing where nothing changed', async () => {
  expect(await bringUpToDate(pool, own)).toEqual([]);
});

it('recreates a view with all its dependants, and nothing else', async () => {
  expect(await bringUpToDate(pool, withMore(firstFloor, groundFloor))).toEqual(['views/ground_floor.sql', 'views/first_floor.sql']);
  const changed = view('ground_floor', 'select 1 as code, 2 as place');
  expect(await bringUpToDate(pool, withMore(firstFloor, changed))).toEqual(['views/ground_floor.sql', 'views/first_floor.sql']);
  expect(await answer('select code from first_floor')).toBe(1);
  expect(await bringUpToDate(pool, withMore(view('first_floor', 'select code, place from ground_floor'), changed))).toEqual([
    'views/first_floor.sql',
  ]);
});

it('drops what is defined no more', async () => {
  await bringUpToDate(pool, withMore(firstFloor, groundFloor, twice('integer')));
  await bringUpToDate(pool, withMore(groundFloor));
  expect(await answer(`select to_regclass('first_floor')`)).toBeNull();
  expect(await answer(`select to_regproc('twice')`)).toBeNull();
  expect(await answer('select code from ground_floor')).toBe('a');
});

it('lets a function change its parameters, together with the views that call it', async () => {
  const calls = view('calls', 'select twice(2) as n');
  await bringUpToDate(pool, withMore(calls, twice('integer')));
  expect(await bringUpToDate(pool, withMore(calls, twice('numeric')))).toEqual(['functions/twice.sql', 'views/calls.sql']);
  expect(await answer(`select count(*) from pg_proc where proname = 'twice'`)).toBe(1);
  expect(await answer('select pg_typeof(n)::text from calls')).toBe('numeric');
});

it('replaces a function in place on which a table stands', async () => {
  const schema = withChange(
    withMore(twice('integer')),
    'create table more (n integer, double integer generated always as (twice(n)) stored)',
  );
  await bringUpToDate(pool, schema);
  const changed = { ...schema, definitions: [...own.definitions, twice('integer', '2 * n')] };
  expect(await bringUpToDate(pool, changed)).toEqual(['functions/twice.sql']);
  await pool.query('insert into more (n) values (4)');
  expect(await answer('select double from more')).toBe(8);
});

it('changes a column that a view shows', async () => {
  const shows = view('ground_floor', 'select n from more');
  await pool.query('create table more (n integer)');
  await bringUpToDate(pool, withMore(shows));
  const ran = await bringUpToDate(pool, withChange(withMore(shows), 'alter table more alter n type bigint'));
  expect(ran[0]).toBe('changes/9999-more.sql');
  expect(await answer(`select data_type from information_schema.columns where table_name = 'ground_floor'`)).toBe('bigint');
});

it('takes nothing over when one file fails, and says which', async () => {
  await expect(bringUpToDate(pool, withMore(groundFloor, view('broken', 'select nothing from ground_floor')))).rejects.toThrow(
    'views/broken.sql: column "nothing" does not exist',
  );
  expect(await answer(`select to_regclass('ground_floor')`)).toBeNull();
  expect(await bringUpToDate(pool, own)).toEqual([]);
});

it('refuses a database whose tables it did not make', async () => {
  const { rows } = await pool.query('delete from schema_change returning *');
  await expect(bringUpToDate(pool)).rejects.toThrow('holds tables that this server did not make');
  for (const { number, name, checksum } of rows)
    await pool.query('insert into schema_change (number, name, checksum) values ($1, $2, $3)', [number, name, checksum]);
});

it('has functions whose bodies hold: all tables, views and functions that they name are there', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const functions = own.definitions.filter(({ kind }) => kind === 'function');
    await expect(client.query(functions.map(({ sql }) => sql).join('\n'))).resolves.toHaveLength(functions.length);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
