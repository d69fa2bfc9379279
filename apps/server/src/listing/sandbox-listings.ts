import { createHash } from 'node:crypto';
import { type Decimal, multiply, round } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A listing as the platform tells of it on a day. */
export interface ToldListing {
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
  readonly fitment_count: number | null;
  readonly images: number | null;
  readonly listing_status: string;
}

/** Numbers below 256 that follow from a listing and a day: asked again, the sandbox tells the same. */
const drawn = ({ site, msku }: ToldListing, day: string): readonly number[] => [
  ...createHash('sha256').update(`${site} ${msku} ${day}`).digest().subarray(0, 4),
];

/** A day later: the price moves by a hundredth now and then, the rank by a twentieth, some are sold and some review. */
function dayLater(listing: ToldListing, day: string): ToldListing {
  const [priced = 0, ranked = 0, sold = 0, reviewed = 0] = drawn(listing, day);
  const { price, rank, stock, reviews } = listing;
  const step = (priced < 24 ? '1.01' : priced < 48 ? '0.99' : '1') as Decimal;
  return {
    ...listing,
    price: price === null ? null : round(multiply(price as Decimal, step), 2),
    rank: rank === null ? null : Math.max(1, Math.round(rank * (1 + (ranked - 128) / 2560))),
    stock: stock === null ? null : Math.max(0, stock - (sold % 4)),
    reviews: reviews === null ? null : reviews + (reviewed < 40 ? 1 : 0),
  };
}

/** What Amazon's sandbox tells of a shop's listings on a day: each as the last snapshot of an earlier day has it, a day later. */
export async function sandboxListings(database: Kysely<Tables>, store: number, day: string): Promise<readonly ToldListing[]> {
  const { rows } = await sql<ToldListing>`
    select distinct on (l.site, l.msku) l.site, l.msku, l.asin, l.fnsku, l.title, l.brand, trim_scale(l.price)::text as price, l.buy_box, l.rank,
      l.rating::text as rating, l.reviews, l.fulfilment, l.stock, l.fitment_count, l.images, l.listing_status
    from amazon_listing l where l.store = ${store} and l.snapshot_date < ${day}::date
    order by l.site, l.msku, l.snapshot_date desc`.execute(database);
  return rows.filter(row => row.listing_status !== 'deleted').map(row => dayLater(row, day));
}
