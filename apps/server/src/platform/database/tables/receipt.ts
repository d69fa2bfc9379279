import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DiffDisposition, DiffType } from '@axle/inventory';
import type { Instant, OptionalInstant, OptionalJson, RecordColumns } from './columns.ts';

export interface ReceiptTable extends RecordColumns {
  receipt_no: Generated<string>;
  type: 'purchase' | 'first_leg' | 'transfer' | 'customer_return' | 'sample';
  source_no: string;
  warehouse: number;
  from_warehouse: number | null;
  supplier: number | null;
  container_no: string | null;
  eta: string | null;
  arrived_at: OptionalInstant;
  dock_bin: number | null;
  blind: Generated<boolean>;
  state: Generated<'expected' | 'arrived' | 'counting' | 'counted' | 'closed' | 'cancelled'>;
  closed_at: OptionalInstant;
  receiver: number | null;
  second_receiver: number | null;
  photos: OptionalJson;
  note: string | null;
  finished_at: OptionalInstant;
}

export interface ReceiptLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
  po_no: Generated<string>;
  po_line: Generated<number>;
  expected_qty: number;
  most_qty: ColumnType<number, number | undefined, number>;
  carton_qty: number | null;
  unit_cost: string | null;
  in_transit: Generated<boolean>;
  good_qty: Generated<number>;
  hold_qty: Generated<number>;
  damaged_qty: Generated<number>;
  over_qty: Generated<number>;
  over_tol_pct: ColumnType<string, string | undefined, string>;
  put_qty: Generated<number>;
}

export interface ReceiptScanTable {
  id: GeneratedAlways<number>;
  receipt: number;
  line_no: number;
  scan_key: string;
  code: string;
  sku: number;
  good: Generated<number>;
  hold: Generated<number>;
  damaged: Generated<number>;
  over: Generated<number>;
  posting_no: string | null;
  by: number;
  at: Instant;
  undone_at: OptionalInstant;
  photos: OptionalJson;
}

export interface ReceiptDifferenceTable extends RecordColumns {
  receipt: number;
  receipt_no: string;
  line_no: number | null;
  diff_type: DiffType;
  sku: number | null;
  code: string | null;
  warehouse: number;
  supplier: number | null;
  expected_qty: number;
  actual_qty: number;
  diff_qty: number;
  unit_cost: string | null;
  diff_value: string | null;
  photos: OptionalJson;
  note: string | null;
  state: Generated<'open' | 'decided'>;
  disposition: DiffDisposition | null;
  reason: string | null;
  claim_no: string | null;
  outbound_no: string | null;
  posting_no: string | null;
  round: Generated<number>;
  decided_by: number | null;
  decided_at: OptionalInstant;
}

export interface ClaimTable extends RecordColumns {
  claim_no: Generated<string>;
  party: 'SUPPLIER' | 'CARRIER' | 'WAREHOUSE' | 'INSURER' | 'PLATFORM';
  type: 'QUALITY' | 'LOST' | 'DAMAGE' | 'DELAY' | 'OVERCHARGE';
  supplier: number | null;
  warehouse: number;
  biz_no: string;
  difference: number | null;
  sku: number | null;
  qty: number;
  currency: Generated<string>;
  claimed: string | null;
  state: Generated<'DRAFT' | 'SUBMITTED' | 'NEGOTIATING' | 'AGREED' | 'RECOVERED' | 'REJECTED' | 'CLOSED'>;
}

/** The tables of this word by name. */
export interface ReceiptTables {
  receipt: ReceiptTable;
  receipt_lines: ReceiptLinesTable;
  receipt_scan: ReceiptScanTable;
  receipt_difference: ReceiptDifferenceTable;
  claim: ClaimTable;
}
