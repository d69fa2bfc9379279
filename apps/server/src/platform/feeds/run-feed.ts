import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Feed } from './feeds.ts';

/** Rows that a run came upon, new ones, and bad ones. */
export interface RunRows {
  readonly rowsIn?: number;
  readonly rowsNew?: number;
  readonly rowsBad?: number;
}

/** Minutes between two good runs that are noted of a feed that runs more often. */
export const notedEvery = 10;

/** Days that runs are kept. */
const keptDays = 90;

/** Longest text of an error that is kept: what went wrong, never what it went wrong with. */
const longest = 300;

/**
 * Runs a piece of work of a feed and notes the run, a failed one with its error, which goes on to the caller. Runs that went well within
 * `unless` minutes of the last one are not noted again.
 */
export async function runFeed(
  database: Kysely<Tables>,
  { key }: Feed,
  now: () => Date,
  work: () => Promise<RunRows | void>,
  unless = 0,
): Promise<void> {
  const started = now();
  const note = async (ok: boolean, rows: RunRows, error: string | null) => {
    const ended = new Date(Math.max(started.getTime(), now().getTime()));
    await sql`
      insert into feed_run (feed, started_at, ended_at, rows_in, rows_new, rows_bad, ok, error)
      select f.id, ${started}, ${ended}, ${rows.rowsIn ?? 0}::integer, ${rows.rowsNew ?? 0}::integer, ${rows.rowsBad ?? 0}::integer, ${ok},
      ${error}
      from data_feed f where f.feed_key = ${key} and not (${ok} and exists (
        select 1 from feed_run r where r.feed = f.id and r.ok
        and r.ended_at > ${ended}::timestamptz - make_interval(mins => ${unless}::integer)))`.execute(database);
  };
  try {
    await note(true, (await work()) ?? {}, null);
  } catch (error) {
    await note(false, {}, (error instanceof Error ? error.message : String(error)).split('\n')[0]!.slice(0, longest));
    throw error;
  }
}

/** Takes runs away that ended long ago. */
export async function forgetRuns(database: Kysely<Tables>, now: Date): Promise<void> {
  await database
    .deleteFrom('feed_run')
    .where('ended_at', '<', new Date(now.getTime() - keptDays * 24 * 3_600_000).toISOString())
    .execute();
}
