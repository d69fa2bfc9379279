import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, OptionalJson, RecordColumns } from './columns.ts';

export interface PackingMaterialTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  kind: 'carton' | 'mailer' | 'tape' | 'filler' | 'label' | 'pallet';
  uom: 'pc' | 'm' | 'kg';
  inner_l: string | null;
  inner_w: string | null;
  inner_h: string | null;
  outer_l: string | null;
  outer_w: string | null;
  outer_h: string | null;
  tare_g: number;
  max_load_kg: string | null;
  unit_cost: string | null;
  safety_qty: string | null;
  supplier: number | null;
}

export interface PackingMaterialStockTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  material: number;
  warehouse: number;
  qty: string;
}

export interface PackingMaterialMoveTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  material: number;
  warehouse: number;
  kind: 'stock_in' | 'adjust' | 'pack' | 'unpack';
  qty: string;
  balance_after: string;
  doc_no: string | null;
  reason: string | null;
  by: number;
  at: Instant;
}

export interface ManifestTable extends RecordColumns {
  manifest_no: Generated<string>;
  warehouse: number;
  courier: number;
  status: Generated<'open' | 'handed'>;
  handed_at: OptionalInstant;
  handed_by: number | null;
}

export interface ParcelTable extends RecordColumns {
  parcel_no: Generated<string>;
  outbound_no: string | null;
  warehouse: number;
  carton: number | null;
  tape: number | null;
  tape_qty: string | null;
  filler: number | null;
  filler_qty: string | null;
  length_cm: string | null;
  width_cm: string | null;
  height_cm: string | null;
  expected_g: number | null;
  actual_g: number | null;
  weight_ok: boolean | null;
  chargeable_kg: string | null;
  override_by: number | null;
  override_reason: string | null;
  waybill_no: string | null;
  manifest_no: string | null;
  exception: string | null;
  state: Generated<'packing' | 'packed' | 'manifested' | 'handed' | 'voided'>;
  packed_at: OptionalInstant;
  handed_at: OptionalInstant;
  carrier_first_scan_at: OptionalInstant;
  photos: OptionalJson;
}

export interface ParcelLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
  qty: number;
  scanned: Generated<number>;
}

export interface ParcelScanTable {
  id: GeneratedAlways<number>;
  parcel: number;
  code: string;
  line_no: number | null;
  result: 'ok' | 'wrong_sku' | 'excess';
  scan_key: string | null;
  undone_at: OptionalInstant;
  by: number;
  at: Instant;
}

/** The tables of this word by name. */
export interface ParcelTables {
  packing_material: PackingMaterialTable;
  packing_material_stock: PackingMaterialStockTable;
  packing_material_move: PackingMaterialMoveTable;
  manifest: ManifestTable;
  parcel: ParcelTable;
  parcel_lines: ParcelLinesTable;
  parcel_scan: ParcelScanTable;
}
