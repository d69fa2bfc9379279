import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { tableTypes } from './testing/table-types.ts';

const { db, pool } = await testDatabase();

it('has the types of the tables as the schema makes them: `pnpm tables` rewrites them', async () => {
  await expect(await tableTypes({ db, pool })).toMatchFileSnapshot('tables.ts');
});

it('keeps instants in milliseconds everywhere', async () => {
  const { rows } = await pool.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type like 'timestamp%'
      and datetime_precision <> 3`,
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
