import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, RecordColumns } from './columns.ts';

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
  material: number;
  warehouse: number;
  qty: string;
}

export interface PackingMaterialMoveTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  material: number;
  warehouse: number;
  kind: 'stock_in' | 'adjust' | 'pack';
  qty: string;
  balance_after: string;
  doc_no: string | null;
  reason: string | null;
  by: number;
  at: Instant;
}

/** The tables of this word by name. */
export interface ParcelTables {
  packing_material: PackingMaterialTable;
  packing_material_stock: PackingMaterialStockTable;
  packing_material_move: PackingMaterialMoveTable;
}
