import type { StockBizType, StockStatus } from '@axle/inventory';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant } from './columns.ts';

export interface StockPostingTable {
  id: GeneratedAlways<number>;
  posting_no: GeneratedAlways<string>;
  idem_key: string;
  payload_hash: string;
  biz_type: StockBizType;
  doc_type: string;
  doc_no: string;
  posted_at: Instant;
  reversal_of: number | null;
  reason: string | null;
  by: number;
}

export interface StockItemTable {
  warehouse: number;
  sku: number;
  available: Generated<number>;
  promised: Generated<number>;
  last_posted_at: OptionalInstant;
  id: GeneratedAlways<number>;
  reserved: Generated<number>;
  qc_hold: Generated<number>;
  damaged: Generated<number>;
  in_transit: Generated<number>;
  value_left: Generated<string>;
}

export interface StockMoveTable {
  seq: GeneratedAlways<number>;
  posting: number;
  warehouse: number;
  bin: number;
  sku: number;
  status: StockStatus;
  qty_delta: number;
  balance_after: number;
  biz_date: string;
  posted_at: Instant;
}

export interface StockLayerTable {
  id: GeneratedAlways<number>;
  layer_no: GeneratedAlways<string>;
  posting: number;
  warehouse: number;
  sku: number;
  received_at: Instant;
  origin_received_at: Instant;
  qty_in: number;
  value_in: string;
  qty_left: number;
  value_left: string;
  cost_source: string;
  po_no: string | null;
  emptied_at: OptionalInstant;
}

export interface LayerMoveTable {
  seq: GeneratedAlways<number>;
  posting: number;
  layer: number;
  qty_delta: number;
  value_delta: string;
  qty_after: number;
  value_after: string;
  warehouse: number;
  sku: number;
  biz_date: string;
  posted_at: Instant;
}

export interface StockAlertTable {
  id: GeneratedAlways<number>;
  warehouse: number;
  sku: number;
  min_qty: number;
  told_at: OptionalInstant;
  set_by: number;
  set_at: Instant;
}

export interface StockDecisionTable {
  id: GeneratedAlways<number>;
  warehouse: number;
  sku: number;
  decision: 'keep' | 'promote' | 'transfer' | 'return' | 'scrap';
  due_date: string | null;
  owner: number;
  note: string | null;
  by: number;
  at: Instant;
}

export interface StockProvisionTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  band: string;
  percent: string;
  effective_from: string;
  by: number;
  at: Instant;
}

export interface WorkTargetTable {
  id: GeneratedAlways<number>;
  warehouse: number;
  step: string;
  target: string;
  effective_from: string;
  by: number;
  at: Instant;
}

export interface StockMonthLogTable {
  id: GeneratedAlways<number>;
  month: string;
  action: 'close' | 'open';
  reason: string | null;
  by: number;
  at: Instant;
}

export interface StockSnapshotMonthTable {
  month: string;
  made_at: Instant;
}

export interface StockSnapshotTable {
  month: string;
  warehouse: number;
  bin: number;
  sku: number;
  status: string;
  qty: number;
}

export interface StockItemSnapshotTable {
  month: string;
  warehouse: number;
  sku: number;
  qty: number;
  value: string;
}

export interface StockReservationTable {
  id: GeneratedAlways<number>;
  reservation_no: GeneratedAlways<string>;
  demand_type: 'sales_order' | 'outbound' | 'transfer' | 'distribution_plan';
  demand_no: string;
  demand_line: number;
  warehouse: number;
  sku: number;
  qty_reserved: number;
  qty_allocated: Generated<number>;
  qty_released: Generated<number>;
  qty_open: GeneratedAlways<number>;
  expires_at: OptionalInstant;
  created_by: number;
  created_at: Instant;
  updated_at: Instant;
  reason: string | null;
}

export interface DocumentNumberTable {
  prefix: string;
  day: string;
  last: number;
}

export interface StockMonthTable {
  month: string;
  closed_by: number;
  closed_at: Instant;
}

/** The tables of this word by name. */
export interface StockTables {
  stock_posting: StockPostingTable;
  stock_item: StockItemTable;
  stock_move: StockMoveTable;
  stock_layer: StockLayerTable;
  layer_move: LayerMoveTable;
  stock_reservation: StockReservationTable;
  stock_month: StockMonthTable;
  stock_alert: StockAlertTable;
  stock_decision: StockDecisionTable;
  stock_provision: StockProvisionTable;
  work_target: WorkTargetTable;
  stock_month_log: StockMonthLogTable;
  stock_snapshot_month: StockSnapshotMonthTable;
  stock_snapshot: StockSnapshotTable;
  stock_item_snapshot: StockItemSnapshotTable;
  document_number: DocumentNumberTable;
}
