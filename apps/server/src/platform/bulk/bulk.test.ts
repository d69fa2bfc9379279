import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type BulkReport, toCamelKeys } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { recoverTasks } from '../jobs/recover-tasks.ts';
import { taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { workAtBulk } from './bulk-job.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database, { exclusive: false });
const codes = ['list', 'del', 'enable', 'disable'].map(action => `basic.vehicleModel.${action}`);
const editor = await server.addUser('editor', codes);
const reader = await server.addUser('reader', ['basic.vehicleModel.list']);
await sql`create table fitment_of_test (vehicle bigint references vehicle_model (id))`.execute(db);

const vehicles = '/item/vehicle_model';
const tasks = '/task-center/bulk';
const work = () => ({ ...server.work, stopping: new AbortController().signal });
const report = (reply: { readonly data: never }) => toCamelKeys(reply.data) as BulkReport;
const one = [{ field: 'make', op: 'eq', value: 'Bulk' }];
const start = (action: string, chosen: object, user = editor) => user.post(`${vehicles}/bulk`, { page: 'vehicleModel', action, ...chosen });
const everyVehicle = async () => {
  const { data } = await editor.post(`${vehicles}/gather`, { page: 'vehicleModel', filters: one });
  return { filters: one, at: (data as { readonly at: string }).at, except: [] as number[] };
};
const idOf = async (taskid: string) =>
  (await db.selectFrom('bulk_task').select('id').where('taskid', '=', taskid).executeTakeFirstOrThrow()).id;
const standOf = async (taskid: string) => report(await editor.get(`${tasks}/get_detail`, { taskid }, 'en'));
const count = async (condition = sql<boolean>`true`) =>
  (await sql<{ count: number }>`select count(*) as count from vehicle_model where make = 'Bulk' and ${condition}`.execute(db)).rows[0]!
    .count;

async function fill(rows: number): Promise<void> {
  await sql`truncate fitment_of_test, vehicle_model, audit_log, bulk_task restart identity cascade`.execute(db);
  await sql`insert into vehicle_model (market, year, make, model, created_at) select 'US', 2000, 'Bulk', 'M' || n, now() - interval '1 day'
    from generate_series(1, ${rows}::integer) as n`.execute(db);
}

describe('an action on many records', () => {
  beforeEach(() => fill(1200));

  it('over 10,000 rows does all but the 137 that are refused, says so before, and takes those up again', async () => {
    await fill(10_000);
    await sql`insert into fitment_of_test select id from vehicle_model order by id % 73, id limit 137`.execute(db);
    const { taskid } = report(await start('del', { set: await everyVehicle() }));
    await workAtBulk(work(), await idOf(taskid));
    const checked = await standOf(taskid);
    expect(checked).toMatchObject({ state: 'ready', rows: 10_000, able: 9_863, refused: 137, done: 0 });
    expect(checked.reasons.map(reason => reason.count)).toEqual([137]);
    expect([checked.refusedRows.length, await count()]).toEqual([137, 10_000]);
    await editor.post(`${tasks}/confirm`, { taskid });
    await workAtBulk(work(), await idOf(taskid));
    const ended = await standOf(taskid);
    expect(ended).toMatchObject({ state: 'partial', able: 0, done: 9_863, refused: 137 });
    expect([ended.reasons, await count()]).toEqual([checked.reasons, 137]);

    const { taskid: file } = (await editor.post(`${tasks}/result_file`, { taskid, format: 'csv' })).data as { readonly taskid: string };
    const result = await editor.file('/go_service/download/file', { taskid: file });
    const lines = 'content' in result ? result.content.toString().trim().split('\n') : [];
    expect([lines.length, lines.filter(line => line.includes('拒绝')).length]).toEqual([10_001, 137]);

    await sql`truncate fitment_of_test`.execute(db);
    const again = report(await editor.post(`${tasks}/retry`, { taskid }));
    expect(again).toMatchObject({ state: 'ready', rows: 137, able: 137 });
    await editor.post(`${tasks}/confirm`, { taskid: again.taskid });
    expect([(await standOf(again.taskid)).state, await count()]).toEqual(['done', 0]);
  });

  it('killed in the middle goes on behind the last committed row and does no row twice', async () => {
    await fill(6000);
    const { taskid } = report(await start('disable', { set: await everyVehicle() }));
    const id = await idOf(taskid);
    await workAtBulk(work(), id);
    await editor.post(`${tasks}/confirm`, { taskid });
    // what is done last is held, so that the process cannot be through before it is killed
    const held = await db.startTransaction().execute();
    await sql`select from vehicle_model where id = (select record_id from bulk_row where task_id = ${id} order by place desc
      limit 1) for update`.execute(held);
    const child = spawn(
      process.execPath,
      [
        '--conditions=source',
        new URL('./testing/bulk-process.ts', import.meta.url).pathname,
        JSON.stringify({ connection: database.connection, id }),
      ],
      { stdio: 'inherit' },
    );
    await expect.poll(async () => (await standOf(taskid)).done, { interval: 5 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await held.rollback().execute();
    const left = await standOf(taskid);
    expect(left.state).toBe('running');
    expect([left.done < 6000, left.done]).toEqual([true, await count(sql`status = 0`)]);
    await recoverTasks(db, server.queue, 'all');
    await workAtBulk(work(), id);
    expect(await standOf(taskid)).toMatchObject({ state: 'done', done: 6000, refused: 0 });
    expect(await count(sql`status = 0 and version = 2`)).toBe(6000);
    const { rows } = await sql<{ count: number }>`select count(*) as count from audit_log where action = 'disable'`.execute(db);
    expect(rows[0]?.count).toBe(6000);
  });

  it('takes a set as it was when it was taken, without the unticked', async () => {
    const set = await everyVehicle();
    await sql`insert into vehicle_model (market, year, make, model, created_at)
      values ('US', 2001, 'Bulk', 'Later', now() + interval '1 minute')`.execute(db);
    const first = await db.selectFrom('vehicle_model').select('id').orderBy('id').limit(3).execute();
    const { rows } = report(await start('disable', { set: { ...set, except: first.map(({ id }) => id) } }));
    expect(rows).toBe(1197);
  });

  it('of few rows is checked and done while one waits; what was changed or is so already is refused', async () => {
    await sql`update vehicle_model set status = 0 where id = 1`.execute(db);
    const targets = [1, 2, 3, 99_999].map(id => ({ id, version: id === 3 ? 7 : 1 }));
    const checked = report(await start('disable', { targets }));
    expect(checked).toMatchObject({ state: 'ready', able: 1, refused: 3 });
    await db.updateTable('vehicle_model').set({ version: 2 }).where('id', '=', 2).execute();
    const ended = report(await editor.post(`${tasks}/confirm`, { taskid: checked.taskid }));
    expect(ended).toMatchObject({ state: 'failed', done: 0, refused: 4 });
    expect(ended.refusedRows.map(({ id }) => id)).toEqual([1, 2, 3, 99_999]);
  });

  it('is cancelled before it is confirmed, and not run afterwards', async () => {
    const { taskid } = report(await start('del', { set: await everyVehicle() }));
    await editor.post(`${tasks}/cancel`, { taskid });
    expect((await editor.post(`${tasks}/confirm`, { taskid })).reason).toBe('BAD_TRANSITION');
    await workAtBulk(work(), await idOf(taskid));
    expect([(await standOf(taskid)).state, await count()]).toEqual(['cancelled', 1200]);
  });

  it('needs the right of the action, and is nobody else’s', async () => {
    const set = await everyVehicle();
    expect((await start('del', { set }, reader)).reason).toBe('FORBIDDEN');
    expect((await start('list', { set })).reason).toBe('MALFORMED');
    expect((await start('del', { set: { ...set, filters: [{ field: 'make', op: 'eq', value: 'none' }] } })).reason).toBe('NOTHING_CHOSEN');
    expect((await start('del', { set: { ...set, at: 'now' } })).reason).toBe('BAD_QUERY');
    const { taskid } = report(await start('del', { set }));
    expect((await reader.get(`${tasks}/get_detail`, { taskid })).reason).toBe('NOT_FOUND');
    await sql`delete from role_grant where code = 'basic.vehicleModel.del'`.execute(db);
    await workAtBulk(work(), await idOf(taskid));
    expect([(await standOf(taskid)).state, await count()]).toEqual(['failed', 1200]);
  });
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
