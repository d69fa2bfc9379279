import type { Decimal, LocalDate } from '@axle/kernel';
import type { StockBizType } from './biz-types.ts';
import type { LayerLeft } from './fifo-consume.ts';
import type { BatchLayer } from './grown-layer.ts';
import type { StockChange, StockKey } from './stock-key.ts';

/** Where the cost of a layer comes from; `unknown` until somebody says it. */
export const costSources = ['po_price', 'landed', 'transfer', 'return', 'last_cost', 'manual', 'assembled', 'unknown'] as const;

/** One of {@link costSources}. */
export type CostSource = (typeof costSources)[number];

/** What is known of the cost of pieces that come in. */
export interface IncomingCost {
  readonly warehouse: number;
  readonly sku: number;
  readonly qty: number;
  /** Value of all these pieces in CNY, at most four digits; or a weight: then they share the value of what the same posting takes out. */
  readonly cost: { readonly value: Decimal; readonly source: CostSource } | { readonly weight: Decimal };
  readonly poNo?: string;
  /** When the pieces first came to us, where that was before now: an instant of ISO 8601. */
  readonly originReceivedAt?: string;
  /** [M3a] What the pieces come in with, however many postings bring them: one layer holds them. A name is used once in a posting. */
  readonly batch?: string;
}

/** What a document asks the ledger to book, all of it or nothing. */
export interface StockPosting {
  readonly bizType: StockBizType;
  readonly changes: readonly StockChange[];
  /** Costs of pieces that come in from outside, or out of other SKUs. Pieces that come from another warehouse keep theirs. */
  readonly incoming?: readonly IncomingCost[];
  /** The day of business where it is not today: for postings that only add. */
  readonly bizDate?: LocalDate;
}

/** What the rule has to know of the stock that a posting touches. */
export interface StockView {
  /** Pieces of a key, 0 where nothing ever lay. */
  balance(key: StockKey): number;
  /** Layers with something left of a SKU in a warehouse. */
  layers(warehouse: number, sku: number): readonly LayerLeft[];
  /** Layers of a batch of a SKU in a warehouse, empty ones as well. */
  batchLayers(warehouse: number, sku: number, batch: string): readonly BatchLayer[];
  /** Available pieces of a SKU in all bins of a warehouse. */
  available(warehouse: number, sku: number): number;
  /** Pieces reserved and not yet allocated, of a SKU in a warehouse. */
  unallocated(warehouse: number, sku: number): number;
  /** Whether a bin is locked for counting. */
  isLocked(bin: number): boolean;
  /** Today where the warehouse stands. */
  today(warehouse: number): LocalDate;
  /** The first day that is not closed. */
  readonly openFrom: LocalDate;
}

/** One line of the ledger: a change, the balance behind it, the day of business. */
export interface PlannedMove extends StockChange {
  readonly balanceAfter: number;
  readonly bizDate: LocalDate;
}

/** Pieces and value that a layer gains or loses. */
export interface PlannedLayerMove {
  readonly layer: number;
  readonly qty: number;
  readonly value: Decimal;
  /** Whether the pieces count among those that came into the layer: more of its batch, or a reversal of some of it. */
  readonly cameIn?: boolean;
}

/** A layer that a posting makes. */
export interface PlannedLayer {
  readonly warehouse: number;
  readonly sku: number;
  readonly qty: number;
  readonly value: Decimal;
  readonly source: CostSource;
  readonly poNo?: string;
  readonly originReceivedAt?: string;
  readonly batch?: string;
}

/** All that a posting writes, in the order of keys. */
export interface PlannedPosting {
  readonly moves: readonly PlannedMove[];
  readonly layerMoves: readonly PlannedLayerMove[];
  readonly newLayers: readonly PlannedLayer[];
}
