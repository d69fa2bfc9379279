import { type ListingSnapshot, listingExceptions, type ListingThresholds, usualThresholds } from '@axle/catalog';
import type { Decimal } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { coveredSkus } from '../exemption/exempt-skus.ts';
import { seenIds } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { settleExceptions, type Settled } from '../../../platform/exceptions/settle-exceptions.ts';

/** Days of snapshots that are looked at. */
const daysBack = 60;

interface Listed {
  readonly store: number;
  readonly site: number;
  readonly msku: string;
  readonly asin: string;
  readonly sku: number | null;
  readonly brands: readonly string[] | null;
  readonly floor: Decimal | null;
  readonly bare: boolean;
  readonly snapshots: readonly ListingSnapshot[];
}

/** The thresholds by site, for sites that have some of their own. */
export async function thresholdsOf(database: Kysely<Tables>): Promise<(site: number) => ListingThresholds> {
  const own = new Map((await database.selectFrom('listing_threshold').selectAll().execute()).map(row => [row.site, row]));
  return site => {
    const row = own.get(site);
    return {
      noBuyBoxHours: row?.no_buy_box_hours ?? usualThresholds.noBuyBoxHours,
      priceFactor: (row?.price_factor as Decimal | null | undefined) ?? usualThresholds.priceFactor,
      ratingLeast: (row?.rating_least as Decimal | null | undefined) ?? usualThresholds.ratingLeast,
      reviewsLeast: row?.reviews_least ?? usualThresholds.reviewsLeast,
    };
  };
}

/** Checks listings by their snapshots: exceptions found are opened in the list of exceptions, those resolved are closed. */
async function check(
  database: Kysely<Tables>,
  now: Date,
  seen: { readonly listings: RawBuilder<boolean>; readonly exceptions: RawBuilder<boolean> },
): Promise<Settled> {
  const thresholds = await thresholdsOf(database);
  const { rows } = await sql<Listed>`
    select t.store, t.site, t.msku, t.asin, t.sku, (select array[b.name_en, b.name_zh, b.code] from sku s join brand b on b.id = s.brand
    where s.id = t.sku) as brands,
      (select trim_scale(p.target_price)::text from estimated_profit p where p.sku = t.sku and p.site = t.site
      and p.fulfilment = t.fulfilment and p.state = 'done') as floor,
      coalesce((select not exists (select from fitment f join sku o on o.id = f.sku where o.category = s.category) from sku s
      where s.id = t.sku), false) as bare, h.snapshots
    from amazon_listing t, lateral (
      select json_agg(json_strip_nulls(json_build_object('day', a.snapshot_date, 'status', a.listing_status, 'price',
      trim_scale(a.price)::text, 'buyBox', a.buy_box,
        'rating', trim_scale(a.rating)::text, 'reviews', a.reviews, 'images', a.images, 'fitments', a.fitment_count, 'brand', a.brand,
        'stock', a.stock, 'units', a.units)) order by a.snapshot_date) as snapshots
      from amazon_listing a
      where a.store = t.store and a.site = t.site and a.msku = t.msku
      and a.snapshot_date between t.snapshot_date - ${daysBack}::integer and t.snapshot_date
    ) h where t.latest and ${seen.listings} and not exists (
      select from (${coveredSkus({ type: 'listingCheck', day: businessDay(now) })}) e where e.sku = t.sku)`.execute(database);
  const found = rows.flatMap(({ store, site, msku, asin, sku, brands, floor, bare, snapshots }) =>
    listingExceptions(snapshots, { brands: brands ?? [], ...(floor === null ? {} : { floor }), fitsNothing: bare }, thresholds(site)).map(
      ({ lost, ...exception }) => ({ store, site, msku, asin, sku, ...exception, units_lost: lost ?? null }),
    ),
  );
  const details = ['asin', 'sku', 'level', 'value', 'threshold', 'since', 'units_lost'];
  return settleExceptions(
    database,
    { table: 'listing_exception', keys: ['store', 'site', 'msku', 'rule'], details },
    found,
    now,
    seen.exceptions,
  );
}

const every = sql<boolean>`true`;

/** Checks all listings. */
export const checkListings = (database: Kysely<Tables>, now: Date): Promise<Settled> =>
  check(database, now, { listings: every, exceptions: every });

/** Checks the listings that a user may see. */
export const checkSeenListings = (parts: RecordParts): Promise<Settled> =>
  check(parts.database, parts.caller.now, {
    listings: seenIds({ caller: parts.caller, resource: parts.caller.registry.referred('amazonListing')! }),
    exceptions: seenIds(parts),
  });
