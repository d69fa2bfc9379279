import { feedState } from '@axle/tasks';
import { type DataCentre, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { feedCalls } from './feed-calls.ts';
import { feeds, syncFeeds } from './feeds.ts';
import { forgetRuns, runFeed } from './run-feed.ts';
import { notifyOfStaleFeeds } from './notify-of-stale-feeds.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...feedCalls({ database: db, registry })]);
await syncFeeds(app.db);
await syncFeeds(app.db);
const [admin, buyer] = await Promise.all(
  ['sysadmin', 'buyer'].map(async account => ({ signature: await app.signIn(account), language: 'en' })),
);
const minute = 60_000;
const feedId = async (key: string) =>
  (await app.db.selectFrom('data_feed').select('id').where('feed_key', '=', key).executeTakeFirstOrThrow()).id;
const noteRun = async (feed: number, endedAt: Date, ok: boolean) =>
  app.db
    .insertInto('feed_run')
    .values({ feed, started_at: new Date(endedAt.getTime() - 2000), ended_at: endedAt, ok, error: ok ? null : 'timed out' })
    .execute();

it('[S9] the database derives the state of a feed as the rule does', async () => {
  const feed = await feedId(feeds.rates.key);
  await app.db.updateTable('data_feed').set({ every: 60, grace: 15 }).where('id', '=', feed).execute();
  const now = new Date('2026-05-20T12:00:00.000Z');
  const stories: readonly (readonly (readonly [number, boolean])[])[] = [
    [],
    [[70, true]],
    [[76, true]],
    [[195, true]],
    [[196, true]],
    [[75.99, true]],
    [[1, false]],
    [
      [1, false],
      [30, true],
    ],
    [
      [1, false],
      [2, false],
      [3, true],
    ],
    [
      [1, true],
      [2, false],
      [3, false],
    ],
  ];
  for (const story of stories) {
    await app.db.deleteFrom('feed_run').execute();
    for (const [ago, ok] of story) await noteRun(feed, new Date(now.getTime() - ago * minute), ok);
    const { rows } = await sql<{ state: string }>`select data_feed_state(${feed}, ${now}) as state`.execute(app.db);
    const runs = story.map(([ago, ok]) => ({ endedAt: now.getTime() - ago * minute, ok }));
    expect([story, rows[0]?.state]).toEqual([story, feedState({ every: 60, grace: 15 }, runs, now.getTime())]);
  }
  await app.db.deleteFrom('feed_run').execute();
  await syncFeeds(app.db);
});

it('29 of 30 runs ok → 96.7%', async () => {
  const feed = await feedId(feeds.mails.key);
  for (let run = 0; run < 30; run++) await noteRun(feed, new Date(Date.now() - run * 10 * minute), run !== 7);
  const { resource } = app.registry.page('dataCenter')!.page;
  const reply = await app.post(
    recordPath(resource!, 'list'),
    { page: 'dataCenter', filters: [{ field: 'feedKey', op: 'eq', value: feeds.mails.key }], sort: [], limit: 10 },
    admin,
  );
  const [row] = (reply.data as { rows: readonly Record<string, unknown>[] }).rows;
  expect(row).toMatchObject({ success_pct: '96.7', state: 'fresh', mean_seconds: '2', last_error: 'timed out' });
});

it('a run is noted with what went wrong, and the failure goes on; frequent good runs are noted now and then', async () => {
  const feed = await feedId(feeds.hits.key);
  let at = new Date('2026-05-20T12:00:00.000Z');
  const now = () => at;
  const runs = () => app.db.selectFrom('feed_run').selectAll().where('feed', '=', feed).orderBy('id').execute();
  await runFeed(app.db, feeds.hits, now, async () => ({ rowsIn: 5, rowsNew: 2 }), 10);
  at = new Date('2026-05-20T12:05:00.000Z');
  await runFeed(app.db, feeds.hits, now, async () => undefined, 10);
  await expect(runFeed(app.db, feeds.hits, now, () => Promise.reject(new Error('no answer\nsecret line')), 10)).rejects.toThrow(
    'no answer',
  );
  at = new Date('2026-05-20T12:11:00.000Z');
  await runFeed(app.db, feeds.hits, now, async () => undefined, 10);
  expect((await runs()).map(({ ok, rows_in, error }) => [ok, rows_in, error])).toEqual([
    [true, 5, null],
    [false, 0, 'no answer'],
    [true, 0, null],
  ]);
  await forgetRuns(app.db, new Date('2026-09-20T12:00:00.000Z'));
  expect(await runs()).toEqual([]);
});

it('a failed feed raises one feed.stale message per dedupe window', async () => {
  const feed = await feedId(feeds.signIns.key);
  const now = new Date('2026-05-20T12:00:00.000Z');
  await noteRun(feed, new Date(now.getTime() - 200 * minute), true);
  for (const ago of [10, 5]) await noteRun(feed, new Date(now.getTime() - ago * minute), false);
  const notified = () =>
    app.db
      .selectFrom('message')
      .select(['receiver', 'title_en', 'counter'])
      .where('event', '=', 'feed.stale')
      .where('object', '=', feeds.signIns.key)
      .execute();
  await notifyOfStaleFeeds(app.db, now);
  await notifyOfStaleFeeds(app.db, new Date(now.getTime() + 10 * minute));
  const first = await notified();
  expect(new Set(first.map(({ receiver }) => receiver)).size).toBe(first.length);
  expect(first.length).toBeGreaterThan(0);
  expect(first.every(({ title_en, counter }) => title_en === `Data not up to date: ${feeds.signIns.name.en}` && counter === 1)).toBe(true);
  await notifyOfStaleFeeds(app.db, new Date(now.getTime() + 25 * 60 * minute));
  expect((await notified()).length).toBe(2 * first.length);
});

it('the tabs show runs, tables, switches and environments to users who may list them, and to nobody else', async () => {
  expect(await app.get(mainPaths.dataCentre, buyer)).toMatchObject({ code: 403 });
  const reply = await app.get(mainPaths.dataCentre, admin);
  const text = JSON.stringify(reply.data);
  expect(text).toContain('workflow.purchaseOrder');
  expect(text).toContain('"current":true');
  expect(text).not.toContain('password_hash');
  expect(Object.keys(reply.data as object).toSorted()).toEqual([
    'environments',
    'feeds',
    'now',
    'runs',
    'switches',
    'tables',
  ] satisfies (keyof DataCentre)[]);
});
