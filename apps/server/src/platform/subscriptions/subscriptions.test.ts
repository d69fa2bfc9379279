import { businessDay } from '@axle/page-kit';
import { replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { runExport } from '../exports/run-export.ts';
import { type Reply, taskServer, type TestUser } from '../jobs/testing/task-server.ts';
import { makeDueTurns } from './make-due-turns.ts';

const database = await testDatabase();
const { db } = database;
let clock = new Date('2026-05-20T03:00:00Z');
const server = await taskServer(database, { now: () => clock });
const codes = ['list', 'export'].map(action => `basic.vehicleModel.${action}`);
const [anna, bert] = [await server.addUser('anna', codes), await server.addUser('bert', codes)];
const base = '/go_service/export_subscription';
const work = { ...server.work, stopping: new AbortController().signal };

beforeAll(async () => {
  await sql`insert into vehicle_model (market, year, make, model, created_at) values ('US', 2001, 'Omega', 'Old', '2026-05-01T00:00:00Z'),
    ('US', 2002, 'Omega', 'New', '2026-05-19T16:00:00Z'), ('US', 2003, 'Sigma', 'New', '2026-05-19T16:00:00Z')`.execute(db);
});

let names = 0;
const wish = (more: object = {}) => ({
  page: 'vehicleModel',
  name: `turn ${++names}`,
  format: 'csv',
  columns: ['year', 'make', 'model'],
  query: { filters: [{ field: 'make', op: 'eq', value: 'Omega' }], sort: [{ field: 'year' }] },
  rhythm: 'daily',
  hour: 8,
  mail: false,
  ...more,
});
const subscribed = async (user: TestUser, more: object = {}): Promise<number> => {
  const reply = await user.post(`${base}/subscribe`, wish(more));
  expect(reply).toMatchObject({ code: replyCodes.ok });
  return (reply.data as { id: number }).id;
};
const stored = (id: number) => db.selectFrom('export_subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const turnsOf = (id: number) =>
  db
    .selectFrom('export_subscription_turn as t')
    .leftJoin('download_task as d', 'd.id', 't.task')
    .select(['t.turn', 'd.id as task', 'd.state', 'd.by', 'd.error'])
    .where('t.subscription', '=', id)
    .orderBy('t.turn')
    .execute();
const shown = async (user: TestUser) => (await user.post(`${base}/get_list`, {})).data as { rows: readonly Record<string, unknown>[] };
/** Lets a moment come: queues what is due and makes it. */
async function at(moment: string): Promise<void> {
  clock = new Date(moment);
  await makeDueTurns(server.work, clock);
  const waiting = await db.selectFrom('download_task').select('id').where('state', '=', 'queued').execute();
  for (const { id } of waiting) await runExport(work, id);
}
const textOf = async (user: TestUser, id: number) => {
  const file = await user.file(`${base}/download`, { id });
  return 'content' in file
    ? file.content
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/)
    : file;
};
const rest = () => db.deleteFrom('export_subscription').execute();

it('a turn is made at its moment, once, as its subscriber, and announced like any other export', async () => {
  const id = await subscribed(anna, { mail: true });
  await db.updateTable('app_user').set({ email: 'anna@axle.example' }).where('id', '=', anna.id).execute();
  expect((await stored(id)).next_at).toBe('2026-05-21T00:00:00.000Z');
  await at('2026-05-20T23:59:00Z');
  expect(await turnsOf(id)).toEqual([]);
  await at('2026-05-21T00:00:30Z');
  await at('2026-05-21T00:01:30Z');
  expect(await turnsOf(id)).toMatchObject([{ turn: '2026-05-21T00:00:00.000Z', state: 'done', by: anna.id }]);
  expect((await stored(id)).next_at).toBe('2026-05-22T00:00:00.000Z');
  expect((await textOf(anna, id)) as readonly string[]).toHaveLength(3);
  expect((await shown(anna)).rows).toMatchObject([
    { name: 'turn 1', schedule: '每天 08:00', last_state: 'done', last_rows: 2, state: 'active' },
  ]);
  const messages = await db.selectFrom('message').select(['event', 'id']).where('receiver', '=', anna.id).execute();
  expect(messages).toMatchObject([{ event: 'export.ready' }]);
  expect(await db.selectFrom('outgoing_mail').select(['kind', 'to_addresses']).execute()).toEqual([
    { kind: 'export.ready', to_addresses: ['anna@axle.example'] },
  ]);
  await rest();
});

it('[T16] of turns that were missed the latest alone is made, with the relative dates of its day', async () => {
  clock = new Date('2026-05-15T03:00:00Z');
  const id = await subscribed(anna, {
    query: { search: '', filters: [{ field: 'createdAt', op: 'between', value: 'today' }], sort: [{ field: 'year' }] },
    columns: ['make'],
  });
  await at('2026-05-20T12:00:00Z');
  expect(await turnsOf(id)).toMatchObject([{ turn: '2026-05-20T00:00:00.000Z', state: 'done' }]);
  expect(businessDay(new Date('2026-05-19T16:00:00Z'))).toBe('2026-05-20');
  expect(((await textOf(anna, id)) as readonly string[]).slice(1)).toEqual(['Omega', 'Sigma']);
  await at('2026-05-21T00:00:00Z');
  expect(((await textOf(anna, id)) as readonly string[]).slice(1)).toEqual([]);
  await rest();
});

it('a turn whose server is killed is neither lost nor made twice, whoever looks', async () => {
  clock = new Date('2026-05-20T03:00:00Z');
  const id = await subscribed(anna);
  const killed = {
    ...server.work,
    queue: {
      ...server.queue,
      send: async () => {
        throw new Error('killed');
      },
    },
  };
  clock = new Date('2026-05-21T00:00:30Z');
  await expect(makeDueTurns(killed, clock)).rejects.toMatchObject({ errors: [{ message: 'killed' }] });
  expect(await turnsOf(id)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => makeDueTurns(server.work, clock)));
  expect(await turnsOf(id)).toHaveLength(1);
  await at('2026-05-21T00:02:00Z');
  expect(await turnsOf(id)).toMatchObject([{ state: 'done' }]);
  await rest();
});

