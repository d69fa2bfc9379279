import type { RecordColumns } from './columns.ts';

export interface ExchangeRateTable extends RecordColumns {
  from: string;
  to: string;
  rate_type: string;
  rate: string;
  inverse: string | null;
  rate_before: string | null;
  change: string | null;
  period_month: string | null;
  valid_from: string;
  source: string;
  raw_text: string | null;
  state: 'review' | 'active' | 'void';
}

/** The tables of this word by name. */
export interface FinanceTables {
  exchange_rate: ExchangeRateTable;
}
