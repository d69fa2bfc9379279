import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A listing as the platform reports it on a day. */
export interface PlatformListing {
  readonly site: number;
  readonly msku: string;
  readonly asin: string;
  readonly fnsku: string | null;
  readonly title: string;
  readonly brand: string | null;
  readonly price: string | null;
  readonly buy_box: boolean | null;
  readonly rank: number | null;
  readonly rating: string | null;
  readonly reviews: number | null;
  readonly fulfilment: string;
  readonly stock: number | null;
  readonly units: number | null;
  readonly fitment_count: number | null;
  readonly images: number | null;
  readonly listing_status: string;
}

/**
 * The listings of a shop that Amazon's sandbox reports on a day. Nothing is sold there: a listing has the state of its last snapshot, and
 * its stock and sales are those of Amazon's own report of the day, where there is one. A repeated call returns the same.
 */
export async function sandboxListings(database: Kysely<Tables>, store: number, day: string): Promise<readonly PlatformListing[]> {
  const { rows } = await sql<PlatformListing>`
    select l.site, l.msku, l.asin, l.fnsku, l.title, l.brand, trim_scale(l.price)::text as price, l.buy_box, l.rank,
    l.rating::text as rating, l.reviews,
      l.fulfilment, coalesce(greatest(round(r.qty), 0)::integer, l.stock) as stock, greatest(round(r.shipped), 0)::integer as units,
      l.fitment_count, l.images,
      l.listing_status
    from (
      select distinct on (a.site, a.msku) a.* from amazon_listing a where a.store = ${store} and a.snapshot_date < ${day}::date
      order by a.site, a.msku, a.snapshot_date desc
    ) l left join fba_report r on l.fulfilment = 'fba' and r.store = l.store and r.site = l.site and r.fnsku = l.fnsku
    and r.report_date = ${day}::date
    where l.listing_status <> 'deleted' order by l.site, l.msku`.execute(database);
  return rows;
}
