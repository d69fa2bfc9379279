import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from './columns.ts';

export interface FitmentTable extends RecordColumns {
  status: Generated<0 | 1>;
  sku: number;
  make: string;
  model: string;
  year_from: number;
  year_to: number;
  submodel: string | null;
  engine: string | null;
  drive: string | null;
  body_style: string | null;
  position: string | null;
  qty_per_vehicle: Generated<number>;
  note: string | null;
  source: Generated<string>;
  verified_by: number | null;
  verified_at: OptionalInstant;
}

export interface FitmentOverlapTable {
  fitment: number;
}

export interface VehicleFittingTable {
  vehicle: number;
  skus: number;
}

export interface SkuSubstituteTable extends RecordColumns {
  status: Generated<0 | 1>;
  group_no: string;
  note: string | null;
  effective_from: string;
  effective_to: string | null;
}

export interface SkuSubstituteMembersTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
  rank: number;
  ratio: string;
  type: string;
  stop_date: string | null;
  period: Generated<string>;
}

export interface MaterialAreaTable extends RecordColumns {
  status: Generated<0 | 1>;
  market: number;
  sku_group: number;
  main_sku: number;
  policy: 'whole' | 'split';
  note: string | null;
  effective_from: string;
  effective_to: string | null;
}

export interface MaterialAreaOrderTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
}

export interface SkuSubstituteLogTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  at: Instant;
  by_user: number | null;
  market: number | null;
  group_no: string | null;
  sku: string | null;
  action: string;
  field: string | null;
  before: string | null;
  after: string | null;
  reason: string | null;
  request_no: string | null;
}

/** The tables of substitutes. */
export interface SubstituteTables {
  fitment: FitmentTable;
  fitment_overlap: FitmentOverlapTable;
  vehicle_fitting: VehicleFittingTable;
  sku_substitute: SkuSubstituteTable;
  sku_substitute_members: SkuSubstituteMembersTable;
  material_area: MaterialAreaTable;
  material_area_order: MaterialAreaOrderTable;
  sku_substitute_log: SkuSubstituteLogTable;
}
