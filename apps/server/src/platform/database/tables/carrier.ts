import type { Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from './columns.ts';

export interface CarrierTable extends RecordColumns {
  status: Generated<number>;
  code: string;
  name_zh: string;
  name_en: string;
  type: string;
  scac: string | null;
  iata: string | null;
  country: number | null;
  tracking_url: string | null;
  supplier: number | null;
}

export interface CarrierContactsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  title: string | null;
  phone: string | null;
  email: string | null;
}

/** Tables of the carriers of the first leg. */
export interface CarrierTables {
  carrier: CarrierTable;
  carrier_contacts: CarrierContactsTable;
}
