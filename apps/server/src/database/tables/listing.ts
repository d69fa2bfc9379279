import type { Generated } from 'kysely';
import type { RecordColumns } from './columns.ts';

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
  fitment_count: number | null;
  images: number | null;
  listing_status: 'active' | 'inactive' | 'incomplete' | 'suppressed' | 'stranded' | 'deleted';
  snapshot_date: string;
  latest: boolean | null;
}

/** The tables of this word by name. */
export interface ListingTables {
  amazon_listing: AmazonListingTable;
}
