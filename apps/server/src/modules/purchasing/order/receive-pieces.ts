import { type Line, linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { ReceiptFollower } from '../../inventory/receipt/receipt-followers.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

/**
 * [R7] [R105] Pieces of an order that a warehouse takes in are received of its line, whatever becomes of them there, and blocked while they
 * are on hold for inspection; the order stands where its lines do then. Lines of receipts that name no order of ours, or another SKU than
 * its line has, concern none.
 */
export const receivePieces: ReceiptFollower = {
  async received(context, _receipt, { poNo, poLine, sku }, { good, hold, damaged }) {
    if (poNo === undefined || poLine === undefined) return;
    const { transaction } = context;
    const parts = ownParts(transaction, actorOf(context), 'purchaseOrder');
    const [order] = await lockRows(transaction, parts, sql<boolean>`t.order_no = ${poNo}`);
    const lines = linesIn(order ?? {}, 'lines');
    if (!order || lines[poLine - 1]?.['sku'] !== sku) return;
    const more = (line: Line, key: string, pieces: number) => Math.max(0, Number(line[key] ?? 0) + pieces);
    const after = lines.map((line, at) =>
      at + 1 === poLine
        ? { ...line, receivedQty: more(line, 'receivedQty', good + hold + damaged), blockedQty: more(line, 'blockedQty', hold) }
        : line,
    );
    await updateRows(transaction, parts, [{ before: order, after: { ...order, lines: after } }], { action: 'update' });
  },
};
