import type { Decimal } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type AfterSaleType, neverAccepted, returnedLine, unbilledNet } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { holdingLines } from '../ledger/holding-lines.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';

/** The order that a record is about, locked. */
export async function lockedOrder(transaction: Transaction<Tables>, caller: Actor, record: RecordValues): Promise<RecordRow> {
  const [order] = await lockById(transaction, ownParts(transaction, caller, 'purchaseOrder'), [Number(record['purchaseOrder'])]);
  return order!;
}

/** Writes other numbers of pieces into the line of a locked order that a record is about; the order stands where that brings it. */
export async function changeLine(
  transaction: Transaction<Tables>,
  caller: Actor,
  { order, orderLine }: { readonly order: RecordRow; readonly orderLine: number },
  change: Readonly<Record<string, number>>,
): Promise<void> {
  const lines = linesIn(order, 'lines').map((line, at) => (at + 1 === orderLine ? { ...line, ...change } : line));
  const parts = ownParts(transaction, caller, 'purchaseOrder');
  await updateRows(transaction, parts, [{ before: order, after: { ...order, lines } }], { action: 'update' });
}

/** [R61] [R108] What a return makes of the line of its order, what of it was owed without a bill, and what was never owed. */
export async function returning(transaction: Transaction<Tables>, record: RecordValues, order: RecordRow, fromHold: number) {
  const orderLine = Number(record['orderLine']);
  const line = linesIn(order, 'lines')[orderLine - 1]!;
  const pieces = (key: string) => Number(line[key] ?? 0);
  const accepted = pieces('acceptedQty');
  const before = {
    returned: pieces('returnedQty'),
    replace: pieces('replaceQty'),
    accepted,
    invoiced: pieces('invoicedQty'),
    settled: pieces('settledQty'),
    blocked: pieces('blockedQty'),
  };
  const unowed = neverAccepted((await holdingLines(transaction, [order]))(order, orderLine), fromHold);
  const held = { fromHold, neverAccepted: unowed };
  const after = returnedLine(before, record['type'] as AfterSaleType, Number(record['qty']), held);
  return {
    accepted,
    unowed,
    change: {
      returnedQty: after.returned,
      blockedQty: after.blocked,
      replaceQty: after.replace,
      acceptedQty: after.accepted,
      invoicedQty: after.invoiced,
      settledQty: after.settled,
    },
    unbilledQty: after.unbilled,
    unbilledNet: unbilledNet(accepted, after.unbilled, line['price'] as Decimal, priceTermsOf(order)),
  };
}
