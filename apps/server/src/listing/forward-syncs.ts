import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { businessZone } from '../database/business-zone.ts';
import { businessDay } from '../home/business-day.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { accessDue } from '../shop/refresh-access.ts';
import { askForListings } from './sync-listings.ts';

/** Amazon shops in use whose platform lets us in. */
export async function listingShops(database: Kysely<Tables>): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('store as s')
    .innerJoin('shop_auth as a', 'a.store', 's.id')
    .select('s.id')
    .where('s.platform', '=', 'amazon')
    .where('s.status', '=', 1)
    .where('a.state', '=', 'granted')
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives what waits for platforms to the queue: access that is about to run out, and listings that were asked for, also those of a lost worker. */
export async function forwardSyncs(database: Kysely<Tables>, queue: JobQueue, now: Date): Promise<void> {
  const due = await accessDue(database, now);
  for (const store of due) await queue.send('token', store);
  const { rows } = await sql<{ id: number }>`
    select id from listing_sync where state = 'waiting' or (state = 'running' and lease_until < now()) order by id limit 200`.execute(
    database,
  );
  for (const { id } of rows) await queue.send('listing', id);
  if (due.length > 0) queue.wake('token');
  if (rows.length > 0) queue.wake('listing');
}

/** Asks for the listings of every shop once a day of business. */
export async function askEveryDay(database: Kysely<Tables>, now: Date): Promise<void> {
  const day = businessDay(now);
  const shops = await listingShops(database);
  const { rows } = await sql<{ store: number }>`
    select store from unnest(${shops}::bigint[]) as s (store)
    where not exists (select from listing_sync y where y.store = s.store and y.asked_at >= (${day}::date::timestamp at time zone ${businessZone}))`.execute(
    database,
  );
  if (rows.length > 0)
    await askForListings(
      database,
      rows.map(({ store }) => store),
      null,
      now,
    );
}
