import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalJson, RecordColumns } from './columns.ts';

export interface SkuTable extends RecordColumns {
  sku: string;
  images: OptionalJson;
  name_zh: string;
  name_en: string;
  short_name: string | null;
  kind: string;
  category: number;
  brand: number;
  uom: string;
  pcs_per_uom: number;
  position: string | null;
  gtin: string | null;
  oe_numbers: string[] | null;
  oe_keys: string[] | null;
  interchange_nos: string[] | null;
  sales_status: string | null;
  developer: number | null;
  buyer: number | null;
  planner: number | null;
  unit_l: string | null;
  unit_w: string | null;
  unit_h: string | null;
  unit_gross_kg: string | null;
  unit_net_kg: string | null;
  carton_l: string | null;
  carton_w: string | null;
  carton_h: string | null;
  carton_gross_kg: string | null;
  carton_qty: number | null;
  inner_qty: number | null;
  pallet_qty: number | null;
  pack_type: string | null;
  hazard: string;
  un_no: string | null;
  decl_name_zh: string | null;
  decl_name_en: string | null;
  decl_elements: string | null;
  material_zh: string | null;
  material_en: string | null;
  use_zh: string | null;
  use_en: string | null;
  model: string | null;
  origin_country: number | null;
  brand_export: number | null;
  preference: number | null;
  supplier: number | null;
  supplier_sku: string | null;
  price: string | null;
  tax_rate: string | null;
  lead_days: number | null;
  moq: number | null;
  order_multiple: number | null;
  iqc_required: boolean | null;
  inspection_level: string | null;
  aql: string | null;
  warranty_months: number | null;
  tariff_cn: string | null;
  carton_cbm: string | null;
  completeness: number | null;
  clear_reason: string | null;
  clear_date: string | null;
  duplicate_reason: string | null;
  launch_date: string | null;
  stop_date: string | null;
}

export interface SkuPackingMaterialsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  material: number;
  qty: string;
}

export interface SkuDeclValuesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  country: number;
  tariff: string | null;
  value: string;
}

export interface SkuNumberSourcesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  number: string;
  system: 'OE' | 'hollander' | 'partslink' | 'aftermarket';
  maker: string | null;
  is_primary: Generated<boolean>;
}

export interface SkuCertsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  kind: 'DOT' | 'SAE' | 'eMark' | 'carbEo' | 'gpsr';
  no: string;
  expiry: string | null;
  file: OptionalJson;
}

/** The tables of this word by name. */
export interface SkuTables {
  sku: SkuTable;
  sku_packing_materials: SkuPackingMaterialsTable;
  sku_decl_values: SkuDeclValuesTable;
  sku_number_sources: SkuNumberSourcesTable;
  sku_certs: SkuCertsTable;
}
