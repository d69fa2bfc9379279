import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { acceptedWithReceipt } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { FollowedReceipt, ReceiptFollower } from '../../inventory/receipt/receipt-followers.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { followReceipts } from '../delivery/follow-receipts.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import { acceptPieces } from '../ledger/accept-pieces.ts';
import { holdingLines } from '../ledger/holding-lines.ts';
import { changeLine, lockedOrder } from './returned-pieces.ts';

async function waiting(transaction: Transaction<Tables>, caller: Actor, orders: readonly number[]): Promise<readonly RecordRow[]> {
  if (orders.length === 0) return [];
  const parts = ownParts(transaction, caller, 'afterSalesRecords');
  return lockRows(transaction, parts, sql<boolean>`t.state = 'reshipped' and t.replace_order = any(${orders}::bigint[])`);
}

async function end(transaction: Transaction<Tables>, caller: Actor, records: readonly RecordRow[]): Promise<readonly Refusal[]> {
  const parts = ownParts(transaction, caller, 'afterSalesRecords');
  const changes = records.map(before => ({ before, after: { ...before, state: 'done', endedOn: todayOf(caller) } }));
  await updateRows(transaction, parts, changes, { action: 'state', transition: 'receipt' });
  for (const record of records) {
    const refused = await acceptReplaced(transaction, caller, record);
    if (refused.length > 0) return refused;
  }
  return [];
}

/** [R108] Pieces that went back from hold, never accepted, are so now that others came in their place at no price. */
async function acceptReplaced(transaction: Transaction<Tables>, caller: Actor, record: RecordRow): Promise<readonly Refusal[]> {
  const unowed = Number(record['unowedQty'] ?? 0);
  if (unowed === 0) return [];
  const [order, orderLine] = [await lockedOrder(transaction, caller, record), Number(record['orderLine'])];
  const line = (await holdingLines(transaction, [order]))(order, orderLine);
  return acceptPieces(transaction, caller, order, {
    accepted: new Map([[orderLine, acceptedWithReceipt(line.accepted, unowed, line)]]),
    document: { bizType: 'after_sale', bizNo: String(record['asNo']), bizSeq: 1 },
  });
}

/** [R61] A record ends with the receipt by which the last of its replacement came. */
export async function replacementReceived(context: LedgerContext, { id }: FollowedReceipt): Promise<readonly Refusal[]> {
  const { transaction } = context;
  const caller = actorOf(context);
  const { rows } = await sql<{ id: number }>`
    select o.id from purchase_order o join purchase_order_lines l on l.record_id = o.id
    where o.type = 'rpl' and o.order_no in (select r.po_no from receipt_lines r where r.record_id = ${id})
    group by o.id having sum(l.open_qty) = 0`.execute(transaction);
  const orders = rows.map(row => row.id);
  return end(transaction, caller, await waiting(transaction, caller, orders));
}

/** What purchasing does when bought goods come, and at last what ends with them. */
export const followPurchases: ReceiptFollower = {
  ...followReceipts,
  async closed(...asked) {
    const refused = (await followReceipts.closed?.(...asked)) ?? [];
    return refused.length > 0 ? refused : replacementReceived(...asked);
  },
};

/** [R61] A replacement that is cancelled is waited for again on the line of the first order; one that is closed ends its record. */
export const followReplacements: Consequence = async (database, { caller }, rows) => {
  const transaction = database as Transaction<Tables>;
  const moved = (state: string) =>
    rows.flatMap(({ before, after }) =>
      after?.['type'] === 'rpl' && after['state'] === state && before !== undefined && before['state'] !== state ? [after.id] : [],
    );
  const [refused] = await end(transaction, caller, await waiting(transaction, caller, moved('closed')));
  if (refused) throw new RefusedWrite(refused);
  const parts = ownParts(transaction, caller, 'afterSalesRecords');
  for (const before of await waiting(transaction, caller, moved('cancelled'))) {
    const order = await lockedOrder(transaction, caller, before);
    const orderLine = Number(before['orderLine']);
    const replaceQty = Number(linesIn(order, 'lines')[orderLine - 1]!['replaceQty'] ?? 0) + Number(before['qty']);
    await changeLine(transaction, caller, { order, orderLine }, { replaceQty });
    const after = { ...before, state: 'supplier_got', replaceOrder: undefined };
    await updateRows(transaction, parts, [{ before, after }], { action: 'state', transition: 'unship' });
  }
};
