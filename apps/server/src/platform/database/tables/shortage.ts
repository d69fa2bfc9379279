import type { Instant } from './columns.ts';

export interface OutboundShortToldTable {
  outbound: number;
  told_at: Instant;
}

export interface PromiseShortToldTable {
  warehouse: number;
  sku: number;
  told_at: Instant;
}

export interface FbaCaseEndingToldTable {
  fba_case: number;
  told_at: Instant;
}

/** The tables of this word by name. */
export interface ShortageTables {
  outbound_short_told: OutboundShortToldTable;
  promise_short_told: PromiseShortToldTable;
  fba_case_ending_told: FbaCaseEndingToldTable;
}
