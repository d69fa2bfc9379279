import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from './columns.ts';

export interface DistributionPlanTable extends RecordColumns {
  plan_no: Generated<string>;
  depart_week: string;
  from_node: number;
  channel: number;
  harbour: number | null;
  ship_date: string | null;
  eta_date: string | null;
  horizon_days: Generated<number>;
  equipment: Generated<'20GP' | '40GP' | '40HQ'>;
  supply_cut_at: Instant;
  state: Generated<'draft' | 'submitted' | 'approved' | 'released' | 'part_shipped' | 'done' | 'cancelled'>;
  submitter: number | null;
  approver: number | null;
  approved_at: OptionalInstant;
  reject_reason: string | null;
  cancel_reason: string | null;
  note: string | null;
}

export interface DistributionPlanLinesTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  record_id: number;
  line_no: number;
  sku: number;
  to_node: number;
  dest_kind: 'overseas' | 'fba' | 'distributor' | null;
  cartons: number;
  reason: string | null;
  carton_qty: Generated<number>;
  loose: Generated<number>;
  need: Generated<number>;
  daily_sales: Generated<string>;
  have: Generated<number>;
  suggested_cartons: number | null;
  locked: Generated<boolean>;
  outbound_no: string | null;
  shipped: Generated<number>;
  qty: GeneratedAlways<number>;
}

/** The tables of this word by name. */
export interface DistributionTables {
  distribution_plan: DistributionPlanTable;
  distribution_plan_lines: DistributionPlanLinesTable;
}
