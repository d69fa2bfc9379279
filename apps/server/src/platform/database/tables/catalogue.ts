import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface VehicleModelTable extends RecordColumns {
  status: Generated<0 | 1>;
  market: string;
  year: number;
  make: string;
  model: string;
  family: string | null;
  submodel: string | null;
  engine: string | null;
  drive: string | null;
  body_styles: string[] | null;
  fuel: string | null;
  e_pid: string | null;
  k_type: string | null;
  aliases: string[] | null;
  source: string | null;
}

export interface CategoryTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  parent: number | null;
  level: number | null;
  fee_category: string | null;
  default_tariff: string | null;
  default_aql: string | null;
  default_service: string | null;
  note: string | null;
}

export interface BomTable extends RecordColumns {
  parent: string;
  bom_version: number;
  state: 'draft' | 'active' | 'retired';
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

export interface BomLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  child: string;
  quantity: string;
  scrap: string | null;
  note: string | null;
}

export interface SkuPropertyTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  type: 'text' | 'int' | 'decimal' | 'bool' | 'option' | 'multiOption' | 'date' | 'range';
  unit: string | null;
  used_for: string[] | null;
  min: string | null;
  max: string | null;
  pattern: string | null;
  templates: Generated<number>;
}

export interface SkuPropertyOptionsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  code: string;
  name_zh: string;
  name_en: string;
}

export interface SkuPropertyTemplateTable extends RecordColumns {
  status: Generated<0 | 1>;
  category: number;
  own_lines: Generated<number>;
  required_lines: Generated<number>;
  handed_down: Generated<number>;
  note: string | null;
}

export interface SkuPropertyTemplateLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  property: number;
  position: number;
  required: boolean | null;
  inherit: boolean | null;
}

export interface SkuPropertyValueTable extends RecordColumns {
  status: Generated<0 | 1>;
  sku: number;
  property: number;
  value: string;
}

/** The tables of this word by name. */
export interface CatalogueTables {
  vehicle_model: VehicleModelTable;
  category: CategoryTable;
  sku_property: SkuPropertyTable;
  sku_property_options: SkuPropertyOptionsTable;
  sku_property_template: SkuPropertyTemplateTable;
  sku_property_template_lines: SkuPropertyTemplateLinesTable;
  sku_property_value: SkuPropertyValueTable;
  bom: BomTable;
  bom_lines: BomLinesTable;
}
