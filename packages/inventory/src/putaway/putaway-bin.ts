import type { Decimal } from '@axle/kernel';
import type { AreaUse } from '../warehouse/check-area.ts';
import type { StockStatus } from '../stock/stock-status.ts';

/** How fast goods turn over, and which goods a place is for. */
export type Abc = 'A' | 'B' | 'C';

/** What is put away, and what of it decides where. */
export interface PutawayItem {
  readonly sku: number;
  readonly status: StockStatus;
  /** Volume and gross weight of a piece; what is not known bounds nothing. */
  readonly unitCbm?: Decimal;
  readonly unitKg?: Decimal;
  readonly abc?: Abc;
  /** Its category and those above it. */
  readonly categories: readonly number[];
  readonly dangerous: boolean;
}

/** A bin in use with the rules of its area, and what lies in it. */
export interface PutawayBin {
  readonly bin: number;
  readonly code: string;
  /** Its place on the walk. */
  readonly seq: number;
  readonly use: AreaUse;
  /** The place of its area among those of the same use. */
  readonly putawaySeq: number;
  readonly abc?: Abc;
  readonly capCbm?: Decimal;
  readonly capKg?: Decimal;
  /** How much of the volume is filled at most, in percent. */
  readonly fillPct: Decimal;
  readonly usedCbm: Decimal;
  readonly usedKg: Decimal;
  readonly skus: readonly number[];
  readonly statuses: readonly StockStatus[];
  readonly mixSku: boolean;
  readonly mixStatus: boolean;
  readonly mostSkus?: number;
  /** Categories that it takes; all where none is named. */
  readonly categories: readonly number[];
  readonly dangerous: boolean;
}
