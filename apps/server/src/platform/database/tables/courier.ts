import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface CourierTable extends RecordColumns {
  status: Generated<number>;
  code: string;
  name_zh: string;
  name_en: string;
  country: number | null;
  tracking_url: string | null;
  number_regex: string | null;
  samples: readonly string[] | null;
}

export interface LogisticsChannelTable extends RecordColumns {
  status: Generated<number>;
  code: string;
  name_zh: string;
  name_en: string;
  courier: number;
  service: string | null;
  max_kg: string | null;
  max_longest_cm: string | null;
  max_lg_cm: string | null;
  po_box: boolean | null;
  military: boolean | null;
  hazards: readonly string[] | null;
  label_format: string | null;
  signature: boolean | null;
  freight: number | null;
}

export interface LogisticsChannelWarehousesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  warehouse: number;
}

/** Tables of couriers and their channels. */
export interface CourierTables {
  courier: CourierTable;
  logistics_channel: LogisticsChannelTable;
  logistics_channel_warehouses: LogisticsChannelWarehousesTable;
}
