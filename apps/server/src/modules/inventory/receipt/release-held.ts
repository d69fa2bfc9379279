import { fill, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { openPutaways } from '../putaway/open-putaways.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';

/** Pieces of a SKU that came with a receipt and are held. */
export interface HeldPieces {
  /** The number of what decides on them. */
  readonly docNo: string;
  /** Counts its decisions, each of which moves pieces once. */
  readonly turn: number;
  readonly receipt: number;
  readonly sku: number;
  readonly qty: number;
  /** Rejected goods become damaged; all others are available. */
  readonly to?: 'available' | 'damaged';
}

const notHeld = text('质检冻结只有{have}件，不能放行{qty}件', '{have} {have|piece is|pieces are} on QC hold; {qty} cannot be released');

/** Takes pieces of a receipt off hold where they lie, the dock first, and opens their putaway. */
export async function releaseHeld(
  context: LedgerContext,
  { docNo, turn, receipt: id, sku, qty, to = 'available' }: HeldPieces,
): Promise<Result<void>> {
  if (qty === 0) return ok(undefined);
  const receipt = await context.transaction
    .selectFrom('receipt')
    .select(['receipt_no', 'warehouse', 'dock_bin'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const held = await context.transaction
    .selectFrom('stock_balance')
    .select(['bin', 'qty'])
    .where('warehouse', '=', receipt.warehouse)
    .where('sku', '=', sku)
    .where('status', '=', 'qc_hold')
    .where('qty', '>', 0)
    .orderBy('bin')
    .execute();
  const atDock = ({ bin }: { readonly bin: number }) => bin === receipt.dock_bin;
  const bins = [...held.filter(atDock), ...held.filter(one => !atDock(one))];
  const have = bins.reduce((sum, one) => sum + one.qty, 0);
  if (have < qty) return refuse({ code: 'NOT_HELD', field: 'lotSize', message: fill(notHeld, { have, qty }) } satisfies Refusal);
  let left = qty;
  const taken = bins.flatMap(({ bin, qty: there }) => {
    const pieces = Math.min(there, left);
    left -= pieces;
    return pieces > 0 ? [{ bin, pieces }] : [];
  });
  const posted = await stockLedger(context).post({
    idemKey: `inspection:${docNo}:${to === 'available' ? 'release' : 'block'}:${turn}`,
    docType: 'inspection',
    docNo,
    bizType: 'status_move',
    changes: taken.flatMap(({ bin, pieces }) => [
      { warehouse: receipt.warehouse, bin, sku, status: 'qc_hold' as const, qty: -pieces },
      { warehouse: receipt.warehouse, bin, sku, status: to, qty: pieces },
    ]),
  });
  if (!posted.ok) return refuse(posted.refusal);
  const opened = await openPutaways(
    context,
    receipt.receipt_no,
    taken.map(({ bin, pieces }) => ({ sku, warehouse: receipt.warehouse, fromBin: bin, status: to, qty: pieces })),
  );
  return opened.ok ? ok(undefined) : refuse(opened.refusal);
}
