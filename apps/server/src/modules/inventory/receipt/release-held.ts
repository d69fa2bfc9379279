import { fill, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { openPutaways } from '../putaway/open-putaways.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { countJudged } from './count-judged.ts';
import { moveStatus } from './move-status.ts';

/** Pieces of a SKU that came with a receipt and are held. */
export interface HeldPieces {
  /** The number of what decides on them. */
  readonly docNo: string;
  /** Counts its decisions, each of which moves pieces once. */
  readonly turn: number;
  readonly receipt: number;
  /** The line by which they came, from 0. */
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
  /** Rejected goods become damaged; all others are available. */
  readonly to?: 'available' | 'damaged';
}

const notHeld = text('质检冻结只有{have}件，不能放行{qty}件', '{have} {have|piece is|pieces are} on QC hold; {qty} cannot be released');

/** [R106] What stands against taking more pieces off hold than there are. */
export const notHeldRefusal =
  (qty: number) =>
  (have: number): Refusal => ({ code: 'NOT_HELD', field: 'lotSize', message: fill(notHeld, { have, qty }) });

/**
 * Takes pieces of a receipt off hold where they lie, the dock first, and opens their putaway; whoever follows the receipt learns of it. A
 * decision that came before does nothing.
 */
export async function releaseHeld(context: LedgerContext, held: HeldPieces): Promise<Result<void>> {
  const { docNo, turn, receipt: id, sku, qty, to = 'available' } = held;
  if (qty === 0) return ok(undefined);
  const receipt = await context.transaction
    .selectFrom('receipt')
    .select(['receipt_no', 'warehouse', 'dock_bin'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { warehouse, dock_bin: firstBin } = receipt;
  const idemKey = `inspection:${docNo}:${to === 'available' ? 'release' : 'block'}:${turn}`;
  const moved = await moveStatus(context, { idemKey, docNo, warehouse, firstBin, sku, qty, from: 'qc_hold', to }, notHeldRefusal(qty));
  if (!moved.ok) return moved;
  if (moved.value.again) return ok(undefined);
  const lines = moved.value.places.map(({ bin, pieces }) => ({ sku, warehouse, fromBin: bin, status: to, qty: pieces }));
  const opened = await openPutaways(context, receipt.receipt_no, lines);
  return opened.ok ? countJudged(context, held, { docType: 'inspection', docNo, turn, qty }) : refuse(opened.refusal);
}
