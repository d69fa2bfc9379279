import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import type { RowChange } from '../../../platform/resources/writes/row-change.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { HeldGoods, HeldLine } from '../../inventory/receipt/held-goods.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';

const exempt = 'SKU免检 / SKU exempt from inspection';

/** The inspection that a line of a receipt needs; what is exempt is recorded as released at once. */
function inspectionOf({ lineNo, sku, held, exempt: free }: HeldLine, of: RecordValues, now: Date): RecordValues {
  const own = { ...of, receiptLine: lineNo + 1, sku };
  if (held > 0) return { ...own, lotSize: held };
  return { ...own, lotSize: free, state: 'closed', waived: true, releasedQty: free, reason: exempt, finishedAt: now.toISOString() };
}

/**
 * Asks for the inspection of each line on hold. A receipt that is counted again changes the lots that nobody began to inspect, and voids
 * those of which nothing is left; what comes beyond a lot that was begun is a lot of its own.
 */
export const inspectHeldGoods: HeldGoods = async (context, receipt, lines) => {
  const { transaction, now } = context;
  const found = await transaction.selectFrom('receipt').select('supplier').where('id', '=', receipt.id).executeTakeFirstOrThrow();
  if (found.supplier === null || lines.length === 0) return;
  const parts = ownParts(transaction, actorOf(context), 'iqcInspection');
  const before = await lockRows(transaction, parts, sql<boolean>`t.receipt = ${receipt.id} and t.state <> 'void'`);
  const originals = before.filter(row => Number(row['round']) === 1);
  const byLine = Map.groupBy(originals, row => Number(row['receiptLine']));
  const orders = await transaction
    .selectFrom('purchase_order')
    .select(['id', 'order_no'])
    .where('order_no', 'in', ['', ...lines.flatMap(({ poNo }) => poNo ?? [])])
    .execute();
  const orderOf = new Map(orders.map(({ id, order_no: no }) => [no, id]));
  const fresh: RecordValues[] = [];
  const changed: RowChange[] = [];
  for (const line of lines) {
    const own = byLine.get(line.lineNo + 1) ?? [];
    const open = own.find(row => row['state'] === 'requested');
    const begun = own.reduce((total, row) => total + (row === open || row['reason'] === exempt ? 0 : Number(row['lotSize'])), 0);
    const wanted = line.held - begun;
    const order = line.poNo === undefined ? undefined : orderOf.get(line.poNo);
    const of = {
      type: 'iqc',
      receipt: receipt.id,
      warehouse: receipt.warehouse,
      supplier: found.supplier,
      planDate: businessDay(now),
      ...(order === undefined ? {} : { purchaseOrder: order, orderLine: line.poLine }),
    };
    if (own.length === 0 && line.held + line.exempt > 0) fresh.push(inspectionOf(line, of, now));
    else if (!open && line.held > 0 && wanted > 0) fresh.push(inspectionOf({ ...line, held: wanted }, of, now));
    else if (open && open['lotSize'] !== wanted)
      changed.push({ before: open, after: { ...open, ...(wanted > 0 ? { lotSize: wanted } : { state: 'void' }) } });
  }
  await insertRows(transaction, parts, fresh, { action: 'add' });
  await updateRows(transaction, parts, changed, { action: 'update' });
};
