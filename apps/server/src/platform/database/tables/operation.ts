import type { ConversionKind, InReason, OutReason } from '@axle/inventory';
import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, OptionalJson, RecordColumns } from './columns.ts';

type OperationState = 'draft' | 'submitted' | 'approved' | 'posted' | 'rejected' | 'reversed';

interface DecidedColumns extends RecordColumns {
  warehouse: number;
  state: Generated<OperationState>;
  applicant: number | null;
  approver: number | null;
  approved_at: OptionalInstant;
  reject_reason: string | null;
  posted_at: OptionalInstant;
  posting_no: string | null;
  reversal_no: string | null;
  reverse_reason: string | null;
}

export interface StockInOperationTable extends DecidedColumns {
  op_no: Generated<string>;
  reason: InReason;
  biz_date: string | null;
  note: string | null;
  attachments: OptionalJson;
}

export interface StockOutOperationTable extends DecidedColumns {
  op_no: Generated<string>;
  reason: OutReason;
  out_type: 'sample' | 'scrap' | 'other' | null;
  biz_date: string | null;
  note: string | null;
  photos: OptionalJson;
  attachments: OptionalJson;
}

export interface StockConversionTable extends DecidedColumns {
  cv_no: Generated<string>;
  kind: ConversionKind;
  sku: number;
  bin: number | null;
  stock_status: 'available' | 'qc_hold' | 'damaged' | null;
  to_bin: number | null;
  to_status: 'available' | 'qc_hold' | 'damaged' | null;
  qty: number;
  reason: string | null;
}

interface LineColumns {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
  qty: number;
}

export interface StockInOperationLinesTable extends LineColumns {
  bin: number;
  stock_status: 'available' | 'qc_hold' | 'damaged';
  unit_cost: string | null;
}

export interface StockOutOperationLinesTable extends LineColumns {
  bin: number;
  stock_status: 'available' | 'damaged';
}

export interface StockConversionComponentsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
  qty: number;
}

/** The tables of this word by name. */
export interface OperationTables {
  stock_in_operation: StockInOperationTable;
  stock_in_operation_lines: StockInOperationLinesTable;
  stock_out_operation: StockOutOperationTable;
  stock_out_operation_lines: StockOutOperationLinesTable;
  stock_conversion: StockConversionTable;
  stock_conversion_components: StockConversionComponentsTable;
}
