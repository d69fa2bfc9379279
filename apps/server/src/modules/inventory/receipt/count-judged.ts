import { ok, refuse, type Result } from '@axle/kernel';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { followed, followedLine } from './read-receipt.ts';
import { type JudgedPieces, receiptFollowers } from './receipt-followers.ts';

/** A line of a receipt, by its place in it from 0. */
export interface ReceivedLine {
  readonly receipt: number;
  readonly lineNo: number;
}

/** Counts pieces of a line as on hold no more, or again, and notifies the document that follows the receipt. */
export async function countJudged(
  context: LedgerContext,
  { receipt: id, lineNo }: ReceivedLine,
  pieces: JudgedPieces,
): Promise<Result<void>> {
  const { transaction, registry } = context;
  const receipt = await transaction.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const line = await transaction
    .updateTable('receipt_lines')
    .set(of => ({ judged_qty: of('judged_qty', '+', pieces.qty) }))
    .where('record_id', '=', id)
    .where('line_no', '=', lineNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  const follower = registry.part(receiptFollowers, receipt.type);
  const [refused] = (await follower?.judged?.(context, followed(receipt), followedLine(line, false), pieces)) ?? [];
  return refused ? refuse(refused) : ok(undefined);
}
