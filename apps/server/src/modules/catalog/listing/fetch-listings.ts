import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FetchOfDay } from '../../system/shop-sync/sync-kind.ts';
import { launchOffered } from '../sku/launch-offered.ts';
import { keepOffers } from './keep-offers.ts';
import { sandboxListings, type PlatformListing } from './sandbox-listings.ts';
import { markLatest } from './settle-listings.ts';

/** Fetches the listings of a shop: snapshots of the day, offers that are new, and new SKUs that are on sale by them. */
export const fetchListings: FetchOfDay = async (transaction, { store, day, now }) => {
  const reported = await sandboxListings(transaction, store, day);
  const rowsNew = await keepListings(transaction, store, day, reported);
  await keepOffers(transaction, store, reported);
  await launchOffered(transaction, day, now);
  return { rowsIn: reported.length, rowsNew };
};

/** Stores the platform's listings of a day; a repeated fetch updates the same rows. Rows that users imported for the day stay. */
async function keepListings(
  transaction: Transaction<Tables>,
  store: number,
  day: string,
  reported: readonly PlatformListing[],
): Promise<number> {
  const { rows } = await sql<{ added: boolean }>`
    insert into amazon_listing as l (store, site, msku, asin, fnsku, title, brand, price, buy_box, rank, rating, reviews, fulfilment, stock,
    units, fitment_count,
      images, listing_status, snapshot_date, sku)
    select ${store}::bigint, g.*, ${day}::date, sku_of_listing(${store}::bigint, g.site, g.msku, ${day}::date)
    from json_to_recordset(${JSON.stringify(reported)}::json) as g (site bigint, msku text,
    asin text, fnsku text, title text,
      brand text, price numeric, buy_box boolean, rank integer, rating numeric, reviews integer, fulfilment text, stock integer,
      units integer, fitment_count integer, images integer,
      listing_status text)
    on conflict (store, site, msku, snapshot_date) do update set price = excluded.price, buy_box = excluded.buy_box, rank = excluded.rank,
    rating = excluded.rating,
      reviews = excluded.reviews, stock = excluded.stock, units = excluded.units, listing_status = excluded.listing_status,
      version = l.version + 1, updated_at = now()
      where l.updated_by is null and (l.price, l.buy_box, l.rank, l.rating, l.reviews, l.stock, l.units, l.listing_status)
        is distinct from (excluded.price, excluded.buy_box, excluded.rank, excluded.rating, excluded.reviews, excluded.stock,
        excluded.units,
          excluded.listing_status)
    returning xmax = 0 as added`.execute(transaction);
  await markLatest(
    transaction,
    reported.map(({ msku }) => msku),
  );
  return rows.filter(({ added }) => added).length;
}
