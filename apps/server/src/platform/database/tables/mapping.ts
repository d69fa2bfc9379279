import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, Instant, RecordColumns } from './columns.ts';
import type { StoreTable } from './shop.ts';

export interface SkuMapTable extends RecordColumns {
  status: Generated<0 | 1>;
  platform: StoreTable['platform'];
  site: number | null;
  store: number | null;
  seller_sku: string;
  note: string | null;
  effective_from: string;
  effective_to: string | null;
}

export interface SkuMapLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
  qty: number;
  revenue_share: string | null;
}

export interface PtSkuTable extends RecordColumns {
  status: Generated<0 | 1>;
  store: number;
  site: number;
  seller_sku: string;
  item_id: string | null;
  fulfilment: 'fba' | 'fbm' | 'wfs' | 'b2b';
  title: string | null;
  listing_status: 'active' | 'inactive' | 'incomplete' | 'suppressed' | 'stranded' | 'deleted' | null;
  manager: number | null;
  ignore_reason: string | null;
  source: Generated<'people' | 'listing' | 'order'>;
}

export interface PtSkuStandingTable {
  listing: number;
  state: 'unmapped' | 'mapped' | 'conflict' | 'ignored';
  until: string | null;
}

export interface PtSkuExceptionTable extends RecordColumns {
  rule: 'unmapped' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7';
  level: 'high' | 'mid' | 'low';
  store: number;
  site: number;
  seller_sku: string;
  skus: string[] | null;
  detail: string | null;
  state: 'open' | 'doing' | 'done' | 'ignored';
  first_at: Instant;
  handler: number | null;
  handled_at: OptionalInstant;
  ended_by: 'person' | 'check' | null;
  result: string | null;
  ignored_until: string | null;
}

export interface FbaMapTable extends RecordColumns {
  status: Generated<0 | 1>;
  store: number;
  site: number;
  msku: string;
  fnsku: string;
  asin: string;
  sku: number;
  qty_per: number;
  label_type: 'fnsku' | 'manufacturer' | null;
  effective_from: string;
  effective_to: string | null;
}

export interface FbaPoolTable extends RecordColumns {
  status: Generated<0 | 1>;
  pool_code: string;
  store: number;
  kind: 'single' | 'paneu' | 'narf';
  home_site: number;
  effective_from: string;
  effective_to: string | null;
}

export interface FbaPoolSitesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  site: number;
}

export interface NightlyRunTable {
  job: string;
  ran_on: string;
}

/** The tables of this word by name. */
export interface MappingTables {
  sku_map: SkuMapTable;
  sku_map_lines: SkuMapLinesTable;
  pt_sku: PtSkuTable;
  pt_sku_standing: PtSkuStandingTable;
  pt_sku_exception: PtSkuExceptionTable;
  fba_map: FbaMapTable;
  fba_pool: FbaPoolTable;
  fba_pool_sites: FbaPoolSitesTable;
  nightly_run: NightlyRunTable;
}
