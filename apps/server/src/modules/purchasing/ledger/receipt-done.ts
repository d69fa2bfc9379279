import { linesIn } from '@axle/page-kit';
import { acceptedWithReceipt } from '@axle/purchasing';
import { sql } from 'kysely';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import type { ReceiptFollower } from '../../inventory/receipt/receipt-followers.ts';
import { askerOf } from '../../inventory/stock/ledger-context.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { replacedPieces } from './replaced-pieces.ts';
import { acceptPieces } from './accept-pieces.ts';

/** [R7i] Once a receipt is done, its pieces are accepted of the orders that they were bought by, and owed as unbilled. */
export const receiptDone: NonNullable<ReceiptFollower['closed']> = async (context, { id, receiptNo }) => {
  const { transaction } = context;
  const caller = askerOf(context);
  const taken = await transaction
    .selectFrom('receipt_lines')
    .select(['po_no', 'po_line', 'sku', 'good_qty', 'hold_qty', 'damaged_qty'])
    .where('record_id', '=', id)
    .execute();
  const byOrder = Map.groupBy(taken, ({ po_no: orderNo }) => orderNo);
  const parts = ownParts(transaction, caller, 'purchaseOrder');
  const orders = await lockRows(transaction, parts, sql<boolean>`t.order_no = any(${[...byOrder.keys()]}::text[])`);
  const replaced = await replacedPieces(
    transaction,
    orders.map(({ id }) => id),
  );
  for (const [at, order] of orders.entries()) {
    const accepted = new Map<number, number>();
    for (const { po_line: orderLine, sku, ...pieces } of byOrder.get(String(order['orderNo'])) ?? []) {
      const line = linesIn(order, 'lines')[orderLine - 1];
      if (line?.['sku'] !== sku) continue;
      const before = accepted.get(orderLine) ?? Number(line['acceptedQty'] ?? 0);
      const came = pieces.good_qty + pieces.hold_qty + pieces.damaged_qty;
      const quantities = quantitiesOf(line);
      const returned = quantities.returned - replaced(order.id, orderLine);
      accepted.set(orderLine, acceptedWithReceipt(before, came, { ...quantities, returned }));
    }
    const document = { bizType: 'receipt', bizNo: receiptNo, bizSeq: at + 1 } as const;
    const refused = await acceptPieces(transaction, caller, order, { accepted, document });
    if (refused.length > 0) return refused;
  }
  return [];
};
