import type { Generated, GeneratedAlways } from 'kysely';
import type { CompanyEntityBankAccountsTable } from './company.ts';
import type { Json, OptionalInstant, OptionalJson, RecordColumns } from './columns.ts';

export interface SupplierTable extends RecordColumns {
  supplier_code: string;
  name_zh: string;
  name_en: string;
  short_name: string;
  type: string;
  stage: Generated<string>;
  grade: string | null;
  score: string | null;
  category: number | null;
  uscc: string | null;
  tax_no: string | null;
  address: OptionalJson;
  province: string | null;
  purchase_user: number;
  qc_user: number | null;
  portal_language: string | null;
  currency: string;
  tax_rate: string | null;
  invoice_kind: string | null;
  payment_method: number;
  contract_category: number | null;
  lead_days: number | null;
  monthly_capacity: number | null;
  min_order_amount: string | null;
  reconcile_day: number | null;
  note: string | null;
  skus: number | null;
  open_amount: string | null;
  balance: string | null;
  accepted: string | null;
  sample_no: string | null;
  accepted_orders: number | null;
  freeze_reason: string | null;
  stage_before: string | null;
  licence_to: string | null;
  files_to: string | null;
}

export interface SupplierBankAccountsTable extends CompanyEntityBankAccountsTable {
  reason: string | null;
}

export interface SupplierContactsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  title: string | null;
  phone: string | null;
  email: string | null;
  wechat: string | null;
  for_mail: boolean | null;
}

export interface SupplierDeductionsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  method: number;
}

export interface SupplierCompaniesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  company: number;
}

export interface SupplierCategoriesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  category: number;
}

export interface SupplierFileTable extends RecordColumns {
  status: Generated<0 | 1>;
  supplier: number;
  type: string;
  no: string | null;
  issue_date: string | null;
  expiry_date: string | null;
  remind_days: number | null;
  file: Json;
  reminded_at: OptionalInstant;
  note: string | null;
}

/** The tables of this word by name. */
export interface SupplierTables {
  supplier: SupplierTable;
  supplier_bank_accounts: SupplierBankAccountsTable;
  supplier_contacts: SupplierContactsTable;
  supplier_deductions: SupplierDeductionsTable;
  supplier_companies: SupplierCompaniesTable;
  supplier_categories: SupplierCategoriesTable;
  supplier_file: SupplierFileTable;
}
