import { checkContainer } from '@axle/inventory';
import { type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { changingRefusals } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { batchedLines } from './batched-pieces.ts';
import { refusalsOfBatch } from './check-batches.ts';
import { expectedReceipt } from './expected-receipt.ts';

const ahead: Refusal = {
  code: 'AHEAD',
  field: 'shipDate',
  message: text('发货日期不能晚于今天', 'The ship date cannot be after today'),
};

/** An order with the pieces of a batch shipped of its lines. */
function withShipped(order: RecordRow, batch: RecordValues): RecordRow {
  const pieces = new Map(linesIn(batch, 'lines').map(({ orderLine, qty }) => [Number(orderLine), Number(qty)]));
  const lines = linesIn(order, 'lines').map((line, at) => {
    const more = pieces.get(at + 1);
    return more === undefined ? line : { ...line, shippedQty: Number(line['shippedQty'] ?? 0) + more };
  });
  return { ...order, lines };
}

/** [R7e] [R7f] A batch leaves: its pieces are shipped of the lines of its order, and the warehouse expects them by a receipt. */
export const shipBatch: TransitionEffect = async ({ parts, before, after, input }) => {
  const transaction: Transaction<Tables> = parts.database;
  const orders = ownParts(transaction, parts.caller, 'purchaseOrder');
  const [order] = await lockById(transaction, orders, [Number(before['purchaseOrder'])]);
  const shipDate = (input['shipDate'] ?? todayOf(parts.caller)) as LocalDate;
  const refused = [
    ...changingRefusals(order!['changing'] === true),
    ...(shipDate > todayOf(parts.caller) ? [ahead] : []),
    ...checkContainer(after),
    ...refusalsOfBatch(order!, before, { batched: await batchedLines(transaction, [order!.id]), isLeaving: true }),
  ];
  if (refused.length > 0) return refuse(refused);
  const left = { ...after, shipDate, eta: input['eta'] ?? before['eta'], containerNo: input['containerNo'] ?? before['containerNo'] };
  await updateRows(transaction, orders, [{ before: order!, after: withShipped(order!, before) }], { action: 'update' });
  const request = await expectedReceipt(transaction, order!, { ...left, batchNo: before['batchNo'] }, shipDate);
  const receipt = await createReceipt(ledgerContext(transaction, parts.caller), request);
  if (!receipt.ok) return refuse([receipt.refusal]);
  return ok({ ...left, receiptNo: receipt.value.receiptNo });
};
