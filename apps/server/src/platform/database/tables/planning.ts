import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, RecordColumns } from './columns.ts';

export interface PlanNodeTable extends RecordColumns {
  status: Generated<number>;
  code: string;
  kind: 'cn' | 'overseas' | 'fba';
  warehouse: number;
  site: number | null;
  tz: string;
  supply_node: number | null;
}

export interface WeeklySalesTable {
  sku: number;
  node: number;
  week: string;
  units: number;
  revenue: string;
}

export interface SeasonFactorTable extends RecordColumns {
  status: Generated<number>;
  name: Generated<string>;
  scope: string;
  category: number | null;
  sku: number | null;
  market: number;
  year: number | null;
  m1: string;
  m2: string;
  m3: string;
  m4: string;
  m5: string;
  m6: string;
  m7: string;
  m8: string;
  m9: string;
  m10: string;
  m11: string;
  m12: string;
  total: string;
  source: string | null;
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

export interface SkuPriorityTable extends RecordColumns {
  status: Generated<number>;
  name: Generated<string>;
  sku: number;
  market: number;
  revenue: string | null;
  cumulative: string | null;
  abc: string | null;
  cv: string | null;
  xyz: string | null;
  suggested: string | null;
  manual: string | null;
  priority: string | null;
  rank: Generated<number>;
  differs: boolean | null;
  reason: string | null;
  until: string | null;
  calc_at: OptionalInstant;
}

export interface MrpBaseConfigTable extends RecordColumns {
  status: Generated<number>;
  name: Generated<string>;
  scope: string;
  market: number | null;
  node: number | null;
  category: number | null;
  sku: number | null;
  planner: number | null;
  qc_days: number | null;
  prep_days: number | null;
  receive_days: number | null;
  transport: number | null;
  lot_policy: string | null;
  poq_weeks_ship: number | null;
  poq_weeks_buy: number | null;
  fixed_lot: number | null;
  air_allowed: boolean | null;
  horizon_weeks: number | null;
  frozen_weeks: number | null;
  receipt_cutoff_dow: number | null;
  slip_days: number | null;
  over_weeks: number | null;
  max_cover_weeks: number | null;
  stockout_mode: string | null;
  assume_reschedule: boolean | null;
  fast_covers_safety: boolean | null;
  use_substitute: boolean | null;
  service_a: string | null;
  service_b: string | null;
  service_c: string | null;
  note: string | null;
}

export interface SafetyStockTable extends RecordColumns {
  status: Generated<number>;
  name: Generated<string>;
  sku: number;
  node: number;
  category: number | null;
  abc_xyz: string | null;
  method: string;
  service: string | null;
  z_value: string | null;
  d_mean: string | null;
  d_sd: string | null;
  l_mean: string | null;
  l_sd: string | null;
  weeks: number | null;
  cover_days: number | null;
  fixed_qty: number | null;
  computed: number | null;
  min_qty: number | null;
  max_qty: number | null;
  result: number | null;
  reorder_point: number | null;
  difference: string | null;
  needs_history: boolean | null;
  source: string | null;
  reason: string | null;
  calc_at: OptionalInstant;
  effective_from: string;
  effective_to: string | null;
}

export interface DeliveryDemandTable extends RecordColumns {
  status: Generated<number>;
  name: Generated<string>;
  site: number;
  category: number | null;
  sku: number | null;
  note: string | null;
}

export interface DeliveryDemandSharesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  node: number;
  percent: string;
  priority: number | null;
  target_cover_days: number;
  min_cover_days: number;
  ship_weekdays: number[] | null;
  min_cbm: string | null;
  max_cbm: string | null;
  round_to: string;
  pool_order: string | null;
  exclude_hazard: boolean | null;
}

/** The tables of this word by name. */
export interface PlanningTables {
  plan_node: PlanNodeTable;
  weekly_sales: WeeklySalesTable;
  season_factor: SeasonFactorTable;
  sku_priority: SkuPriorityTable;
  mrp_base_config: MrpBaseConfigTable;
  safety_stock: SafetyStockTable;
  delivery_demand: DeliveryDemandTable;
  delivery_demand_shares: DeliveryDemandSharesTable;
}
