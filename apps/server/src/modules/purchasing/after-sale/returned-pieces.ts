import type { Decimal } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type AfterSaleType, returnedLine, unbilledNet } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Asker } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';

/** The order that a record is about, locked. */
export async function lockedOrder(transaction: Transaction<Tables>, caller: Asker, record: RecordValues): Promise<RecordRow> {
  const [order] = await lockById(transaction, ownParts(transaction, caller, 'purchaseOrder'), [Number(record['purchaseOrder'])]);
  return order!;
}

/** Writes other numbers of pieces into the line of a locked order that a record is about; the order stands where that brings it. */
export async function changeLine(
  transaction: Transaction<Tables>,
  caller: Asker,
  { order, orderLine }: { readonly order: RecordRow; readonly orderLine: number },
  change: Readonly<Record<string, number>>,
): Promise<void> {
  const lines = linesIn(order, 'lines').map((line, at) => (at + 1 === orderLine ? { ...line, ...change } : line));
  const parts = ownParts(transaction, caller, 'purchaseOrder');
  await updateRows(transaction, parts, [{ before: order, after: { ...order, lines } }], { action: 'update' });
}

/** [R61] What a return makes of the line of its order, and what of it was owed without a bill. */
export function returning(record: RecordValues, order: RecordRow) {
  const line = linesIn(order, 'lines')[Number(record['orderLine']) - 1]!;
  const pieces = (key: string) => Number(line[key] ?? 0);
  const accepted = pieces('acceptedQty');
  const before = {
    returned: pieces('returnedQty'),
    replace: pieces('replaceQty'),
    accepted,
    invoiced: pieces('invoicedQty'),
    settled: pieces('settledQty'),
  };
  const after = returnedLine(before, record['type'] as AfterSaleType, Number(record['qty']));
  return {
    accepted,
    change: {
      returnedQty: after.returned,
      replaceQty: after.replace,
      acceptedQty: after.accepted,
      invoicedQty: after.invoiced,
      settledQty: after.settled,
    },
    unbilledQty: after.unbilled,
    unbilledNet: unbilledNet(accepted, after.unbilled, line['price'] as Decimal, priceTermsOf(order)),
  };
}
