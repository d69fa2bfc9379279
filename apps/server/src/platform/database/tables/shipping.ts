import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalJson, RecordColumns } from './columns.ts';

export interface ShippingSettingTable extends RecordColumns {
  status: Generated<number>;
  scope: string;
  platform: string | null;
  site: number | null;
  store: number | null;
  handling_days: number | null;
  cutoff_time: string | null;
  calendar: number | null;
  weekend_ship: boolean | null;
  signature_from: string | null;
  insure_from: string | null;
  upload_tracking_delay_min: number | null;
  po_box_policy: string | null;
  address_line_max: number | null;
  return_address: OptionalJson;
  label_note: string | null;
}

export interface ShippingSettingCarrierMapTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  courier: number;
  platform_code: string | null;
}

/** The tables of this word by name. */
export interface ShippingTables {
  shipping_setting: ShippingSettingTable;
  shipping_setting_carrier_map: ShippingSettingCarrierMapTable;
}
