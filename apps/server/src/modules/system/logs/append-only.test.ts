import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';

const { db } = await testDatabase();
await sql`insert into org (code, name_zh, name_en) values ('HQ', '总部', 'Head office')`.execute(db);
await sql`insert into app_user (account, nickname, org_id, password_hash) values ('buyer', '王磊', 1, '-')`.execute(db);
await sql`insert into sign_in (user_id, signature_hash, remember, ip, agent, expires_at)
  values (1, sha256('a'), false, '10.0.0.1', '', now())`.execute(db);
await sql`insert into login_log (event, result, account, user_id, ip, sign_in_id)
  values ('login', 'ok', 'buyer', 1, '10.0.0.1', 1)`.execute(db);
const track = (at: RawBuilder<unknown>, uuid: string) =>
  sql`insert into tracking_log (at, client_id, session_id, user_id, event_type, page_url, page_name, spm_code, uuid, lang, ip)
    values (${at}, 'c', 's', 1, 'page_view', '/admin', 'page', 'sb.ba.brand.0', ${uuid}, 'en', '10.0.0.1')`.execute(db);
await track(sql`now()`, 'of-today');
await track(sql`now() - interval '14 months'`, 'of-long-ago');

it.each([
  ['changed login entry', sql`update login_log set result = 'badPassword'`],
  ['deleted login entry', sql`delete from login_log`],
  ['changed tracking record', sql`update tracking_log set page_name = 'another'`],
  ['deleted tracking record', sql`delete from tracking_log where uuid = 'of-today'`],
])('the database refuses a %s', async (_what, statement) => {
  await expect(statement.execute(db)).rejects.toThrow('are only ever added');
});

it('a login entry stays when its sign-in is cleared away', async () => {
  await sql`delete from sign_in`.execute(db);
  expect(await db.selectFrom('login_log').select(['account', 'sign_in_id']).execute()).toEqual([{ account: 'buyer', sign_in_id: null }]);
});

it('tracking records may go after 13 months', async () => {
  await sql`delete from tracking_log where uuid = 'of-long-ago'`.execute(db);
  expect(await db.selectFrom('tracking_log').select('uuid').execute()).toEqual([{ uuid: 'of-today' }]);
});
