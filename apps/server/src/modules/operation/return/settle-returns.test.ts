import { returnRecords } from '@axle/pages/operation/return/return-records';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { returnDesk } from './testing/return-desk.ts';

const { app, place, shipped } = await returnDesk();
const [part] = place.skus;

it('a person asks for returns of their own shops, and of no other', async () => {
  const operator = { signature: await app.signIn('operator'), language: 'en' };
  const [own, others] = [await shipped(1, '30'), await shipped(1, '30')];
  await sql`update sales_order set store = s.id from store s where sales_order.id = ${others} and s.id <> sales_order.store
    and s.platform = 'amazon'`.execute(app.db);
  await sql`update store set owner = (select id from app_user where account = 'superadmin') from sales_order o
    where o.id = ${others} and store.id = o.store`.execute(app.db);
  const asked = async (salesOrder: number) =>
    app.post(
      recordPath(returnRecords, 'add'),
      { page: 'operationReturn', values: { salesOrder, reason: 'noNeed', lines: [{ sku: part, qtyAuth: 1 }] } },
      operator,
    );
  expect(await asked(own)).toMatchObject({ code: 200 });
  expect(await asked(others)).not.toMatchObject({ code: 200 });
  const { rows } = await sql`select from return_order where sales_order = ${others}`.execute(app.db);
  expect(rows).toEqual([]);
});
