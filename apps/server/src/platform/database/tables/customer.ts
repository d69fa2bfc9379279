import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface CustomerTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  kind: string;
  country: number;
  tax_id: string | null;
  currency: string;
  payment_method: number | null;
  credit_limit: string | null;
  receivable: string | null;
  open_amount: string | null;
  overdue: string | null;
  sales_user: number | null;
  note: string | null;
}

export interface CustomerAddressesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  country: number;
  region: string | null;
  city: string;
  street: string;
  postcode: string | null;
  contact: string | null;
  phone: string | null;
}

/** The tables of this word by name. */
export interface CustomerTables {
  customer: CustomerTable;
  customer_addresses: CustomerAddressesTable;
}
