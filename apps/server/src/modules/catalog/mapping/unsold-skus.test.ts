import { mapRemarks } from '@axle/catalog';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { knownCalls } from '../../../platform/resources/gateway/known-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => knownCalls({ database: db, registry }));
const operator = { signature: await app.signIn('operator'), language: 'en' };
const known = (ids: readonly number[]) =>
  app.get(`${recordPath({ service: 'item', path: 'sku_map' }, 'known')}?page=skuMap${ids.map(id => `&id=${id}`).join('')}`, operator);

it('[MAP10, B5] the form shows which SKUs of a map are not on sale', async () => {
  const { rows } = await sql<{ id: number; sku: string; status: string }>`
    select distinct on (sales_status) id, sku, sales_status as status from sku order by sales_status, id`.execute(app.db);
  const { data } = await known(rows.map(({ id }) => id));
  const unsold = rows.filter(({ status }) => ['draft', 'stopped', 'archived'].includes(status)).map(({ sku }) => sku);
  expect(unsold.length).toBeGreaterThan(0);
  expect(data).toEqual(unsold.toSorted());
  expect(mapRemarks({ lines: rows.map(({ id: sku }) => ({ sku, qty: 1 })) }, data as readonly string[])).toMatchObject([
    { field: 'lines' },
  ]);
  const sold = rows.find(({ status }) => status === 'onSale')!;
  expect((await known([sold.id])).data).toEqual([]);
  expect((await known([])).data).toEqual([]);
});

it('[MAP10, B5] the state of a SKU is hidden from users who may not read the field', async () => {
  const { rows } = await sql<{ id: number; sku: string }>`select id, sku from sku where sales_status = 'draft' order by id limit 1`.execute(
    app.db,
  );
  const [draft] = rows;
  expect((await known([draft!.id])).data).toEqual([draft!.sku]);
  await app.db
    .insertInto('user_field_setting')
    .values({ subject_kind: 'user', subject: 'operator', page: 'skuList', field: 'salesStatus', mode: 'readBlock' })
    .execute();
  expect((await known([draft!.id])).data).toEqual([]);
});
