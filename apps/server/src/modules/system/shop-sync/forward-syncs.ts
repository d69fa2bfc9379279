import { businessDay, businessZone } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { accessDue } from '../shop/refresh-access.ts';
import { askShops } from './ask-shops.ts';
import { syncQueue, tokenQueue } from './queues.ts';
import type { SyncKind } from './sync-kind.ts';

/** Amazon shops in use whose platform lets us in. */
export async function shopsToAsk(database: Kysely<Tables>): Promise<readonly number[]> {
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

/** Gives what waits for platforms to the queue: access that is about to expire, and what was requested, also of a lost worker. */
export async function forwardSyncs(database: Kysely<Tables>, queue: JobQueue, now: Date): Promise<void> {
  const due = await accessDue(database, now);
  for (const store of due) await queue.send(tokenQueue, store);
  const { rows } = await sql<{ id: number }>`
    select id from shop_sync where state = 'waiting' or (state = 'running' and lease_until < now()) order by id limit 200`.execute(
    database,
  );
  for (const { id } of rows) await queue.send(syncQueue, id);
  if (due.length > 0) queue.wake(tokenQueue);
  if (rows.length > 0) queue.wake(syncQueue);
}

/** Asks for everything of every shop once a day of business. */
export async function askEveryDay(database: Kysely<Tables>, now: Date): Promise<void> {
  const day = businessDay(now);
  const shops = await shopsToAsk(database);
  for (const kind of ['listings', 'fbaStock'] satisfies readonly SyncKind[]) {
    const { rows } = await sql<{ store: number }>`
      select store from unnest(${shops}::bigint[]) as s (store)
      where not exists (select from shop_sync y
        where y.store = s.store and y.kind = ${kind} and y.asked_at >= (${day}::date::timestamp at time zone ${businessZone}))`.execute(
      database,
    );
    const stores = rows.map(({ store }) => store);
    if (stores.length > 0) await askShops(database, kind, stores, null, now);
  }
}
