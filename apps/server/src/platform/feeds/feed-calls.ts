import { ok } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { currentEnvironment, type DataCentre, environments, mainPaths } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';

/** Most runs that are listed. */
const most = 2000;

/** What the tabs of the data centre show beside the feeds: runs, tables, switches, environments. It only looks. */
export const feedCalls = ({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.dataCentre,
    permission: permissionCode('system', 'dataCenter', 'list'),
    input: z.object({ days: z.coerce.number().int().min(1).max(90).default(1) }),
    async handle({ now }, { days }) {
      const [feeds, runs, switches, tables] = await Promise.all([
        sql<{ id: number; feed_key: string; name_zh: string; name_en: string; system: string; state: string }>`
          select id, feed_key, name_zh, name_en, system, data_feed_state(id, ${now}) as state from data_feed
          order by system, feed_key`.execute(database),
        database
          .selectFrom('feed_run')
          .selectAll()
          .where('ended_at', '>', new Date(now.getTime() - days * 24 * 3_600_000).toISOString())
          .orderBy('ended_at', 'desc')
          .orderBy('id', 'desc')
          .limit(most)
          .execute(),
        database.selectFrom('office_switch').selectAll().orderBy('key').execute(),
        tableSizes(database, registry),
      ]);
      const answer: DataCentre = {
        now: now.toISOString(),
        feeds: feeds.rows.map(({ id, feed_key, name_zh, name_en, system, state }) => ({
          id,
          key: feed_key,
          nameZh: name_zh,
          nameEn: name_en,
          system,
          state,
        })),
        runs: runs.map(run => ({
          id: run.id,
          feed: run.feed,
          startedAt: run.started_at,
          endedAt: run.ended_at,
          rowsIn: run.rows_in,
          rowsNew: run.rows_new,
          rowsBad: run.rows_bad,
          ok: run.ok,
          ...(run.error === null ? {} : { error: run.error }),
        })),
        tables,
        switches: switches.map(({ key, value, note_zh, note_en, synced_at }) => ({
          key,
          value,
          noteZh: note_zh,
          noteEn: note_en,
          syncedAt: synced_at,
        })),
        environments: Object.entries(environments).map(([name, { main, office }]) => ({
          name,
          main,
          office,
          current: name === currentEnvironment,
        })),
      };
      return ok(answer);
    },
  }),
];

/**
 * Rows by the estimate of the planner, of a table that was never analysed by the count of its writes, and when the newest one was made: no
 * table is counted through.
 */
async function tableSizes(database: Kysely<Tables>, { resources }: Registry): Promise<DataCentre['tables']> {
  const managed = resources.filter(({ resource }) => resource.managed).map(({ resource, pages }) => ({ resource, page: pages[0]!.page }));
  const { rows } = await sql<{ name: string; rows: number }>`
    select c.relname as name, case when c.reltuples < 0 then coalesce(s.n_live_tup, 0) else c.reltuples end::bigint as rows
    from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and c.relname = any(${managed.map(({ resource }) => resource.table)}::text[])`.execute(database);
  const estimate = new Map(rows.map(row => [row.name, row.rows]));
  return Promise.all(
    managed.map(async ({ resource, page }) => {
      const newest = await sql<{ at: string }>`select created_at as at from ${sql.table(resource.table)} order by id desc limit 1`.execute(
        database,
      );
      return {
        table: resource.table,
        labelZh: resource.label.zh,
        labelEn: resource.label.en,
        page: page.key,
        rows: estimate.get(resource.table) ?? 0,
        ...(newest.rows[0] ? { newest: newest.rows[0].at } : {}),
      };
    }),
  );
}
