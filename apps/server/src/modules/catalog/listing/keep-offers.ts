import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { keepStanding } from '../mapping/keep-standing.ts';
import type { PlatformListing } from './sandbox-listings.ts';

/**
 * Stores a shop's listings of the platform where listings are mapped: new ones have the feed as their source, others take over their
 * current state.
 */
export async function keepOffers(database: Kysely<Tables>, store: number, reported: readonly PlatformListing[]): Promise<void> {
  await sql`
    insert into pt_sku as p (store, site, seller_sku, item_id, fulfilment, title, listing_status, source)
    select ${store}::bigint, g.site, g.msku, g.asin, g.fulfilment, g.title, g.listing_status, 'listing'
    from json_to_recordset(${JSON.stringify(reported)}::json) as g (site bigint, msku text, asin text, fulfilment text, title text,
    listing_status text)
    on conflict (store, site, seller_sku) do update set listing_status = excluded.listing_status, version = p.version + 1,
    updated_at = now(), updated_by = null
      where p.listing_status is distinct from excluded.listing_status`.execute(database);
  await keepStanding(
    database,
    reported.map(({ msku }) => msku),
  );
}
