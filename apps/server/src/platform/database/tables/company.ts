import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalJson, RecordColumns } from './columns.ts';

export interface CompanyEntityTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  country: number;
  tax_no: string | null;
  eori: string | null;
  address: OptionalJson;
  currency: string;
  accounts: number | null;
  ns_subsidiary_id: string | null;
  seal_image: OptionalJson;
}

export interface CompanyEntityBankAccountsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  bank: string;
  account_no: string;
  bank_code: string;
  currency: string;
  is_default: boolean | null;
}

export interface CustomsExporterTable extends RecordColumns {
  status: Generated<0 | 1>;
  company: number;
  customs_code: string;
  uscc: string;
  ciq_code: string | null;
  supervision: string[];
  rebate_eligible: boolean | null;
  bank_for_fx: string | null;
  valid_to: string | null;
}

/** The tables of this word by name. */
export interface CompanyTables {
  company_entity: CompanyEntityTable;
  company_entity_bank_accounts: CompanyEntityBankAccountsTable;
  customs_exporter: CustomsExporterTable;
}
