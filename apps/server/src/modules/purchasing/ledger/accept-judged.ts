import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { heldAgain, heldAgainRefusals, judgedLine } from '@axle/purchasing';
import { sql } from 'kysely';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { JudgedPieces, ReceiptFollower } from '../../inventory/receipt/receipt-followers.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { departedPieces } from './departed-pieces.ts';
import { acceptPieces } from './accept-pieces.ts';
import { priceCorrection } from './correct-price.ts';
import { holdingLines } from './holding-lines.ts';

/** Numbers that each decision leaves free behind its own, for vouchers that correct what it was owed for [R13f]. */
const corrections = 100;

/** A line of a locked order of which pieces come off hold, or are on hold again. */
interface Judging {
  readonly order: RecordRow;
  readonly orderLine: number;
  /** Whether the receipt by which they came is closed. */
  readonly isDone: boolean;
}

/** [R106] Pieces came off hold: they are accepted, and owed, if their receipt is done. */
async function release(
  context: LedgerContext,
  { order, orderLine, isDone }: Judging,
  { qty, docType: bizType, docNo, turn }: JudgedPieces,
) {
  const { transaction } = context;
  const line = (await holdingLines(transaction, [order]))(order, orderLine);
  const { accepted, blocked } = judgedLine(line, qty, isDone);
  return acceptPieces(transaction, actorOf(context), order, {
    accepted: new Map([[orderLine, accepted]]),
    blocked: new Map([[orderLine, blocked]]),
    document: { bizType, bizNo: docNo, bizSeq: turn * corrections },
  });
}

/** [R107] Pieces are on hold again: what was owed for them is taken back. */
async function holdAgain(context: LedgerContext, { order, orderLine, isDone }: Judging, { qty, docNo }: JudgedPieces) {
  const { transaction } = context;
  const caller = actorOf(context);
  const line = (await holdingLines(transaction, [order]))(order, orderLine);
  const handedOver = order['acceptPoint'] === 'handover' ? ((await departedPieces(transaction, order.id)).get(orderLine) ?? 0) : 0;
  const { accepted, blocked } = heldAgain(line, -qty, isDone, handedOver);
  const refused = accepted < line.accepted ? heldAgainRefusals({ accepted, blocked }, line) : [];
  if (refused.length > 0) return refused;
  const lines = linesIn(order, 'lines').map((own, at) =>
    at + 1 === orderLine ? { ...own, acceptedQty: accepted, blockedQty: blocked } : own,
  );
  const after = { ...order, lines };
  const corrected = await priceCorrection(transaction, caller, { before: order, after, reason: docNo });
  if (!corrected.ok) return corrected.refusal;
  await updateRows(transaction, ownParts(transaction, caller, 'purchaseOrder'), [{ before: order, after }], { action: 'update' });
  await corrected.value();
  return [];
}

/** [R106] [R107] The line of an order follows what inspection decides on the pieces that came of it. */
export const acceptJudged: NonNullable<ReceiptFollower['judged']> = async (context, { id }, { poNo, poLine, sku }, pieces) => {
  if (poNo === undefined || poLine === undefined) return [] as readonly Refusal[];
  const { transaction } = context;
  const parts = ownParts(transaction, actorOf(context), 'purchaseOrder');
  const [order] = await lockRows(transaction, parts, sql<boolean>`t.order_no = ${poNo}`);
  if (!order || linesIn(order, 'lines')[poLine - 1]?.['sku'] !== sku) return [];
  // read once the order is locked: a receipt that is closed meanwhile has seen the pieces, or is seen closed
  const { state } = await transaction.selectFrom('receipt').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  const judging = { order, orderLine: poLine, isDone: state === 'closed' };
  return pieces.qty > 0 ? release(context, judging, pieces) : holdAgain(context, judging, pieces);
};
