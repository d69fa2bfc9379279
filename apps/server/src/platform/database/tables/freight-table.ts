import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface FreightTableTable extends RecordColumns {
  status: Generated<number>;
  table_no: string;
  code: string;
  name_zh: string;
  name_en: string;
  country: number;
  courier: number;
  currency: string;
  weight_unit: string;
  divisor: string;
  dim_round: string;
  step_unit: string;
  effective_from: string;
  effective_to: string | null;
  source: string | null;
}

export interface FreightTableRatesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  zone: string;
  max_weight: string;
  amount: string;
  per_step_over: string | null;
}

export interface FreightTableZonesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  origin_prefix: string;
  dest_prefix: string;
  zone: string;
}

export interface FreightTableSurchargesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  code: string;
  kind: string;
  zone: string;
  amount: string | null;
  over_longest: string | null;
  over_second: string | null;
  over_girth: string | null;
  over_volume: string | null;
  over_weight: string | null;
  min_billable: string | null;
  fuelable: boolean | null;
}

export interface FreightTableFuelTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  effective_from: string;
  effective_to: string | null;
  percent: string;
}

/** Tables of the rate cards of parcel carriers. */
export interface FreightTableTables {
  freight_table: FreightTableTable;
  freight_table_rates: FreightTableRatesTable;
  freight_table_zones: FreightTableZonesTable;
  freight_table_surcharges: FreightTableSurchargesTable;
  freight_table_fuel: FreightTableFuelTable;
}
