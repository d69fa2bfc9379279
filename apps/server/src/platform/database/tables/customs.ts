import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, RecordColumns } from './columns.ts';

export interface TariffCodeTable extends RecordColumns {
  status: Generated<number>;
  country: string;
  code: string;
  level: number | null;
  name_zh: string | null;
  name_en: string | null;
  unit1: string | null;
  unit2: string | null;
  mfn: string | null;
  extras_told: string | null;
  vat: string | null;
  export_rebate: string | null;
  controls: string | null;
  elements_template: string | null;
  section: string | null;
  parent: string | null;
  skus: number | null;
  effective_from: string;
  effective_to: string | null;
}

export interface TariffCodeExtrasTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  origin: string;
  percent: string;
  from: string;
  to: string | null;
}

export interface CutoffNameTable extends RecordColumns {
  status: Generated<number>;
  match: string;
  value: string;
  scope: string;
  scope_ref: string | null;
  action: string;
  reason: string | null;
  effective_from: string;
  effective_to: string | null;
  notified_at: OptionalInstant;
}

/** The tables of this word by name. */
export interface CustomsTables {
  tariff_code: TariffCodeTable;
  tariff_code_extras: TariffCodeExtrasTable;
  cutoff_name: CutoffNameTable;
}
