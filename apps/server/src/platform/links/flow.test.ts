import { mainPaths, type RecordLinksReply } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { linkCalls } from './link-calls.ts';

const app = await demoApp(({ db, registry }) => linkCalls({ database: db, registry }));
const [boss, clerk] = [await app.signIn('superadmin'), await app.signIn('whclerk')];
const flow = async (page: string, id: number, signature = boss) =>
  (await app.get(`${mainPaths.recordLinks}?page=${page}&id=${id}`, { signature })).data as RecordLinksReply;
const transferred = async () => {
  const { rows } = await sql<{ id: number; outbound: number; no: string }>`
    select t.id, o.id as outbound, t.transfer_no as no from transfer_order as t
    join outbound as o on o.source_no = t.transfer_no and o.source_type = 'transfer' order by t.id limit 1`.execute(app.db);
  return rows[0]!;
};

it('a document tells where it came from and what came from it, with number and state, and both tell of each other', async () => {
  const { id, outbound, no } = await transferred();
  const { before } = await flow('logoutStock', outbound);
  expect(before[0]).toMatchObject({ page: 'transferOrder', id, no, title: { en: 'Transfer' }, state: { en: expect.any(String) } });
  expect((await flow('transferOrder', id)).after).toContainEqual(expect.objectContaining({ page: 'logoutStock', id: outbound }));
});

it('whoever may not see a document before it is not told of it', async () => {
  const { id, outbound } = await transferred();
  await sql`update data_scope set mode = 'listed', targets = array(select warehouse::text from outbound where id = ${outbound})
    where kind = 'warehouse' and user_id = (select id from app_user where account = 'whclerk')`.execute(app.db);
  expect((await flow('logoutStock', outbound, clerk)).before.map(one => one.id)).toEqual([id]);
  await sql`delete from role_grant where code = 'wms.transferOrder.list'`.execute(app.db);
  expect((await flow('logoutStock', outbound, clerk)).before).toEqual([]);
});
