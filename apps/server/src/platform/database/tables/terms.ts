import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalJson, RecordColumns } from './columns.ts';

export interface PaymentMethodTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  split: string | null;
  nodes: string[] | null;
  deposit_pct: string | null;
  balance_base: string | null;
  net_days: number | null;
  end_of_month: boolean | null;
}

export interface PaymentMethodLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  node: string;
  percent: string;
  offset_days: number;
  basis: string;
}

export interface DeductionMethodTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  type: string;
  rate: string | null;
  amount: string | null;
  grace_days: number | null;
  cap_percent: string | null;
  basis: string;
}

export interface ContractCategoryTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  short_name: string;
  name_zh: string;
  name_en: string;
  number_prefix: string;
  need_seal: boolean | null;
  retention_years: number | null;
  template: string | null;
  template_file: OptionalJson;
}

/** The tables of this word by name. */
export interface TermsTables {
  payment_method: PaymentMethodTable;
  payment_method_lines: PaymentMethodLinesTable;
  deduction_method: DeductionMethodTable;
  contract_category: ContractCategoryTable;
}
