import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, RecordColumns } from './columns.ts';

/** How far an order that leaves a warehouse has come. */
export type OutboundStatus =
  | 'pending'
  | 'short'
  | 'allocated'
  | 'waved'
  | 'picking'
  | 'picked'
  | 'packing'
  | 'packed'
  | 'shipped'
  | 'held'
  | 'cancelled';

export interface OutboundTable extends RecordColumns {
  outbound_no: Generated<string>;
  out_type: 'sale' | 'fba' | 'transfer' | 'distribution' | 'supplier_return' | 'sample' | 'scrap' | 'other';
  source_type: 'manual' | 'sales_order' | 'transfer' | 'distribution_plan' | 'receipt_difference';
  source_no: string;
  platform_order_no: string | null;
  store: number | null;
  warehouse: number;
  to_warehouse: number | null;
  channel: number | null;
  country: number;
  state: string | null;
  city: string | null;
  postcode: string | null;
  address: string | null;
  receiver: string | null;
  phone: string | null;
  ship_by: OptionalInstant;
  priority: Generated<number>;
  status: Generated<OutboundStatus>;
  held_from: string | null;
  hold_reason: string | null;
  waybill_no: string | null;
  shipped_at: OptionalInstant;
  part: Generated<number>;
}

export interface OutboundLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  sku: number;
  pt_sku: string | null;
  qty: number;
  allocated: Generated<number>;
  picked: Generated<number>;
  packed: Generated<number>;
  shipped: Generated<number>;
  reservation_no: string | null;
  cost_value: string | null;
}

/** The tables of this word by name. */
export interface OutboundTables {
  outbound: OutboundTable;
  outbound_lines: OutboundLinesTable;
}
