import { maySync } from '@axle/catalog';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { businessDay } from '../home/business-day.ts';
import type { Log } from '../process/log.ts';
import { refreshAccess } from '../shop/refresh-access.ts';
import { launchOffered } from '../sku/launch-offered.ts';
import { keepOffers } from './keep-offers.ts';
import { sandboxListings, type ToldListing } from './sandbox-listings.ts';

/** What fetching listings stands on. */
export interface SyncWork {
  readonly database: Kysely<Tables>;
  readonly log: Log;
  readonly now: () => Date;
}

/** Longest that fetching the listings of a shop takes; what is out longer belongs to a worker that was lost, and is begun anew. */
const longest = sql<string>`now() + interval '2 minutes'`;

/** [LST5] Asks for the listings of shops that were not asked about of late; those that wait already are not asked twice. Tells which are asked now. */
export async function askForListings(
  database: Kysely<Tables>,
  stores: readonly number[],
  by: number | null,
  now: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ store: number; last: string | null }>`
    select s.store, (select max(y.asked_at) from listing_sync y where y.store = s.store) as last
    from unnest(${stores}::bigint[]) as s (store)`.execute(database);
  const due = rows.filter(({ last }) => maySync(last === null ? undefined : new Date(last), now)).map(({ store }) => store);
  if (due.length === 0) return [];
  const asked = await sql<{ store: number }>`
    insert into listing_sync (store, asked_by, asked_at) select store, ${by}, ${now} from unnest(${due}::bigint[]) as d (store)
    on conflict (store) where state in ('waiting', 'running') do nothing returning store`.execute(database);
  return asked.rows.map(({ store }) => store);
}

/** Fetches the listings of a shop for one task, once however often it is called: whoever takes it is the only one, and all of it is kept or none. */
export async function syncListings({ database, log, now }: SyncWork, id: number): Promise<void> {
  const task = await database
    .updateTable('listing_sync')
    .set({ state: 'running', lease_until: longest })
    .where('id', '=', id)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'running'), eb('lease_until', '<', sql<string>`now()`)])]),
    )
    .returning(['store'])
    .executeTakeFirst();
  if (!task) return;
  const access = await refreshAccess(database, task.store, now());
  if (!access.ok) {
    log.warn(`listings of shop ${task.store}: ${access.refusal.code}`);
    await end(database, id, { state: 'failed', error: access.refusal.code }, now());
    return;
  }
  const day = businessDay(now());
  await database.transaction().execute(async transaction => {
    const told = await sandboxListings(transaction, task.store, day);
    const added = await keepListings(transaction, task.store, day, told);
    await keepOffers(transaction, task.store, told);
    await launchOffered(transaction, day, now());
    await end(transaction, id, { state: 'done', rows_in: told.length, rows_new: added }, now());
  });
}

const end = (
  database: Kysely<Tables>,
  id: number,
  what: { readonly state: 'done' | 'failed'; readonly rows_in?: number; readonly rows_new?: number; readonly error?: string },
  now: Date,
) =>
  database
    .updateTable('listing_sync')
    .set({ ...what, lease_until: null, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();

/** Keeps what a platform told of a day; asked again, the same rows take its last word. What people imported for the day stays. */
async function keepListings(transaction: Transaction<Tables>, store: number, day: string, told: readonly ToldListing[]): Promise<number> {
  const { rows } = await sql<{ added: boolean }>`
    insert into amazon_listing as l (store, site, msku, asin, fnsku, title, brand, price, buy_box, rank, rating, reviews, fulfilment, stock, units, fitment_count,
      images, listing_status, snapshot_date)
    select ${store}::bigint, g.*, ${day}::date from json_to_recordset(${JSON.stringify(told)}::json) as g (site bigint, msku text, asin text, fnsku text, title text,
      brand text, price numeric, buy_box boolean, rank integer, rating numeric, reviews integer, fulfilment text, stock integer, units integer, fitment_count integer, images integer,
      listing_status text)
    on conflict (store, site, msku, snapshot_date) do update set price = excluded.price, buy_box = excluded.buy_box, rank = excluded.rank, rating = excluded.rating,
      reviews = excluded.reviews, stock = excluded.stock, units = excluded.units, listing_status = excluded.listing_status, version = l.version + 1, updated_at = now()
      where l.updated_by is null and (l.price, l.buy_box, l.rank, l.rating, l.reviews, l.stock, l.units, l.listing_status)
        is distinct from (excluded.price, excluded.buy_box, excluded.rank, excluded.rating, excluded.reviews, excluded.stock, excluded.units,
          excluded.listing_status)
    returning xmax = 0 as added`.execute(transaction);
  return rows.filter(({ added }) => added).length;
}
