import type { LocalDate } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { type HeldPieces, keepPieces, type PiecesByLine } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence, WrittenRow } from '../../../platform/resources/writes/follow-writes.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { wantedOf } from '../order/ordered-lines.ts';
import { allocateRequirements, orderedFor, type OrderedPieces, requirementParts } from './allocate-requirements.ts';
import { isForOrder } from './is-for-order.ts';

type Room = ReadonlyMap<number, PiecesByLine>;

const none: PiecesByLine = new Map();

/** Pieces that an order has room for by SKU and line; none once it is cancelled. */
export function roomIn(order: RecordRow | undefined): Room {
  if (!order || order['state'] === 'cancelled') return new Map();
  const bySku = Map.groupBy(linesIn(order, 'lines'), ({ sku }) => Number(sku));
  return new Map([...bySku].map(([sku, of]) => [sku, new Map(of.map(line => [line['requiredDate'] as LocalDate, wantedOf(line)]))]));
}

/** What an order still has room for of its requirements: nothing where it goes to other ones from now on. */
const roomBehind = ({ before, after }: WrittenRow): Room => (before && after && isForOrder(before, after) ? roomIn(after) : new Map());

const hasLess = (row: WrittenRow): boolean => {
  const room = roomBehind(row);
  return [...roomIn(row.before)].some(([sku, lines]) => [...lines].some(([line, qty]) => (room.get(sku)?.get(line) ?? 0) < qty));
};

/** Of requirements that an order has pieces for, which ones keep how many of which lines. */
function keptOf(requirements: readonly RecordRow[], order: number, row: WrittenRow): ReadonlyMap<string, readonly OrderedPieces[]> {
  const [before, after] = [roomIn(row.before), roomBehind(row)];
  const held = requirements.flatMap(requirement =>
    orderedFor(requirement).flatMap(({ order: of, lineDate, qty }): readonly (HeldPieces & { readonly sku: number })[] =>
      of === order
        ? [
            {
              sku: Number(requirement['sku']),
              reqNo: String(requirement['reqNo']),
              requiredDate: requirement['requiredDate'] as LocalDate,
              priority: Number(requirement['priority']),
              lineDate,
              qty,
            },
          ]
        : [],
    ),
  );
  const kept = [...Map.groupBy(held, ({ sku }) => sku)].flatMap(([sku, of]) =>
    keepPieces(of, before.get(sku) ?? none, after.get(sku) ?? none).map(({ reqNo, lineDate, qty }) => ({ reqNo, order, lineDate, qty })),
  );
  return Map.groupBy(kept, ({ reqNo }) => reqNo);
}

const keyOf = (ordered: readonly OrderedPieces[]): string =>
  JSON.stringify(ordered.map(({ order, lineDate, qty }) => `${order} ${lineDate} ${qty}`).toSorted());

/**
 * [R24a] Requirements get back the pieces that an order has no room for any more: it was reduced or cancelled, or goes to another
 * warehouse, company or supplier than they do.
 */
export const releaseRequirements: Consequence = async (database, { caller }, rows) => {
  const transaction = database as Transaction<Tables>;
  for (const row of rows.filter(one => one.before && one.after && hasLess(one))) {
    const order = row.before!.id;
    const requirements = await lockRows(
      transaction,
      requirementParts(transaction, caller),
      sql<boolean>`t.id in (select a.record_id from purchase_requirement_allocations a where a."order" = ${order})`,
    );
    const kept = keptOf(requirements, order, row);
    const changes = requirements.map(before => ({
      before,
      ordered: [
        ...orderedFor(before).filter(one => one.order !== order),
        ...(kept.get(String(before['reqNo'])) ?? []).map(({ lineDate, qty }) => ({ order, lineDate, qty })),
      ],
    }));
    await allocateRequirements(
      transaction,
      caller,
      changes.filter(({ before, ordered }) => keyOf(ordered) !== keyOf(orderedFor(before))),
    );
  }
};
