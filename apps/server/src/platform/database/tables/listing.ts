import type { Generated } from 'kysely';
import type { Instant, InstantNow, OptionalInstant, RecordColumns } from './columns.ts';

export interface AmazonListingTable extends RecordColumns {
  status: Generated<0 | 1>;
  store: number;
  site: number;
  msku: string;
  asin: string;
  fnsku: string | null;
  sku: number | null;
  title: string;
  brand: string | null;
  price: string | null;
  buy_box: boolean | null;
  rank: number | null;
  rating: string | null;
  reviews: number | null;
  fulfilment: 'fba' | 'fbm';
  stock: number | null;
  units: number | null;
  fitment_count: number | null;
  images: number | null;
  listing_status: 'active' | 'inactive' | 'incomplete' | 'suppressed' | 'stranded' | 'deleted';
  snapshot_date: string;
  latest: boolean | null;
}

export interface ListingExceptionTable extends RecordColumns {
  level: 'high' | 'mid' | 'low';
  rule: string;
  store: number;
  site: number;
  msku: string;
  asin: string;
  sku: number | null;
  value: string | null;
  threshold: string | null;
  since: string;
  units_lost: number | null;
  found_at: Instant;
  state: Generated<'open' | 'doing' | 'done' | 'ignored'>;
  handler: number | null;
  result: string | null;
  ended_at: OptionalInstant;
  mended: boolean | null;
}

export interface ListingThresholdTable {
  site: number;
  no_buy_box_hours: number | null;
  price_factor: string | null;
  rating_least: string | null;
  reviews_least: number | null;
  updated_by: number;
  updated_at: InstantNow;
}

export interface NightlyCheckTable {
  kind: string;
  day: string;
  at: Instant;
  opened: number;
  ended: number;
}

/** The tables of this word by name. */
export interface ListingTables {
  amazon_listing: AmazonListingTable;
  listing_exception: ListingExceptionTable;
  listing_threshold: ListingThresholdTable;
  nightly_check: NightlyCheckTable;
}
