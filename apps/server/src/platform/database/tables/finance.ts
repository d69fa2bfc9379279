import type { GeneratedAlways } from 'kysely';
import type { InstantNow, RecordColumns } from './columns.ts';

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

/** Which currencies are in use: the latest row of a currency counts. */
export interface CurrencyUseTable {
  id: GeneratedAlways<number>;
  code: string;
  in_use: boolean;
  reason: string | null;
  by: number | null;
  at: InstantNow;
}

/** The tables of this word by name. */
export interface FinanceTables {
  exchange_rate: ExchangeRateTable;
  currency_use: CurrencyUseTable;
}
