import { ok, type Result } from '@axle/kernel';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { moveStatus } from './move-status.ts';
import { notHeldRefusal } from './release-held.ts';

/** Pieces on hold of a line of a receipt that go back to their supplier, or that do not after all. */
export interface HeldReturn {
  readonly receipt: number;
  /** The line by which they came, from 0. */
  readonly lineNo: number;
  /** The inspection that rejected them. */
  readonly inspectionNo: string;
  /** By what they go back: each time once. */
  readonly by: string;
  readonly sku: number;
  readonly qty: number;
}

async function change(
  context: LedgerContext,
  { receipt, lineNo, inspectionNo: docNo, by, sku, qty }: HeldReturn,
  way: 'back' | 'kept',
): Promise<Result<void>> {
  if (qty === 0) return ok(undefined);
  const { transaction } = context;
  const { warehouse, dock_bin: firstBin } = await transaction
    .selectFrom('receipt')
    .select(['warehouse', 'dock_bin'])
    .where('id', '=', receipt)
    .executeTakeFirstOrThrow();
  const [from, to] = way === 'back' ? (['qc_hold', 'available'] as const) : (['available', 'qc_hold'] as const);
  const idemKey = `inspection:${docNo}:${way}:${by}`;
  const moved = await moveStatus(context, { idemKey, docNo, warehouse, firstBin, sku, qty, from, to }, notHeldRefusal(qty));
  if (!moved.ok) return moved;
  if (moved.value.again) return ok(undefined);
  await transaction
    .updateTable('receipt_lines')
    .set(of => ({ judged_qty: of('judged_qty', '+', way === 'back' ? qty : -qty) }))
    .where('record_id', '=', receipt)
    .where('line_no', '=', lineNo)
    .execute();
  return ok(undefined);
}

/** [R108] Takes pieces off hold that go back: they are available, and reserved by whoever asks for it in the same transaction. */
export const sendHeldBack = (context: LedgerContext, held: HeldReturn): Promise<Result<void>> => change(context, held, 'back');

/** [R108] Puts pieces on hold again that do not go back after all. */
export const keepHeld = (context: LedgerContext, held: HeldReturn): Promise<Result<void>> => change(context, held, 'kept');
