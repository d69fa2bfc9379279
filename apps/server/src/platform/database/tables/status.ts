import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow } from './columns.ts';

export interface OrderStatusSettingTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  domain: string;
  code: string;
  document_zh: string;
  document_en: string;
  name_zh: string;
  name_en: string;
  tone: string;
  sort: number;
  terminal: boolean;
  next: string[];
  platforms: string[];
  platform_map: string[];
  sla_hours: number | null;
  own_zh: string | null;
  own_en: string | null;
  own_tone: string | null;
  updated_by: number | null;
  updated_at: InstantNow;
}

export interface StatusCountTable {
  domain: string;
  counted_table: string;
  counted_column: string;
}

export interface StatusTables {
  order_status_setting: OrderStatusSettingTable;
  status_count: StatusCountTable;
}
