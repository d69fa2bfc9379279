import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';

const { db, pool } = await testDatabase();
const folder = new URL('tables/', import.meta.url);
const words = await readdir(folder);
const source = (await Promise.all(words.map(async word => readFile(new URL(word, folder), 'utf8')))).join('\n');

/** Name and type of every line of the interface, those of its parent included. */
const columnsOf = (name: string): ReadonlyMap<string, string> => {
  const [, parent, body] = new RegExp(`interface ${name}(?: extends (\\w+))? \\{\\n([^}]*)\\}`).exec(source) ?? [];
  if (body === undefined) throw new Error(`no interface ${name}`);
  const own = [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(([, column, type]) => [column, type] as [string, string]);
  return new Map([...(parent ? columnsOf(parent) : []), ...own]);
};

/** The tables of every word's file. */
const tables = new Map([...source.matchAll(/interface (\w+Tables) /g)].flatMap(([, name]) => [...columnsOf(name!)]));
const mayBeEmpty = (type: string): boolean => type.endsWith('| null') || type.startsWith('Optional');

it('names every table of the schema; views belong to the pages that list them', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect([...tables.keys()].sort()).toEqual(
    rows
      .map(row => row.name)
      .filter(name => !name.startsWith('schema_'))
      .sort(),
  );
});

it.each([...tables])('knows the columns of %s, and which may be empty', async (table, type) => {
  const columns = await pool.query<{ name: string; empty: boolean }>(
    `select column_name as name, is_nullable = 'YES' as empty from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const known = [...columnsOf(type)].map(([name, columnType]) => ({ name, empty: mayBeEmpty(columnType) }));
  const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);
  expect(known.sort(byName)).toEqual(columns.rows.sort(byName));
});

it('keeps instants in milliseconds everywhere', async () => {
  const { rows } = await pool.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type like 'timestamp%' and datetime_precision <> 3`,
  );
  expect(rows).toEqual([]);
});

it('lets the query builder go around with the types that it promises', async () => {
  const given = { code: 'HQ', name_zh: '总部', name_en: 'Head office' };
  const { id } = await db.insertInto('org').values(given).returning('id').executeTakeFirstOrThrow();
  expect(await db.selectFrom('org').select(['id', 'code', 'sort', 'created_at']).executeTakeFirst()).toEqual({
    id,
    code: 'HQ',
    sort: 0,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});
