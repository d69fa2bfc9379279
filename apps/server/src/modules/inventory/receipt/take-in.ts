import { noOrder, statusOnArrival, type StockBizType, type StockChange, type StockStatus } from '@axle/inventory';
import { ok, type Result } from '@axle/kernel';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { costOfPieces } from './cost-of-pieces.ts';
import { type CountedLine, followed, followedLine, type LinedReceipt } from './read-receipt.ts';
import { receiptFollowers, type ReceivedPieces } from './receipt-followers.ts';

/** Pieces of a line that come into stock. */
export interface TakenPieces {
  readonly line: CountedLine;
  readonly qty: number;
}

/** As what pieces of a line lie at the dock. */
export const statusOfLine = ({ receipt }: LinedReceipt, { inspected }: CountedLine, damaged: boolean): StockStatus =>
  statusOnArrival({ receipt: receipt.type, inspected, damaged });

const bizTypes = {
  purchase: 'purchase_in',
  first_leg: 'purchase_in',
  transfer: 'other_in',
  customer_return: 'return_in',
  sample: 'other_in',
} as const satisfies Readonly<Record<LinedReceipt['receipt']['type'], StockBizType>>;

/**
 * Books pieces of a receipt's lines to its dock bin and counts them; what is ours already comes out of the bin of what is on its way.
 * Returns the posting. The lines are all of one SKU and all in transit, or none.
 */
export async function takeIn(
  context: LedgerContext,
  counted: LinedReceipt,
  taken: readonly TakenPieces[],
  { idemKey, damaged, surplus = false }: { readonly idemKey: string; readonly damaged: boolean; readonly surplus?: boolean },
): Promise<Result<string>> {
  const { receipt } = counted;
  const inTransit = !surplus && taken[0]!.line.in_transit;
  const transit = inTransit ? await workingBin(context, receipt.warehouse, 'transit') : undefined;
  const changes = taken.flatMap(({ line, qty }): readonly StockChange[] => {
    const at = { warehouse: receipt.warehouse, sku: line.sku };
    const here = { ...at, bin: receipt.dock_bin!, status: statusOfLine(counted, line, damaged), qty };
    return transit === undefined ? [here] : [{ ...at, bin: transit, status: 'in_transit', qty: -qty }, here];
  });
  const incoming = [];
  if (!inTransit)
    for (const { line, qty } of taken) {
      const cost = await costOfPieces(context.transaction, counted, line, qty);
      const batch = `receipt:${receipt.receipt_no}:${line.line_no}:${statusOfLine(counted, line, damaged)}`;
      const at = { warehouse: receipt.warehouse, sku: line.sku };
      incoming.push({ ...at, qty, cost, batch, ...(line.po_no === noOrder ? {} : { poNo: line.po_no }) });
    }
  const posted = await stockLedger(context).post({
    idemKey,
    docType: 'receipt',
    docNo: receipt.receipt_no,
    bizType: inTransit ? 'transit_receive' : bizTypes[receipt.type],
    changes,
    incoming,
  });
  if (!posted.ok) return posted;
  for (const { line, qty } of taken)
    await countPieces(context, counted, line, piecesAs(statusOfLine(counted, line, damaged), qty), { surplus });
  return ok(posted.value.postingNo);
}

/** Pieces by what became of them. */
export const piecesAs = (status: StockStatus, qty: number): ReceivedPieces => ({
  good: status === 'available' ? qty : 0,
  hold: status === 'qc_hold' ? qty : 0,
  damaged: status === 'damaged' ? qty : 0,
});

/**
 * Adds pieces to what a line has in stock, or takes them off, and notifies the document that follows the receipt. Surplus pieces, taken in
 * beyond what was expected, were never on their way.
 */
export async function countPieces(
  context: LedgerContext,
  { receipt }: Pick<LinedReceipt, 'receipt'>,
  line: CountedLine,
  pieces: ReceivedPieces,
  { surplus }: { readonly surplus: boolean },
): Promise<void> {
  await context.transaction
    .updateTable('receipt_lines')
    .set(of => ({
      good_qty: of('good_qty', '+', pieces.good),
      hold_qty: of('hold_qty', '+', pieces.hold),
      damaged_qty: of('damaged_qty', '+', pieces.damaged),
    }))
    .where('id', '=', line.id)
    .execute();
  await context.registry.part(receiptFollowers, receipt.type)?.received?.(context, followed(receipt), followedLine(line, surplus), pieces);
}
