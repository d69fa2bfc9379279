import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from './columns.ts';

export interface PutawayTable extends RecordColumns {
  putaway_no: Generated<string>;
  receipt_no: string;
  warehouse: number;
  sku: number;
  from_bin: number;
  stock_status: 'available' | 'qc_hold' | 'damaged';
  qty: number;
  done_qty: Generated<number>;
  assignee: number | null;
  reason: string | null;
  ended_at: OptionalInstant;
  state: Generated<'open' | 'doing' | 'done' | 'cancelled'>;
}

export interface PutawaySuggestedTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  bin: number;
  qty: number;
}

export interface PutawayDoneTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  bin: number;
  qty: number;
  by: number;
  at: Instant;
}

/** The tables of this word by name. */
export interface PutawayTables {
  putaway: PutawayTable;
  putaway_suggested: PutawaySuggestedTable;
  putaway_done: PutawayDoneTable;
}
