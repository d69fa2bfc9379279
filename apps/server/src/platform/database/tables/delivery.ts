import type { Generated } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface DeliveryTimeTable extends RecordColumns {
  status: Generated<number>;
  channel: number;
  warehouse: number;
  zone: string | null;
  state: string | null;
  min_days: number | null;
  typ_days: number;
  max_days: number | null;
  calendar: number;
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

export interface PurchaseTimeTable extends RecordColumns {
  status: Generated<number>;
  supplier: number;
  category: number | null;
  sku: number | null;
  lead_days: number;
  sd_days: string | null;
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

/** Tables of the days that channels and suppliers take. */
export interface DeliveryTables {
  delivery_time: DeliveryTimeTable;
  purchase_time: PurchaseTimeTable;
}
