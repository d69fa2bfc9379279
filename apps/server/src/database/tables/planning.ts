import type { Generated } from 'kysely';
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

/** The tables of this word by name. */
export interface PlanningTables {
  plan_node: PlanNodeTable;
  weekly_sales: WeeklySalesTable;
  season_factor: SeasonFactorTable;
  sku_priority: SkuPriorityTable;
}
