import type { Generated } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from './columns.ts';

export interface FbaReportTable extends RecordColumns {
  status: Generated<0 | 1>;
  store: number;
  site: number;
  fnsku: string;
  msku: string | null;
  report_date: string;
  received: string | null;
  shipped: string | null;
  returned: string | null;
  adjusted: string | null;
  qty: string;
  longest_cm: string | null;
  median_cm: string | null;
  shortest_cm: string | null;
  weight_kg: string | null;
}

export interface FbaAbnormalTable extends RecordColumns {
  type: 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7';
  detail: string | null;
  store: number;
  site: number;
  fnsku: string;
  sku: number | null;
  report_date: string;
  reported: string | null;
  expected: string | null;
  difference: string | null;
  found_at: Instant;
  state: Generated<'open' | 'doing' | 'done' | 'ignored'>;
  handler: number | null;
  result: string | null;
  ended_at: OptionalInstant;
  mended: boolean | null;
}

/** The tables of this word by name. */
export interface FbaReportTables {
  fba_report: FbaReportTable;
  fba_abnormal: FbaAbnormalTable;
}
