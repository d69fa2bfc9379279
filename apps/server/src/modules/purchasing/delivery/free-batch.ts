import type { Refusal } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { type BatchStatus, freedRefusals } from '@axle/purchasing';
import { sql } from 'kysely';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { FollowedReceipt } from '../../inventory/receipt/receipt-followers.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { lockCharges, takeBackCharges } from './missing-charges.ts';

/**
 * [R62] The batch of a receipt that the warehouse cancels is planned again: its pieces have not left, and may be shipped or made void. What
 * was marked as missing among them is not, and the drafts that charged somebody for it are taken back.
 */
export async function freeBatch(context: LedgerContext, { sourceNo }: FollowedReceipt): Promise<Refusal | undefined> {
  const { transaction } = context;
  const caller = actorOf(context);
  const { rows } = await sql<{ order: number }>`select purchase_order as "order" from ship_batch where batch_no = ${sourceNo}`.execute(
    transaction,
  );
  if (!rows[0]) return undefined;
  // whoever receives locks the receipt, the order and then the batch
  const [orders, batches] = [ownParts(transaction, caller, 'purchaseOrder'), ownParts(transaction, caller, 'shipBatches')];
  const [order] = await lockById(transaction, orders, [rows[0].order]);
  const [batch] = await lockRows(transaction, batches, sql<boolean>`t.batch_no = ${sourceNo}`);
  const charges = await lockCharges(context, sourceNo);
  const [refused] = freedRefusals(batch!['state'] as BatchStatus, charges.states);
  if (refused) return refused;
  await takeBackCharges(context, charges);
  const pieces = new Map(linesIn(batch!, 'lines').map(({ orderLine, qty }) => [Number(orderLine), Number(qty)]));
  const lines = linesIn(order!, 'lines').map((line, at) => ({
    ...line,
    shippedQty: Math.max(0, Number(line['shippedQty'] ?? 0) - (pieces.get(at + 1) ?? 0)),
  }));
  await updateRows(transaction, orders, [{ before: order!, after: { ...order!, lines } }], { action: 'update' });
  const whole = linesIn(batch!, 'lines').map(line => ({ ...line, missingQty: 0 }));
  const after = { ...batch!, lines: whole, state: 'planned', receiptNo: undefined };
  await updateRows(transaction, batches, [{ before: batch!, after }], { action: 'state', transition: 'unship' });
  return undefined;
}
