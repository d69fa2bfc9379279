import { unrestricted } from '@axle/permissions';
import { mainPaths, type RecordLinksReply } from '@axle/wire';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import type { Tables } from '../database/tables.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { findRecord } from '../resources/read-records.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { flowOfRecord } from './flow-of-record.ts';
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

it('a document shows its preceding and following documents, with number and state, and each shows the other', async () => {
  const { id, outbound, no } = await transferred();
  const { before } = await flow('logoutStock', outbound);
  expect(before[0]).toMatchObject({ page: 'transferOrder', id, no, title: { en: 'Transfer' }, state: { en: expect.any(String) } });
  expect((await flow('transferOrder', id)).after).toContainEqual(expect.objectContaining({ page: 'logoutStock', id: outbound }));
});

it('a preceding document is hidden from users who may not see it', async () => {
  const { id, outbound } = await transferred();
  await sql`update data_scope set mode = 'listed', targets = array(select warehouse::text from outbound where id = ${outbound})
    where kind = 'warehouse' and user_id = (select id from app_user where account = 'whclerk')`.execute(app.db);
  expect((await flow('logoutStock', outbound, clerk)).before.map(one => one.id)).toEqual([id]);
  await sql`delete from role_grant where code = 'wms.transferOrder.list'`.execute(app.db);
  expect((await flow('logoutStock', outbound, clerk)).before).toEqual([]);
});

it('a wave stands between the orders that it took and what came of them, found with a few questions whatever their number', async () => {
  const { rows } = await sql<{ id: number; outbound: number }>`
    select w.id, min(x.outbound) as outbound from wave as w join wave_order as x on x.wave = w.id
    group by w.id having count(*) >= 3 order by w.id limit 1`.execute(app.db);
  const { id, outbound } = rows[0]!;
  const { before, after } = await flow('pickWave', id);
  expect([before.slice(0, 3).map(one => one.page), after]).toEqual([['logoutStock', 'logoutStock', 'logoutStock'], []]);
  expect((await flow('logoutStock', outbound)).after).toContainEqual(expect.objectContaining({ page: 'pickWave', id }));

  const asked: string[] = [];
  const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: app.pool }), log: event => void asked.push(event.query.sql) });
  const { page, section } = app.registry.page('pickWave')!;
  const access = unrestricted(1);
  const caller = { registry: app.registry, access, now: app.now() };
  const parts: RecordParts = { database: watched, resource: page.resource!, page: page.key, caller, referred: app.registry.referred };
  const row = (await findRecord(parts, app.db, id, fieldRights(parts).listed))!;
  const shown = await flowOfRecord({ entry: { section: section.key, page }, parts, row }, 'before');
  const steps = asked.filter(query => query.includes(' as step'));
  const pages = new Set(shown.map(one => one.page));
  expect([shown.length >= 3, steps.length <= 3, asked.length <= 3 * (1 + pages.size)]).toEqual([true, true, true]);
});
