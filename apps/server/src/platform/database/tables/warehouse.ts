import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow, RecordColumns } from './columns.ts';

export interface WarehouseTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  type: 'domestic' | 'overseas' | 'threePl' | 'fba' | 'transit' | 'returns';
  country: number;
  state: string | null;
  city: string | null;
  zip: string | null;
  address: string | null;
  lat: string | null;
  lon: string | null;
  timezone: string;
  calendar: number;
  company: number;
  market: number | null;
  capacity_cbm: string | null;
  cutoff_time: string | null;
  ns_location_id: string | null;
  fba_center: number | null;
  store: number | null;
}

export interface WarehouseContactsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  title: string | null;
  phone: string | null;
  email: string | null;
}

export interface WarehouseChildTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  warehouse: number;
  type: 'good' | 'defective' | 'hold' | 'returns';
  sellable: boolean | null;
  name_zh: string;
  name_en: string;
}

export interface WarehouseAreaTable extends RecordColumns {
  status: Generated<0 | 1>;
  warehouse: number;
  area_no: string;
  child: number;
  use: 'dock' | 'qc' | 'pick' | 'reserve' | 'pack' | 'stage' | 'return' | 'damage' | 'transit';
  name_zh: string;
  name_en: string;
  putaway_seq: Generated<number>;
  pick_seq: Generated<number>;
  abc: 'A' | 'B' | 'C' | null;
  fill_pct: Generated<string>;
  mix_sku: Generated<boolean>;
  mix_status: Generated<boolean>;
  most_skus: number | null;
  categories: string[] | null;
  dangerous: Generated<boolean>;
  temperature: Generated<'ambient' | 'cool' | 'cold'>;
}

export interface BinTable extends RecordColumns {
  status: Generated<0 | 1>;
  warehouse: number;
  area: number;
  bin_code: string;
  aisle: string;
  rack: string;
  level: number;
  pos: number;
  seq: number;
  abc: 'A' | 'B' | 'C' | null;
  mix: 'oneSku' | 'oneLot' | 'any';
  max_kg: string | null;
  max_cbm: string | null;
  locked: boolean | null;
  lock_reason: string | null;
}

export interface BinCheckTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  bin: number;
  warehouse: number;
  code: string;
  by: number;
  at: InstantNow;
  scan_key: string | null;
}

export interface StockBalanceTable {
  id: GeneratedAlways<number>;
  warehouse: number;
  bin: number;
  sku: number;
  status: 'available' | 'reserved' | 'qc_hold' | 'damaged' | 'in_transit';
  qty: number;
  last_seq: Generated<number>;
}

/** The tables of this word by name. */
export interface WarehouseTables {
  warehouse: WarehouseTable;
  warehouse_contacts: WarehouseContactsTable;
  warehouse_child: WarehouseChildTable;
  warehouse_area: WarehouseAreaTable;
  bin: BinTable;
  bin_check: BinCheckTable;
  stock_balance: StockBalanceTable;
}
