import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantNow, Json } from './columns.ts';

export interface ListLayoutTable {
  user_id: number;
  page: string;
  layout: Json;
  updated_at: InstantNow;
}

export interface ListLayoutDefaultTable {
  id: GeneratedAlways<number>;
  role_id: number | null;
  page: string;
  layout: Json;
  updated_by: number;
  updated_at: InstantNow;
}

export interface ListViewTable {
  id: GeneratedAlways<number>;
  page: string;
  name: string;
  audience: 'private' | 'team' | 'public';
  owner_id: number;
  org_id: number;
  state: Json;
  version: Generated<number>;
  updated_at: InstantNow;
}

export interface ListViewChoiceTable {
  user_id: number;
  page: string;
  view_order: Generated<number[]>;
  default_view_id: number | null;
}

export interface ListViewRoleDefaultTable {
  role_id: number;
  page: string;
  view_id: number;
}

/** The tables of this word by name. */
export interface LayoutsTables {
  list_layout: ListLayoutTable;
  list_layout_default: ListLayoutDefaultTable;
  list_view: ListViewTable;
  export_template: ListViewTable;
  list_view_choice: ListViewChoiceTable;
  list_view_role_default: ListViewRoleDefaultTable;
}
