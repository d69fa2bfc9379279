import type { TimelinePage } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { timelineCalls } from './timeline-calls.ts';

const app = await demoApp(({ db, registry }) => timelineCalls({ database: db, registry }));
const { db } = app;
const boss = await app.signIn('superadmin');
const clerkId = (await db.selectFrom('app_user').select('id').where('account', '=', 'whclerk').executeTakeFirstOrThrow()).id;
const [bin, other] = await db.selectFrom('bin').select(['id', 'warehouse']).orderBy('id').limit(2).execute();
const timeline = async (more = '', signature = boss) =>
  (await app.get(`${mainPaths.timeline}?page=binManage&id=${bin!.id}${more}`, { signature })).data as TimelinePage;
const check = (of: { readonly id: number; readonly warehouse: number }, code: string) =>
  db.insertInto('bin_check').values({ bin: of.id, warehouse: of.warehouse, code, by: clerkId, at: app.now() }).execute();

it('shows for a bin when it was scanned, by whom and which label, page after page', async () => {
  for (const code of ['A', 'B', 'C']) await check(bin!, code);
  await check(other!, 'elsewhere');
  app.wait({ minutes: 1 });
  await check(bin!, 'D');
  const first = await timeline('&kinds=scan&limit=2');
  expect(first.kinds).toContain('scan');
  expect(first.entries).toMatchObject([
    { kind: 'scan', page: 'binCheck', code: 'D', by: clerkId, at: app.now().toISOString() },
    { kind: 'scan', code: 'C' },
  ]);
  const second = await timeline(`&kinds=scan&limit=2&after=${first.next}`);
  expect(second.entries.map(entry => entry.kind === 'scan' && entry.code)).toEqual(['B', 'A']);
  expect(second.next).toBeUndefined();
});

it('shows no scans to users who may not list them, and no closed fields', async () => {
  const reader = await app.signIn('sysadmin');
  const codes = async () => (await timeline('&kinds=scan', reader)).entries.map(entry => entry.kind === 'scan' && entry.code);
  expect(await codes()).toHaveLength(4);
  await sql`insert into user_field_setting (subject_kind, subject, page, field, mode)
    values ('user', 'sysadmin', 'binCheck', 'code', 'readBlock')`.execute(db);
  expect(await codes()).toEqual([undefined, undefined, undefined, undefined]);
  await sql`delete from role_grant where code = 'basic.binCheck.list' and role_id in (select id from role where code = 'sysAdmin')`.execute(
    db,
  );
  expect(await codes()).toEqual([]);
});
