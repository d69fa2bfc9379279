import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, RecordColumns } from './columns.ts';

export interface TransferOrderTable extends RecordColumns {
  transfer_no: Generated<string>;
  from_warehouse: number;
  to_warehouse: number;
  channel: number | null;
  eta: string | null;
  note: string | null;
  state: Generated<'draft' | 'submitted' | 'approved' | 'picking' | 'shipped' | 'part_received' | 'received' | 'closed' | 'cancelled'>;
  applicant: number | null;
  approver: number | null;
  approved_at: OptionalInstant;
  reject_reason: string | null;
  shipped_at: OptionalInstant;
  closed_at: OptionalInstant;
  close_reason: string | null;
}

export interface TransferOrderLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
  qty: number;
  shipped_qty: number | null;
  received_qty: number | null;
  lost_qty: number | null;
}

/** The tables of this word by name. */
export interface TransferTables {
  transfer_order: TransferOrderTable;
  transfer_order_lines: TransferOrderLinesTable;
}
