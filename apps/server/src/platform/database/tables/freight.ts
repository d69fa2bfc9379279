import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, RecordColumns } from './columns.ts';

export interface FbaTableTable extends RecordColumns {
  status: Generated<number>;
  country: number;
  effective_from: string;
  effective_to: string | null;
  currency: string;
  divisor: string;
  confirmation: string | null;
  confirmed_by: number | null;
  confirmed_at: OptionalInstant;
  source: string | null;
}

export interface FbaTableTiersTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  tier: string;
  longest: string | null;
  median: string | null;
  shortest: string | null;
  girth: string | null;
  max_lb: string | null;
  weighed_by: string;
  least_side: string | null;
  round_lb: string;
  storage: string;
}

export interface FbaTableFeesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  tier: string;
  price_from: string;
  max_lb: string;
  fee: string;
  base_lb: string | null;
  step_lb: string | null;
  per_step: string | null;
}

export interface FbaTableStorageTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  storage: string;
  month_from: number;
  month_to: number;
  per_cubic_foot: string;
}

export interface FbaTableReferralTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  above: string;
  percent: string;
  least: string | null;
}

export interface GlobalShippingTable extends RecordColumns {
  status: Generated<number>;
  code: string;
  name_zh: string;
  name_en: string;
  mode: string;
  charge_by: string;
  currency: string;
  rate: string | null;
  min_charge: string | null;
  incoterm: string | null;
  duty_included: boolean | null;
  from_harbour: number | null;
  to_harbour: number | null;
  carrier: number | null;
  sail_weekdays: number[] | null;
  cutoff_days: number | null;
  typical_days: number | null;
  carries: string[] | null;
}

export interface FirstLegTimeTable extends RecordColumns {
  status: Generated<number>;
  origin: number;
  warehouse: number;
  shipping: number;
  stages_told: string | null;
  total_p50: number | null;
  total_p85: number | null;
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

export interface FirstLegTimeStagesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  code: string;
  days_p50: number;
  days_p85: number;
  calendar: number | null;
  wait_sailing: boolean | null;
}

/** The tables of this word by name. */
export interface FreightTables {
  fba_table: FbaTableTable;
  fba_table_tiers: FbaTableTiersTable;
  fba_table_fees: FbaTableFeesTable;
  fba_table_storage: FbaTableStorageTable;
  fba_table_referral: FbaTableReferralTable;
  global_shipping: GlobalShippingTable;
  first_leg_time: FirstLegTimeTable;
  first_leg_time_stages: FirstLegTimeStagesTable;
}