it('one that fails holds up nobody behind it, and has its turn at the next look', async () => {
  clock = new Date('2026-05-20T03:00:00Z');
  const ids = [await subscribed(anna), await subscribed(bert)];
  clock = new Date('2026-05-21T00:00:30Z');
  let sent = 0;
  const failing: typeof server.queue = Object.create(server.queue, {
    send: {
      value: async (...given: Parameters<typeof server.queue.send>) => {
        if (++sent === 1) throw new Error('the queue is away');
        await server.queue.send(...given);
      },
    },
  });
  await expect(makeDueTurns({ ...server.work, queue: failing }, clock)).rejects.toThrow('1 of 2 scheduled exports failed');
  expect(await Promise.all(ids.map(async id => (await turnsOf(id)).length))).toEqual([0, 1]);
  await makeDueTurns(server.work, clock);
  expect(await Promise.all(ids.map(async id => (await turnsOf(id)).length))).toEqual([1, 1]);
  await rest();
});

it('goes by the rights of the moment: a column that was blocked is left out', async () => {
  clock = new Date('2026-05-20T03:00:00Z');
  const id = await subscribed(anna);
  const block = { subject_kind: 'user', subject: 'anna', page: 'vehicleModel', field: 'model', mode: 'readBlock' } as const;
  await db
    .insertInto('user_field_setting')
    .values(block as never)
    .execute();
  await at('2026-05-21T00:00:30Z');
  const lines = (await textOf(anna, id)) as readonly string[];
  expect(lines[0]?.split(',')).toHaveLength(2);
  await db.deleteFrom('user_field_setting').execute();
  await rest();
});

