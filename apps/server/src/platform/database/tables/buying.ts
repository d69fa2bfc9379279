import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface BuyingLogTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  date: string;
  po_no: string;
  sku: number;
  supplier: number;
  proxy: number | null;
  buyer: number | null;
  qty: number;
  price: string;
  currency: string;
  lead_days_plan: number | null;
  lead_days_actual: number | null;
}

export interface ProxyBuyTable extends RecordColumns {
  status: Generated<0 | 1>;
  sku: number;
  proxy: number;
  real_supplier: number;
  fee_rate: string;
  invoice_by: 'proxy' | 'real';
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

/** The tables of what was bought. */
export interface BuyingTables {
  buying_log: BuyingLogTable;
  proxy_buy: ProxyBuyTable;
}
