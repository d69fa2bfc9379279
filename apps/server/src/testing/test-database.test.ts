import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { administer } from './administer.ts';
import { demoOfToday } from './demo-of-today.ts';
import { templateNamed } from './templates.ts';
import { testDatabase } from './test-database.ts';

const first = await testDatabase();
const second = await testDatabase();
const before = businessDay(new Date());
const today = await demoOfToday();

it('gives a database with the whole schema', async () => {
  expect(await first.db.selectFrom('access_epoch').select('epoch').execute()).toHaveLength(1);
});

it('gives a database of its own each time', async () => {
  await first.db.insertInto('org').values({ code: 'HQ', name_zh: '总部', name_en: 'Head office' }).execute();
  expect(await first.db.selectFrom('org').select('code').execute()).toHaveLength(1);
  expect(await second.db.selectFrom('org').select('code').execute()).toHaveLength(0);
});

it('each template is made once, however many want it at the same time', async () => {
  const wanted = ['testTemplate', 'demoTemplate', 'demoTemplate', 'testTemplate', 'demoTemplate'] as const;
  const names = await Promise.all(wanted.map(templateNamed));
  expect(new Set(names).size).toBe(2);
  const { rows } = await administer(client =>
    client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [inject('testPrefix')]),
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(rows.filter(({ name }) => name.endsWith('draft'))).toEqual([]);
});

it('the demo company of today is as of today, and its documents lie in the data folder', async () => {
  const { rows } = await sql<{ day: string }>`
    select distinct (created_at at time zone 'Asia/Shanghai')::date::text as day from app_user`.execute(today.db);
  expect([[before], [businessDay(new Date())]]).toContainEqual(rows.map(({ day }) => day));
  const files = await today.db.selectFrom('stored_file').select('id').execute();
  expect(files.length).toBeGreaterThan(0);
  expect((await readdir(path.join(today.dataFolder, 'files'))).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
});