it('is paused with a reason when the right is gone, and its owner is notified; resumed once it is back', async () => {
  clock = new Date('2026-05-20T03:00:00Z');
  const [id, late] = [await subscribed(anna), await subscribed(bert)];
  const granted = await db.selectFrom('role_grant').selectAll().where('code', '=', 'basic.vehicleModel.export').execute();
  const [role] = await db.selectFrom('user_role').select('role_id').where('user_id', '=', anna.id).execute();
  await db.deleteFrom('role_grant').where('role_id', '=', role!.role_id).where('code', '=', 'basic.vehicleModel.export').execute();
  clock = new Date('2026-05-21T00:00:30Z');
  await makeDueTurns(server.work, clock);
  expect(await stored(id)).toMatchObject({ state: 'paused', next_at: null, reason: { code: 'FORBIDDEN' } });
  expect(await turnsOf(id)).toEqual([]);
  // the right of the other one goes between the queue and the run
  await db.deleteFrom('role_grant').where('code', '=', 'basic.vehicleModel.export').execute();
  await at('2026-05-21T00:01:00Z');
  expect(await turnsOf(late)).toMatchObject([{ state: 'failed' }]);
  expect(await stored(late)).toMatchObject({ state: 'paused', reason: { code: 'FORBIDDEN' } });
  const paused = await db.selectFrom('message').selectAll().where('event', '=', 'export.paused').orderBy('id').execute();
  expect(paused.map(({ receiver, link_page, link_record }) => [receiver, link_page, link_record])).toEqual([
    [anna.id, 'exportSubscription', id],
    [bert.id, 'exportSubscription', late],
  ]);
  expect(paused[0]).toMatchObject({ body_en: expect.stringMatching(/^You may no longer export Vehicle/) });
  expect((await shown(anna)).rows).toMatchObject([{ state: 'paused', error: expect.stringContaining('导出权限') }]);
  const resume = () => anna.post(`${base}/resume`, { targets: [{ id }] });
  expect((await resume()).data).toMatchObject([{ refusal: { code: 'FORBIDDEN' } }]);
  await db.insertInto('role_grant').values(granted).execute();
  expect((await resume()).data).toEqual([{ id, name: expect.any(String) }]);
  expect(await stored(id)).toMatchObject({ state: 'active', reason: null, next_at: '2026-05-22T00:00:00.000Z' });
  await rest();
});

it('those of others do not exist', async () => {
  clock = new Date('2026-05-20T03:00:00Z');
  const id = await subscribed(anna, { name: 'own' });
  expect((await shown(bert)).rows).toEqual([]);
  expect(await bert.get(`${base}/get_detail`, { id })).toMatchObject({ reason: 'NOT_FOUND' });
  for (const action of ['pause', 'resume', 'run_now', 'remove'])
    expect((await bert.post(`${base}/${action}`, { targets: [{ id }] })).data).toMatchObject([{ refusal: { code: 'NOT_FOUND' } }]);
  const input = { name: 'taken', format: 'csv', mail: false, rhythm: 'daily', hour: 3 };
  expect(await bert.post(`${base}/change`, { targets: [{ id }], input })).toMatchObject({ reason: 'NOT_FOUND' });
  await anna.post(`${base}/run_now`, { targets: [{ id }] });
  await at('2026-05-20T03:01:00Z');
  expect(await bert.file(`${base}/download`, { id })).toMatchObject({ reason: 'NOT_FOUND' });
  expect((await stored(id)).name).toBe('own');
  await rest();
});

