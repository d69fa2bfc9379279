import { refusedAtDocument } from '@axle/inventory';
import { ok, refuse, type Result, type Text } from '@axle/kernel';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { takeOffPutaways } from '../putaway/take-off-putaways.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { type LinedReceipt, readReceipt } from './read-receipt.ts';
import { holdOver } from './scan-receipt.ts';
import { countPieces } from './take-in.ts';

/** In whose name scans are taken back, and why. */
export interface Uncounting {
  readonly context: LedgerContext;
  readonly caller: Actor;
  readonly why: Text;
}

/**
 * Takes what scans counted off the lines of their receipt and off its putaway tasks, and marks them as undone; the caller reverses their
 * postings.
 */
export async function uncountScans(
  { context, caller, why }: Uncounting,
  counted: LinedReceipt,
  scans: readonly Selectable<Tables['receipt_scan']>[],
): Promise<Result<undefined>> {
  for (const scan of scans) {
    const line = counted.lines.find(({ line_no: no }) => no === scan.line_no)!;
    await countPieces(context, counted, line, { good: -scan.good, hold: -scan.hold, damaged: -scan.damaged }, { surplus: false });
    if (scan.over > 0) await holdOver(context.transaction, line, -scan.over);
  }
  const ids = scans.map(({ id }) => id);
  await context.transaction.updateTable('receipt_scan').set({ undone_at: context.now }).where('id', 'in', ids).execute();
  return takeOffPutaways(context.transaction, { caller, receipt: counted.receipt, why });
}

/**
 * [M5] What a receipt does when a posting of it is reversed in the ledger: its lines no longer count the pieces. What a decision about a
 * difference booked comes back when that is decided again (`REVERSE_AT_DOCUMENT`).
 */
export async function uncountPosting(uncounting: Uncounting, receiptNo: string, postingNo: string): Promise<Result<undefined>> {
  const { context } = uncounting;
  const { transaction } = context;
  const receipt = await transaction.selectFrom('receipt').select('id').where('receipt_no', '=', receiptNo).executeTakeFirst();
  if (!receipt) return ok(undefined);
  const decided = await transaction
    .selectFrom('receipt_difference')
    .select('id')
    .where('receipt', '=', receipt.id)
    .where('posting_no', '=', postingNo)
    .executeTakeFirst();
  if (decided) return refuse(refusedAtDocument(receiptNo));
  const counted = await readReceipt(transaction, receipt.id, context.now);
  const scans = await transaction
    .selectFrom('receipt_scan')
    .selectAll()
    .where('receipt', '=', receipt.id)
    .where('posting_no', '=', postingNo)
    .where('undone_at', 'is', null)
    .execute();
  // what no scan counted was booked by a step of the receipt or of what it comes by
  return scans.length > 0 ? uncountScans(uncounting, counted, scans) : refuse(refusedAtDocument(receiptNo));
}
