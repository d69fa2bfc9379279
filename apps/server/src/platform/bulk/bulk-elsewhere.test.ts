import { type BulkReport, toCamelKeys } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { workAtBulk } from './bulk-job.ts';

const database = await testDatabase('demoTemplate');
const { db } = database;
const server = await taskServer(database, { exclusive: false });
const user = await server.addUser('bulk-elsewhere', [], true);

it('an action on many records may add records of another kind, which refer to others', async () => {
  await sql`insert into pt_sku (store, site, seller_sku, fulfilment, title)
    select s.id, i.id, k.sku, 'fbm', 'BULK-ELSEWHERE' from sku k, store s, site i
    where s.code = 'AMZ-NA' and i.code = 'AMZ-US' and k.sales_status = 'onSale' and k.kind = 'single'
      and not exists (select from pt_sku p where p.seller_sku = k.sku) and not exists (select from sku_map m where m.seller_sku = k.sku)
    order by k.id limit 3`.execute(db);
  await sql`select keep_listing_states(array(select id from pt_sku where title = 'BULK-ELSEWHERE'), current_date)`.execute(db);
  const filters = [{ field: 'title', op: 'contains', value: 'BULK-ELSEWHERE' }];
  const { at } = (await user.post('/item/pt_sku/gather', { page: 'ptSku', filters })).data as { readonly at: string };
  const asked = { page: 'ptSku', action: 'mapEqual', input: { prefix: false }, set: { filters, at, except: [] } };
  const { taskid } = toCamelKeys((await user.post('/item/pt_sku/bulk', asked)).data) as BulkReport;
  const { id } = await db.selectFrom('bulk_task').select('id').where('taskid', '=', taskid).executeTakeFirstOrThrow();
  await workAtBulk({ ...server.work, stopping: new AbortController().signal }, id);
  const stand = toCamelKeys((await user.get('/task-center/bulk/get_detail', { taskid }, 'en')).data);
  expect(stand).toMatchObject({ state: 'ready', rows: 3, able: 3, refused: 0 });
});
