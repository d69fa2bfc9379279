import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, RecordColumns } from './columns.ts';

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
  status: Generated<'expected' | 'arrived' | 'counting' | 'counted' | 'closed' | 'cancelled'>;
  closed_at: OptionalInstant;
}

export interface ReceiptLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
  po_no: string | null;
  po_line: number | null;
  expected_qty: number;
  most_qty: number;
  carton_qty: number | null;
  unit_cost: string | null;
  in_transit: Generated<boolean>;
  good_qty: Generated<number>;
  hold_qty: Generated<number>;
  damaged_qty: Generated<number>;
  over_qty: Generated<number>;
}

/** The tables of this word by name. */
export interface ReceiptTables {
  receipt: ReceiptTable;
  receipt_lines: ReceiptLinesTable;
}
