import type { Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from './columns.ts';

export interface FbaParameterTable extends RecordColumns {
  status: Generated<0 | 1>;
  parameter: 'inbound_claim_days' | 'warehouse_claim_days' | 'box_side_cm' | 'box_weight_kg';
  value: string;
  effective_from: string;
  effective_to: string | null;
  source: string | null;
}

export interface FbaStockTable extends RecordColumns {
  status: Generated<0 | 1>;
  store: number;
  site: number;
  msku: string;
  fnsku: string | null;
  asin: string | null;
  title: string | null;
  condition: string | null;
  country: number | null;
  snapshot_at: string;
  fulfillable: Generated<number>;
  reserved: number | null;
  reserved_orders: number | null;
  reserved_transfers: number | null;
  reserved_processing: number | null;
  inbound_working: number | null;
  inbound_shipped: number | null;
  inbound_receiving: number | null;
  unfulfillable: number | null;
  customer_damaged: number | null;
  warehouse_damaged: number | null;
  distributor_damaged: number | null;
  carrier_damaged: number | null;
  defective: number | null;
  expired: number | null;
  researching: number | null;
}

type AmazonStatus =
  | 'WORKING'
  | 'READY_TO_SHIP'
  | 'SHIPPED'
  | 'IN_TRANSIT'
  | 'DELIVERED'
  | 'CHECKED_IN'
  | 'RECEIVING'
  | 'CLOSED'
  | 'CANCELLED'
  | 'DELETED'
  | 'ERROR';

export interface FbaShipmentTable extends RecordColumns {
  status: Generated<0 | 1>;
  shipment_id: string;
  name: string | null;
  store: number;
  center: number;
  amazon_status: AmazonStatus;
  outbound_no: string | null;
  shipment_no: string | null;
  delivered_at: string | null;
  closed_at: string | null;
}

export interface FbaShipmentItemsTable {
  id: Generated<number>;
  record_id: number;
  line_no: number;
  msku: string;
  fnsku: string | null;
  qty_shipped: number;
  qty_received: number | null;
}

export interface FbaShipmentBoxesTable {
  id: Generated<number>;
  record_id: number;
  line_no: number;
  box_no: number;
  units: number;
  length_cm: string | null;
  width_cm: string | null;
  height_cm: string | null;
  weight_kg: string | null;
  oversize: boolean | null;
}

export interface FbaLedgerLineTable extends RecordColumns {
  status: Generated<0 | 1>;
  store: number;
  period_from: string;
  period_to: string;
  fnsku: string;
  msku: string | null;
  asin: string | null;
  title: string | null;
  disposition: string;
  location: string;
  starting: number;
  in_transit: number | null;
  receipts: Generated<number>;
  shipments: Generated<number>;
  returns: Generated<number>;
  vendor_returns: Generated<number>;
  transfers: Generated<number>;
  found: Generated<number>;
  lost: Generated<number>;
  damaged: Generated<number>;
  disposed: Generated<number>;
  other: Generated<number>;
  unknown: Generated<number>;
  ending: number;
}

export interface FbaShipmentFollowingTable {
  shipment: number;
  unsettled: Generated<boolean>;
  refused: string | null;
}

export interface FbaLedgerBookingTable {
  line: number;
  booked_at: OptionalInstant;
  refused: string | null;
}

export interface FbaSettlementTable {
  reimbursement: number;
  ledger_line: number;
}

export interface FbaCaseTable extends RecordColumns {
  case_no: Generated<string>;
  type: 'inbound_short' | 'inbound_over' | 'wh_lost' | 'wh_damaged' | 'return_missing' | 'unbalanced';
  store: number;
  warehouse: number | null;
  source_no: string;
  fnsku: string | null;
  msku: string | null;
  sku: number | null;
  qty: number;
  deadline: string | null;
  state: Generated<'open' | 'filed' | 'reimbursed' | 'rejected' | 'expired' | 'closed'>;
  amazon_case_id: string | null;
  filed_at: string | null;
  reimbursed_qty: number | null;
  reimbursed_amount: string | null;
  currency: string | null;
  reason: string | null;
  closed_at: string | null;
}

export interface FbaReimbursementTable extends RecordColumns {
  status: Generated<0 | 1>;
  store: number;
  reimbursement_id: string;
  approved_at: string;
  amazon_case_id: string | null;
  order_id: string | null;
  reason: string;
  msku: string | null;
  fnsku: string;
  asin: string | null;
  title: string | null;
  condition: string | null;
  currency: string;
  amount_per_unit: string | null;
  amount_total: string;
  qty_cash: number | null;
  qty_inventory: number | null;
  qty_total: number;
  original_id: string | null;
}

/** The tables of this word by name. */
export interface FbaStockTables {
  fba_parameter: FbaParameterTable;
  fba_stock: FbaStockTable;
  fba_shipment: FbaShipmentTable;
  fba_shipment_items: FbaShipmentItemsTable;
  fba_shipment_boxes: FbaShipmentBoxesTable;
  fba_ledger_line: FbaLedgerLineTable;
  fba_shipment_following: FbaShipmentFollowingTable;
  fba_ledger_booking: FbaLedgerBookingTable;
  fba_settlement: FbaSettlementTable;
  fba_case: FbaCaseTable;
  fba_reimbursement: FbaReimbursementTable;
}
