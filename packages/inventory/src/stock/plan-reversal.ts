import { negate, ok, refuse, type Result } from '@axle/kernel';
import { alreadyReversed, layerConsumed, layerRevalued, notReversible } from './refusals.ts';
import type { PlannedLayerMove, PlannedPosting, StockView } from './posting.ts';
import { planMoves } from './plan-posting.ts';
import type { StockBizType } from './biz-types.ts';
import type { StockChange } from './stock-key.ts';

/** A posting as the ledger keeps it. */
export interface PostedStock {
  readonly bizType: string;
  readonly reversed: boolean;
  readonly changes: readonly StockChange[];
  readonly layerMoves: readonly PlannedLayerMove[];
}

/** Postings that belong to a reservation; they end by its own steps. */
const reservations: ReadonlySet<string> = new Set<StockBizType>(['allocate', 'unallocate']);

/** What became of a layer behind a posting; reversed postings and their reversals count as if they had never been. */
export interface LayerSince {
  /** Pieces in the layer now. */
  readonly left: number;
  /** Pieces that joined it behind the posting, and pieces that left it. */
  readonly cameIn: number;
  readonly wentOut: number;
  /** Whether a cost was added. */
  readonly revalued: boolean;
}

/**
 * [M5] The opposite of a posting on the same keys and layers. What came in, and what a later cost was added to, must lie untouched: where
 * pieces of it have left `LAYER_CONSUMED`, where a cost was added since `LAYER_REVALUED`. Of a layer those pieces leave first that came
 * first, so that what is left behind all that came later is untouched. Its bin and status must hold it still (`NEGATIVE_STOCK`). A posting
 * is reversed once, a reversal never (`ALREADY_REVERSED`); setting apart for an order is undone at the order (`NOT_REVERSIBLE`).
 */
export function planReversal(posted: PostedStock, since: (layer: number) => LayerSince, view: StockView): Result<PlannedPosting> {
  if (reservations.has(posted.bizType)) return refuse(notReversible);
  if (posted.reversed || posted.bizType === 'reversal') return refuse(alreadyReversed);
  for (const { layer, qty } of posted.layerMoves.filter(move => move.qty >= 0)) {
    const { left, cameIn, wentOut, revalued } = since(layer);
    if (qty === 0 ? wentOut > 0 : left - cameIn < qty) return refuse(layerConsumed);
    if (revalued) return refuse(layerRevalued);
  }
  const changes = posted.changes.map(change => ({ ...change, qty: -change.qty }));
  const moves = changes.length === 0 ? ok([]) : planMoves({ bizType: 'reversal', changes }, view);
  if (!moves.ok) return moves;
  const layerMoves = posted.layerMoves.map(({ layer, qty, value }) => ({ layer, qty: -qty, value: negate(value), cameIn: qty > 0 }));
  return ok({ moves: moves.value, layerMoves, newLayers: [] });
}
