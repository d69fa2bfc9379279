import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface BrandTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  kind: string;
  note: string | null;
  owner: number | null;
}

export interface BrandTrademarksTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  country: number;
  no: string;
  class: number;
  expiry: string | null;
}

export interface BrandRegistryStoresTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  store: number;
}

/** The tables of this word by name. */
export interface BrandTables {
  brand: BrandTable;
  brand_trademarks: BrandTrademarksTable;
  brand_registry_stores: BrandRegistryStoresTable;
}
