import { fill, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { takeOffPieces } from '../putaway/take-off-pieces.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { countJudged } from './count-judged.ts';
import type { HeldPieces } from './release-held.ts';

const putAway = text('其中{qty}件已上架，不能撤销放行', '{qty} {qty|piece was|pieces were} put away; the release cannot be reversed');
const reopened = text('检验重新判定，撤销放行', 'The inspection was reopened and its release reversed');

/** Reverses the last release of a document: its pieces are on hold again, without putaway tasks. None may have been put away. */
export async function holdAgain(
  context: LedgerContext,
  caller: Actor,
  { docNo, turn, receipt, lineNo, sku, qty }: Omit<HeldPieces, 'to'>,
): Promise<Result<void>> {
  const { transaction } = context;
  const { receipt_no: receiptNo } = await transaction
    .selectFrom('receipt')
    .select('receipt_no')
    .where('id', '=', receipt)
    .executeTakeFirstOrThrow();
  const placed = await takeOffPieces(transaction, { caller, receiptNo, sku, pieces: qty, why: reopened });
  if (placed > 0) return refuse({ code: 'PUT_AWAY', field: 'releasedQty', message: fill(putAway, { qty: placed }) } satisfies Refusal);
  const { rows } = await sql<{ no: string }>`
    select posting_no as no from stock_posting where doc_type = 'inspection' and doc_no = ${docNo} order by id desc limit 1`.execute(
    transaction,
  );
  const posting = rows[0]!.no;
  const reversed = await stockLedger(context).reverse({
    idemKey: `inspection:${docNo}:hold:${posting}`,
    postingNo: posting,
    reason: reopened.zh,
  });
  return reversed.ok
    ? countJudged(context, { receipt, lineNo }, { docType: 'inspection', docNo, turn, qty: -qty })
    : refuse(reversed.refusal);
}
