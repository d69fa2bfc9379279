import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { feeds } from './feeds.ts';

/**
 * Notes exchange rates that came in as runs of their feed, those of one moment as one, and imports of them that failed: so that code that
 * imports rates need not know of feeds.
 */
export async function noteRates(database: Kysely<Tables>): Promise<void> {
  const { key } = feeds.rates;
  await sql`
    insert into feed_run (feed, started_at, ended_at, rows_in, rows_new, ok)
    select f.id, r.created_at, r.created_at, count(*), count(*), true
    from exchange_rate r, data_feed f
    where f.feed_key = ${key} and r.created_at > coalesce((select max(n.ended_at) from feed_run n where n.feed = f.id
    and n.ok), '-infinity')
    group by f.id, r.created_at`.execute(database);
  await sql`
    insert into feed_run (feed, started_at, ended_at, rows_in, rows_bad, ok, error)
    select f.id, t.at, greatest(t.at, t.finished_at), t.rows, t.bad_rows, false, 'import failed'
    from import_task t, data_feed f
    where f.feed_key = ${key} and t.key = 'finance_exchange_rate' and t.state = 'failed' and t.finished_at is not null
      and not exists (select 1 from feed_run n where n.feed = f.id and not n.ok and n.ended_at = greatest(t.at, t.finished_at))`.execute(
    database,
  );
}
