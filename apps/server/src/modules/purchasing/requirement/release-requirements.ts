import { linesIn, type RecordRow } from '@axle/page-kit';
import { allocatePieces, type WaitingRequirement } from '@axle/purchasing';
import type { LocalDate } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence, WrittenRow } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { wantedOf } from '../order/ordered-lines.ts';
import { allocateRequirements, orderedFor, requirementParts } from './allocate-requirements.ts';

/** Pieces by SKU that an order has room for; none once it is cancelled. */
function roomIn(order: RecordRow | undefined): ReadonlyMap<number, number> {
  if (!order || order['state'] === 'cancelled') return new Map();
  const lines = Map.groupBy(linesIn(order, 'lines'), ({ sku }) => Number(sku));
  return new Map([...lines].map(([sku, of]) => [sku, of.reduce((sum, line) => sum + wantedOf(line), 0)]));
}

const hasLess = ({ before, after }: WrittenRow): boolean => {
  const room = roomIn(after);
  return [...roomIn(before)].some(([sku, qty]) => (room.get(sku) ?? 0) < qty);
};

/** [R2] Of requirements that an order has pieces for, which ones keep how many when it has room for fewer: the most urgent first. */
function keptOf(requirements: readonly RecordRow[], order: number, room: ReadonlyMap<number, number>): ReadonlyMap<string, number> {
  const bySku = Map.groupBy(requirements, ({ sku }) => Number(sku));
  return new Map(
    [...bySku].flatMap(([sku, of]) => {
      const waiting = of.map((row): WaitingRequirement => ({
        reqNo: String(row['reqNo']),
        openQty: orderedFor(row).reduce((sum, one) => sum + (one.order === order ? one.qty : 0), 0),
        requiredDate: row['requiredDate'] as LocalDate,
        priority: Number(row['priority']),
      }));
      return allocatePieces(room.get(sku) ?? 0, waiting).map(({ reqNo, qty }) => [reqNo, qty] as const);
    }),
  );
}

/** [R24] Requirements get back the pieces that an order has no room for any more: it was reduced or cancelled. */
export const releaseRequirements: Consequence = async (database, { caller }, rows) => {
  const transaction = database as Transaction<Tables>;
  for (const { before, after } of rows.filter(row => row.before && row.after && hasLess(row))) {
    const order = before!.id;
    const requirements = await lockRows(
      transaction,
      requirementParts(transaction, caller),
      sql<boolean>`t.id in (select a.record_id from purchase_requirement_allocations a where a."order" = ${order})`,
    );
    const kept = keptOf(requirements, order, roomIn(after));
    const changes = requirements.map(row => ({
      before: row,
      ordered: orderedFor(row).map(one => (one.order === order ? { order, qty: kept.get(String(row['reqNo'])) ?? 0 } : one)),
    }));
    await allocateRequirements(
      transaction,
      caller,
      changes.filter(({ before: row, ordered }) => JSON.stringify(ordered) !== JSON.stringify(orderedFor(row))),
    );
  }
};
