import { unrestricted } from '@axle/permissions';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { wholeRegistry } from '../../modules.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { timelinePage } from './timeline-page.ts';
import { readTimelineCursor } from './timeline-cursor.ts';

const { db, pool } = await testDatabase();
/** Lines of the history, a tenth of them of one record; AXLE_AUDIT_LINES makes them more. */
const lines = Number(process.env['AXLE_AUDIT_LINES'] ?? 40_000);
const person = await sql<{ id: number }>`
  with o as (insert into org (code, name_zh, name_en) values ('o', 'o', 'o') returning id)
  insert into app_user (account, nickname, org_id, password_hash) select 'one', 'one', id, '-' from o returning id`.execute(db);
const userId = person.rows[0]!.id;
await sql`insert into audit_log (entity, record_id, action, version, by_user, at, changes)
  select 'vehicleModel', case when n % 10 = 0 then 7 else 100 + n / 20 end, 'update', n, ${userId},
  timestamptz '2026-01-01' + n * interval '1 second',
    '[{"field":"family","before":"A","after":"B"}]' from generate_series(1, ${lines}::int) as n`.execute(db);
await sql`insert into record_comment (entity, record_id, body, created_by, created_at)
  select 'vehicleModel', case when n % 10 = 0 then 7 else 100 + n / 20 end, 'x', ${userId},
  timestamptz '2026-01-01' + n * interval '1 second'
  from generate_series(1, ${lines / 2}::int) as n`.execute(db);
await sql`analyze audit_log, record_comment`.execute(db);

const asked: CompiledQuery[] = [];
const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: event => void asked.push(event.query) });
const entry = (await wholeRegistry()).page('vehicleModel')!;
const access = unrestricted(userId);
const caller = { access, now: new Date('2026-05-20T08:30:00.000Z') } as never;
const record = {
  entity: 'vehicleModel',
  id: 7,
  may: () => true,
  entry,
  parts: { database: watched, resource: entry.page.resource!, page: 'vehicleModel', caller },
};

it.each(['audit_log', 'record_comment'])('a page of %s is read along its index, from the newest as from deep within', async table => {
  const first = await timelinePage(record, { kinds: [], after: undefined, limit: 50 });
  expect(first.entries.length).toBe(50);
  const deep = { at: '2026-01-01T01:00:00.000Z', source: 1, id: 1 };
  for (const after of [undefined, readTimelineCursor(first.next!), deep]) {
    asked.length = 0;
    await timelinePage(record, { kinds: [], after, limit: 50 });
    const query = asked.find(one => one.sql.includes(`from "${table}"`))!;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off, costs off) ${query.sql}`, [
      ...query.parameters,
    ]);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(`${table}_record`);
    expect(plan).not.toMatch(/Seq Scan on (audit_log|record_comment)|Sort/);
    expect(plan).toMatch(new RegExp(`${table}_record.* rows=5[01](\\.00)? `));
    if (process.env['AXLE_AUDIT_LINES']) process.stdout.write(`${plan}\n`);
  }
});
