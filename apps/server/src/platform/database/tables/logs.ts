import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow, OptionalInstant } from './columns.ts';

export interface TrackingLogTable {
  id: GeneratedAlways<number>;
  at: InstantNow;
  client_at: OptionalInstant;
  client_id: string;
  session_id: string;
  user_id: number;
  event_type: 'page_view' | 'button_click';
  event: string | null;
  page_url: string;
  page_name: string;
  page_from_name: Generated<string>;
  page_from_url: Generated<string>;
  spm_code: string;
  tab: string | null;
  sub_tab: string | null;
  dialog: string | null;
  button_name: string | null;
  uuid: string;
  lang: string;
  screen: string | null;
  ip: string;
  version: Generated<number>;
}

/** The tables of this word by name. */
export interface LogsTables {
  tracking_log: TrackingLogTable;
}
