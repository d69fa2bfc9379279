import type { InstantNow, Json } from './columns.ts';

export interface HomeLayoutTable {
  user_id: number;
  layout: Json;
  updated_at: InstantNow;
}

/** The tables of this word by name. */
export interface HomeTables {
  home_layout: HomeLayoutTable;
}
