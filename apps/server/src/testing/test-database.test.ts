import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

const first = await testDatabase();
const second = await testDatabase();

it('gives a migrated database', async () => {
  expect(await first.db.selectFrom('access_epoch').select('epoch').execute()).toHaveLength(1);
});

it('gives a database of its own each time', async () => {
  await first.db.insertInto('org').values({ code: 'HQ', name_zh: '总部', name_en: 'Head office' }).execute();
  expect(await first.db.selectFrom('org').select('code').execute()).toHaveLength(1);
  expect(await second.db.selectFrom('org').select('code').execute()).toHaveLength(0);
});
