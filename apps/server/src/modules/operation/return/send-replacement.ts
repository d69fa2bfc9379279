import { type Refusal, text } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { withNote } from '../../orders/order/note-orders.ts';
import type { OrderRow } from '../../orders/order/on-order.ts';
import { sentAgain } from '../../orders/order/resend-order.ts';
import { sendAgain } from '../../orders/order/send-again.ts';
import { bySku } from './expect-return.ts';

const gone: Refusal = { code: 'NO_ORDER', message: text('订单已不存在', 'The order is no longer there') };

/**
 * Sends the pieces of a return again instead of money, by the code that the order list resends with: the new order bears the number of the
 * return, and the order that was returned notes it. Answers the new order, or why there is none; then nothing is written.
 */
export async function sendReplacement(database: Transaction<Tables>, caller: Actor, record: RecordRow): Promise<number | Refusal> {
  const parts = ownParts(database, caller, 'orderList');
  const [found] = await lockById(database, parts, [Number(record['salesOrder'])]);
  const order = found as OrderRow | undefined;
  if (!order) return gone;
  const rmaNo = String(record['rmaNo']);
  const pieces = [...bySku(linesIn(record, 'lines'), 'qtyAuth')].map(([sku, qty]) => ({ sku, qty }));
  const made = await sendAgain(parts, order, { afterSaleNo: rmaNo, pieces });
  if ('code' in made) return made;
  const after = withNote(order, sentAgain(made.orderNo, rmaNo), caller.language, caller.now);
  await updateRows(database, parts, [{ before: order, after }], { action: 'update' });
  return made.id;
}
