import { linesIn } from '@axle/page-kit';
import { acceptedWithReceipt, freePieces } from '@axle/purchasing';
import { sql } from 'kysely';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import type { ReceiptFollower } from '../../inventory/receipt/receipt-followers.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { acceptPieces } from './accept-pieces.ts';
import { holdingLines } from './holding-lines.ts';

/**
 * [R7i] [R105] Once a receipt is done, its pieces are accepted of the orders that they were bought by, and owed as unbilled, but for those
 * that are on hold for inspection.
 */
export const receiptDone: NonNullable<ReceiptFollower['closed']> = async (context, { id, receiptNo }) => {
  const { transaction } = context;
  const caller = actorOf(context);
  const parts = ownParts(transaction, caller, 'purchaseOrder');
  const own = sql<boolean>`t.order_no in (select l.po_no from receipt_lines l where l.record_id = ${id})`;
  const orders = await lockRows(transaction, parts, own);
  // read once the orders are locked: no inspection decides on pieces meanwhile
  const taken = await transaction
    .selectFrom('receipt_lines')
    .select(['po_no', 'po_line', 'sku', 'good_qty as good', 'hold_qty as hold', 'damaged_qty as damaged', 'judged_qty as judged'])
    .where('record_id', '=', id)
    .execute();
  const byOrder = Map.groupBy(taken, ({ po_no: orderNo }) => orderNo);
  const holding = await holdingLines(transaction, orders);
  for (const [at, order] of orders.entries()) {
    const accepted = new Map<number, number>();
    for (const { po_line: orderLine, sku, ...pieces } of byOrder.get(String(order['orderNo'])) ?? []) {
      const line = linesIn(order, 'lines')[orderLine - 1];
      if (line?.['sku'] !== sku) continue;
      const now = holding(order, orderLine);
      accepted.set(orderLine, acceptedWithReceipt(accepted.get(orderLine) ?? now.accepted, freePieces(pieces), now));
    }
    const document = { bizType: 'receipt', bizNo: receiptNo, bizSeq: at + 1 } as const;
    const refused = await acceptPieces(transaction, caller, order, { accepted, document });
    if (refused.length > 0) return refused;
  }
  return [];
};
