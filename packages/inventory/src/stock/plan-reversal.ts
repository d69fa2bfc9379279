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

/**
 * [M5] The opposite of a posting on the same keys and layers. What came in, and what a later cost was added to, must lie untouched: where
 * pieces have left it since `LAYER_CONSUMED`, where a cost was added since `LAYER_REVALUED`; pieces that came back since do not touch it.
 * Its bin and status must hold it still (`NEGATIVE_STOCK`). A posting is reversed once, a reversal never (`ALREADY_REVERSED`); setting
 * apart for an order is undone at the order (`NOT_REVERSIBLE`). `since` answers the pieces of each move of a layer behind the posting, 0
 * for a cost that was added, without the moves that were taken back and those that took them back.
 */
export function planReversal(posted: PostedStock, since: (layer: number) => readonly number[], view: StockView): Result<PlannedPosting> {
  if (reservations.has(posted.bizType)) return refuse(notReversible);
  if (posted.reversed || posted.bizType === 'reversal') return refuse(alreadyReversed);
  for (const { layer } of posted.layerMoves.filter(move => move.qty >= 0)) {
    const later = since(layer);
    if (later.some(qty => qty < 0)) return refuse(layerConsumed);
    if (later.includes(0)) return refuse(layerRevalued);
  }
  const changes = posted.changes.map(change => ({ ...change, qty: -change.qty }));
  const moves = changes.length === 0 ? ok([]) : planMoves({ bizType: 'reversal', changes }, view);
  if (!moves.ok) return moves;
  const layerMoves = posted.layerMoves.map(({ layer, qty, value }) => ({ layer, qty: -qty, value: negate(value) }));
  return ok({ moves: moves.value, layerMoves, newLayers: [] });
}
