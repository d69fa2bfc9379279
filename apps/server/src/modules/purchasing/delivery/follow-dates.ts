import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { changesOf } from '../reply/agree-order.ts';

/** The days that a line has once a date of it holds. */
function daysOf(date: RecordRow): RecordValues {
  const { newDate, kpiDate, seq } = date;
  return { promisedDate: newDate, kpiDate, ...(seq === 1 ? { baselineDate: newDate } : {}) };
}

/** An order whose lines have the days that hold from now on: another version, but for days first promised. */
function dated(order: RecordRow, dates: readonly RecordRow[], caller: Actor): RecordValues {
  const byLine = new Map(dates.map(date => [Number(date['orderLine']), date]));
  const lines = linesIn(order, 'lines').map((line, at) => {
    const date = byLine.get(at + 1);
    return date ? { ...line, ...daysOf(date) } : line;
  });
  let after: RecordRow = { ...order, lines };
  for (const cause of ['reply', 'buyer'] as const) {
    const moved = dates.filter(date => date['origin'] === cause && date['oldDate'] !== undefined);
    const changes = moved.map(({ orderLine, sku, oldDate, newDate, note }) => ({
      orderLine: Number(orderLine),
      sku: Number(sku),
      changes: [{ field: 'date' as const, before: String(oldDate), after: String(newDate) }],
      ...(typeof note === 'string' ? { reason: note } : {}),
    }));
    after = { ...after, ...changesOf(after, changes, { caller, cause }) };
  }
  return after;
}

/** Dates that hold from now on become those of their lines. */
export const followDates: Consequence = async (database, { caller }, rows) => {
  const held = rows.flatMap(({ before, after }) => (after?.['state'] === 'approved' && before?.['state'] !== 'approved' ? [after] : []));
  if (held.length === 0) return;
  const transaction = database as Transaction<Tables>;
  const parts = ownParts(transaction, caller, 'purchaseOrder');
  const orders = await lockById(transaction, parts, idsIn(held.map(({ purchaseOrder }) => purchaseOrder)));
  const changed = orders.map(before => ({
    before,
    after: dated(
      before,
      held.filter(({ purchaseOrder }) => purchaseOrder === before.id),
      caller,
    ),
  }));
  await updateRows(transaction, parts, changed, { action: 'update' });
};
