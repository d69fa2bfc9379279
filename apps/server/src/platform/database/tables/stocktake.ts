import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, RecordColumns } from './columns.ts';

export interface StocktakeTable extends RecordColumns {
  stocktake_no: Generated<string>;
  type: 'full' | 'cycle' | 'spot';
  warehouse: number;
  mode: Generated<'lock' | 'live'>;
  planned_on: string;
  area: number | null;
  abc: 'A' | 'B' | 'C' | null;
  bin_codes: string[] | null;
  sku_codes: string[] | null;
  counted_before: string | null;
  recount_limit: Generated<string>;
  counter: number | null;
  recounter: number | null;
  note: string | null;
  started_at: OptionalInstant;
  manager_by: number | null;
  approved_by: number | null;
  approved_at: OptionalInstant;
  reject_reason: string | null;
  posted_at: OptionalInstant;
  state: Generated<'draft' | 'counting' | 'recount' | 'review' | 'approved' | 'posted' | 'cancelled'>;
}

export interface StocktakeLineTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  stocktake: number;
  bin: number;
  sku: number;
  unexpected: Generated<boolean>;
  book_qty: number | null;
  book_seq: number | null;
  cost: Generated<string>;
  counting: number | null;
  ordered: Generated<number>;
  count1: number | null;
  count1_by: number | null;
  count2: number | null;
  count2_by: number | null;
  count3: number | null;
  count3_by: number | null;
  final: number | null;
  reason: 'miscount' | 'unposted' | 'misplaced' | 'lost' | 'found' | 'wrong_pack' | null;
  note: string | null;
}

export interface StocktakeBinTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  stocktake: number;
  bin: number;
  round: number;
  opened_by: number | null;
  opened_at: OptionalInstant;
  submitted_by: number | null;
  submitted_at: OptionalInstant;
  voided: Generated<boolean>;
}

/** The tables of this word by name. */
export interface StocktakeTables {
  stocktake: StocktakeTable;
  stocktake_line: StocktakeLineTable;
  stocktake_bin: StocktakeBinTable;
}
