import type { StockStatus } from '@axle/inventory';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { withdrawClaim } from '../claim/withdraw-claim.ts';
import { cancelOutbound } from '../outbound/cancel-outbound.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import type { Deciding } from './dispose-difference.ts';
import { readReceipt } from './read-receipt.ts';
import { holdOver } from './scan-receipt.ts';
import { seeToHeld } from './see-to-held.ts';
import { countPieces, piecesAs } from './take-in.ts';

const refusals = {
  closed: { code: 'STATE', message: { zh: '收货单已关闭，不能重新打开', en: 'The receipt is closed; the decision cannot be reopened' } },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Takes a decision back with all that came of it, as long as the receipt is not closed. */
export const reopenDifference: TransitionEffect = async ({ parts, before, after }) => {
  const { caller, database: transaction } = parts;
  const context = ledgerContext(transaction, caller);
  const difference = await transaction.selectFrom('receipt_difference').selectAll().where('id', '=', before.id).executeTakeFirstOrThrow();
  const counted = await readReceipt(transaction, difference.receipt, caller.now);
  if (counted.receipt.state !== 'counted') return refuse([refusals.closed]);
  const undone = await undo({ context, difference, counted });
  if (!undone.ok) return refuse([undone.refusal]);
  if (difference.disposition === 'over_accept') await seeToHeld(context, await readReceipt(transaction, difference.receipt, caller.now));
  const none = { disposition: undefined, reason: undefined, claimNo: undefined, outboundNo: undefined, postingNo: undefined };
  return ok({ ...after, ...none, decidedBy: undefined, decidedAt: undefined });
};

async function undo({ context, difference, counted }: Deciding): Promise<Result<undefined>> {
  const { transaction } = context;
  const { claim_no: claimNo, outbound_no: outboundNo, posting_no: postingNo, diff_qty: qty } = difference;
  if (claimNo !== null) return withdrawClaim(context, claimNo, difference.id);
  if (postingNo === null) return ok(undefined);
  if (outboundNo !== null) {
    const outbound = await transaction.selectFrom('outbound').select('id').where('outbound_no', '=', outboundNo).executeTakeFirstOrThrow();
    const cancelled = await cancelOutbound(context, outbound.id, 'receiving difference reopened');
    if (!cancelled.ok) return cancelled;
  }
  const idemKey = `receipt:${counted.receipt.receipt_no}:reopen:${difference.id}:${difference.round}`;
  const reversed = await stockLedger(context).reverse({ idemKey, postingNo, reason: 'difference reopened' });
  if (!reversed.ok) return reversed;
  const line = counted.lines.find(({ line_no: no }) => no === difference.line_no);
  if (!line) return ok(undefined);
  await holdOver(transaction, line, qty);
  if (outboundNo === null) {
    const pieces = piecesAs(await statusOf(transaction, postingNo), -qty);
    await countPieces(context, counted, line, pieces, { surplus: true });
  }
  return ok(undefined);
}

/** As what the pieces of a posting came in: whether they were to be inspected may be another today. */
async function statusOf(transaction: Transaction<Tables>, postingNo: string): Promise<StockStatus> {
  const { status } = await transaction
    .selectFrom('stock_move')
    .innerJoin('stock_posting', 'stock_posting.id', 'stock_move.posting')
    .select('stock_move.status')
    .where('stock_posting.posting_no', '=', postingNo)
    .where('stock_move.qty_delta', '>', 0)
    .executeTakeFirstOrThrow();
  return status;
}
