import { docCount } from '@axle/tasks';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';

const { db } = await testDatabase();
await sql`insert into org (code, name_zh, name_en) values ('HQ', '总部', 'Head office')`.execute(db);
await sql`insert into app_user (account, nickname, org_id, password_hash) values ('user', 'u', 1, '-')`.execute(db);

it('[T2] the list of exports shows the same progress as the rule', async () => {
  const states = ['queued', 'running', 'failed', 'cancelled', 'expired'] as const;
  const counts = [0, 1, 2, 3, 99_999, 125_000, 250_000];
  const tasks = states.flatMap(state => counts.flatMap(total => counts.map(done => ({ state, total, done }))));
  for (const { state, total, done } of tasks)
    await sql`insert into download_task (taskid, section, page, name, category, format, params, filter_hash, state, total_rows, done_rows,
      by)
      values (gen_random_uuid(), 'basic', 'brand', 'n', 'catalogue', 'csv', '{}', '-', ${state}, ${total}, ${done}, 1)`.execute(db);
  const { rows } = await sql<{ progress: string; files: number }>`select progress, files from download_task_list order by id`.execute(db);
  expect(rows).toEqual(tasks.map(task => ({ progress: String(docCount(task).percent), files: 0 })));
});
