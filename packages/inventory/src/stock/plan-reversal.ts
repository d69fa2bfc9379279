import { type Decimal, negate, ok, refuse, type Result } from '@axle/kernel';
import { alreadyReversed, layerConsumed, layerRevalued, notReversible } from './refusals.ts';
import type { PlannedLayerMove, PlannedPosting, StockView } from './posting.ts';
import { planMoves } from './plan-posting.ts';
import type { StockBizType } from './biz-types.ts';
import type { StockChange } from './stock-key.ts';

/** What a posting did to a layer, and what the layer held behind it. */
export interface PostedLayerMove extends PlannedLayerMove {
  readonly qtyAfter: number;
  readonly valueAfter: Decimal;
}

/** A posting as the ledger keeps it. */
export interface PostedStock {
  readonly bizType: string;
  readonly reversed: boolean;
  readonly changes: readonly StockChange[];
  readonly layerMoves: readonly PostedLayerMove[];
}

/** A layer as it stands when a reversal asks. */
export interface LayerNow {
  readonly qtyLeft: number;
  readonly valueLeft: Decimal;
}

/** Postings that belong to a reservation; they end by its own steps. */
const reservations: ReadonlySet<string> = new Set<StockBizType>(['allocate', 'unallocate']);

/**
 * [M5] The opposite of a posting on the same keys and layers. What came in, and what a later cost was added
 * to, must lie untouched: with fewer pieces left than then `LAYER_CONSUMED`, with another value `LAYER_REVALUED`; and its bin and status
 * must hold it still (`NEGATIVE_STOCK`). A posting is reversed once, a reversal never (`ALREADY_REVERSED`); setting apart for an order is
 * undone at the order (`NOT_REVERSIBLE`).
 */
export function planReversal(posted: PostedStock, layerNow: (layer: number) => LayerNow, view: StockView): Result<PlannedPosting> {
  if (reservations.has(posted.bizType)) return refuse(notReversible);
  if (posted.reversed || posted.bizType === 'reversal') return refuse(alreadyReversed);
  for (const { layer, qtyAfter, valueAfter } of posted.layerMoves.filter(move => move.qty >= 0)) {
    const now = layerNow(layer);
    if (now.qtyLeft < qtyAfter) return refuse(layerConsumed);
    if (now.valueLeft !== valueAfter) return refuse(layerRevalued);
  }
  const changes = posted.changes.map(change => ({ ...change, qty: -change.qty }));
  const moves = changes.length === 0 ? ok([]) : planMoves({ bizType: 'reversal', changes }, view);
  if (!moves.ok) return moves;
  const layerMoves = posted.layerMoves.map(({ layer, qty, value }) => ({ layer, qty: -qty, value: negate(value) }));
  return ok({ moves: moves.value, layerMoves, newLayers: [] });
}
