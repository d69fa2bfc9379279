import type { ListQuery } from '@axle/page-kit';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../../../platform/database/tables.ts';
import { postgresRecords } from '../../../platform/resources/postgres-records.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { registry } from '../../../testing/whole-registry.ts';

const { db, pool } = await testDatabase();
await sql`insert into org (code, name_zh, name_en) values ('HQ', '总部', 'Head office')`.execute(db);
await sql`insert into app_user (account, nickname, org_id, password_hash) select 'user' || n, 'u' || n, 1, '-'
  from generate_series(1, 300) n`.execute(db);
await sql`insert into login_log (at, event, result, account, user_id, ip)
  select timestamptz '2026-05-01' + n * interval '7 s', 'login', 'ok', 'user' || 1 + n % 300, 1 + n % 300, '10.0.0.1'
  from generate_series(1, 20000) n`.execute(db);
await sql`insert into tracking_log (at, client_id, session_id, user_id, event_type, page_url, page_name, spm_code, uuid, lang, ip)
  select timestamptz '2026-05-01' + n * interval '7 s', 'c', 's' || n % 500, 1 + n % 300, case n % 50 when 0 then 'button_click'
  else 'page_view' end,
    '/admin', 'page', 'sb.ba.page' || n % 400 || '.0', 'record-' || n, 'zh-cn', '10.0.0.1' from generate_series(1, 20000) n`.execute(db);
await sql`insert into message (at, event, template_version, level, receiver, title_zh, title_en, body_zh, body_en, object)
  select timestamptz '2026-05-01' + n * interval '7 s', case n % 50 when 0 then 'stock.short'
  else 'export.ready' end, 1, 'info', 1 + n % 300, '', '', '', '',
    'object-' || n % 5000 from generate_series(1, 20000) n`.execute(db);
await sql`insert into message (at, event, template_version, level, receiver, title_zh, title_en, body_zh, body_en, state, fail_reason)
  values (timestamptz '2026-05-01', 'stock.short', 1, 'warn', 1, '', '', '', '', 'failed', 'NO_VALUE')`.execute(db);
await sql`analyze login_log, tracking_log, message`.execute(db);

const asked: CompiledQuery[] = [];
const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: event => void asked.push(event.query) });
const access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };

/** How the database finds the newest rows of a page's list. */
async function planOf(page: string, query: Partial<ListQuery>): Promise<string> {
  asked.length = 0;
  const definition = registry.page(page)!.page;
  const records = postgresRecords(watched, definition.resource!, page, { registry, access, now: new Date('2026-05-20T08:30:00.000Z') });
  const answer = await records.list({ filters: [], sort: definition.sort, limit: 50, ...query });
  expect(answer.ok && answer.value.rows.length).toBeGreaterThan(0);
  const { table, readFrom = table } = definition.resource!;
  const list = asked.find(each => each.sql.includes(`from "${readFrom}"`))!;
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${list.sql}`, [...list.parameters]);
  return rows.map(row => row['QUERY PLAN'].trim()).join('\n');
}

it.each([
  ['loginLog', 'everything', {}, 'login_log_at'],
  ['loginLog', 'one account', { filters: [{ field: 'account', op: 'eq', value: 'User7' }] }, 'login_log_account_search'],
  ['loginLog', 'one user', { filters: [{ field: 'userId', op: 'eq', value: 7 }] }, 'login_log_user'],
  ['systemBuriedPointLog', 'everything', {}, 'tracking_log_at'],
  ['systemBuriedPointLog', 'clicks', { filters: [{ field: 'eventType', op: 'eq', value: 'button_click' }] }, 'tracking_log_event'],
  ['systemBuriedPointLog', 'one user', { filters: [{ field: 'userId', op: 'eq', value: 7 }] }, 'tracking_log_user'],
  ['systemBuriedPointLog', 'one page', { filters: [{ field: 'spmCode', op: 'startsWith', value: 'sb.ba.page7.' }] }, 'tracking_log_spm'],
  ['messageLog', 'everything', {}, 'message_log'],
  ['messageLog', 'one event', { filters: [{ field: 'event', op: 'eq', value: 'stock.short' }] }, 'message_log_event'],
  ['messageLog', 'one receiver', { filters: [{ field: 'receiver', op: 'eq', value: 7 }] }, 'message_log_receiver'],
  ['messageLog', 'one object', { filters: [{ field: 'object', op: 'eq', value: 'object-7' }] }, 'message_log_object'],
  ['messageLog', 'failures', { filters: [{ field: 'state', op: 'eq', value: 'failed' }] }, 'message_log_state'],
] satisfies readonly (readonly [string, string, Partial<ListQuery>, string])[])(
  '%s finds %s by an index',
  async (page, _what, query, index) => {
    const plan = await planOf(page, query);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (login_log|tracking_log|message)\b/);
  },
);
