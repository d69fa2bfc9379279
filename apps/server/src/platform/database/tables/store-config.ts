import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface StoreConfigTable extends RecordColumns {
  status: Generated<number>;
  store: number;
  site: number;
  country: number;
  cutoff: string;
  timezone: string;
  handling_days: number;
  split_allowed: boolean;
  max_parcels: number | null;
  buffer_pcs: number | null;
  buffer_pct: string | null;
  label_template: string | null;
  packing_slip: string;
  ship_post_point: 'pack' | 'handover';
  return_warehouse: number | null;
  photo_above: string | null;
  note: string | null;
}

export interface StoreConfigWarehousesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  warehouse: number;
  channel: number | null;
}

/** The tables of this word by name. */
export interface StoreConfigTables {
  store_config: StoreConfigTable;
  store_config_warehouses: StoreConfigWarehousesTable;
}