it('is made at once when asked for, paused, changed and removed; its files stay', async () => {
  clock = new Date('2026-05-20T03:00:00Z');
  const id = await subscribed(anna, { name: 'Weekly', rhythm: 'weekly', weekday: 1 });
  expect((await stored(id)).next_at).toBe('2026-05-25T00:00:00.000Z');
  const act = async (action: string) => (await anna.post(`${base}/${action}`, { targets: [{ id }] })).data as unknown;
  await act('run_now');
  await at('2026-05-20T03:00:10Z');
  expect(await turnsOf(id)).toMatchObject([{ turn: '2026-05-20T03:00:00.000Z', state: 'done' }]);
  await act('pause');
  expect(await act('pause')).toMatchObject([{ refusal: { code: 'BAD_TRANSITION' } }]);
  await at('2026-05-25T00:00:10Z');
  expect(await turnsOf(id)).toHaveLength(1);
  const change = (input: object) =>
    anna.post(`${base}/change`, { targets: [{ id }], input: { name: 'Weekly', format: 'xlsx', mail: true, hour: 9, ...input } });
  expect(await change({ rhythm: 'monthly' })).toMatchObject({ reason: 'REQUIRED', refusals: [{ field: 'monthDay' }] });
  expect(await change({ rhythm: 'monthly', month_day: 31 })).toMatchObject({ code: replyCodes.ok });
  await act('resume');
  expect(await stored(id)).toMatchObject({ next_at: '2026-05-31T01:00:00.000Z', weekday: null, month_day: 31, format: 'xlsx' });
  await act('remove');
  expect((await shown(anna)).rows).toEqual([]);
  const names = await db.selectFrom('download_task').select('state').where('name', 'like', 'Weekly-%').execute();
  expect(names).toEqual([{ state: 'done' }]);
});

it('[T17] a name is kept once, 50 at most, and what cannot be exported is refused at once', async () => {
  clock = new Date('2026-05-20T03:00:00Z');
  await subscribed(anna, { name: 'Kept' });
  expect(await anna.post(`${base}/subscribe`, wish({ name: ' kept ' }))).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
  const wrong = { filters: [{ field: 'nothing', op: 'eq', value: 1 }], sort: [] };
  expect(await anna.post(`${base}/subscribe`, wish({ query: wrong }))).toMatchObject({ reason: 'BAD_QUERY' });
  expect(await anna.post(`${base}/subscribe`, wish({ page: 'skuList' }))).toMatchObject({ reason: 'FORBIDDEN' });
  expect(await anna.post(`${base}/subscribe`, wish({ rhythm: 'weekly' }))).toMatchObject({ reason: 'REQUIRED' });
  await sql`
    insert into export_subscription
      (name, page, format, asked, column_words, filter_words, rhythm, hour, schedule, lang, next_at, by)
    select 'n' || n, page, format, asked, column_words, filter_words, rhythm, hour, schedule, lang, next_at, by
    from export_subscription, generate_series(1, 48) n`.execute(db);
  const last = await Promise.all([1, 2].map(async () => (await anna.post(`${base}/subscribe`, wish())) as Reply));
  expect(last.map(({ reason }) => reason ?? 'kept').toSorted()).toEqual(['TOO_MANY_SUBSCRIPTIONS', 'kept']);
  await rest();
});

it('where twenty exports wait the turn waits too', async () => {
  clock = new Date('2026-05-20T03:00:00Z');
  const id = await subscribed(bert);
  await sql`insert into download_task (taskid, section, page, name, category, format, params, filter_hash, state, by)
    select gen_random_uuid(), 'basic', 'vehicleModel', 'full', 'catalogue', 'csv', '{}', n::text, 'queued', ${bert.id}
    from generate_series(1, 20) n`.execute(db);
  clock = new Date('2026-05-21T00:00:30Z');
  await makeDueTurns(server.work, clock);
  expect([await turnsOf(id), (await stored(id)).next_at]).toEqual([[], '2026-05-21T00:00:00.000Z']);
  await db.deleteFrom('download_task').where('name', '=', 'full').execute();
  await at('2026-05-21T00:01:30Z');
  expect(await turnsOf(id)).toMatchObject([{ turn: '2026-05-21T00:00:00.000Z', state: 'done' }]);
  expect(server.warnings).toEqual([]);
});
