import type { LocalDate } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { openRequirement, type PiecesByLine, sharePieces } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { allocateRequirements, orderedFor, type OrderedPieces, requirementParts } from '../requirement/allocate-requirements.ts';
import { isForOrder } from '../requirement/is-for-order.ts';
import { roomIn } from '../requirement/release-requirements.ts';
import { piecesOf } from '../requirement/requirement-pieces.ts';
import { askedRequirements } from './asked-requirements.ts';

/** Pieces of the lines of an order that no requirement has yet, by SKU. */
async function freePieces(transaction: Transaction<Tables>, order: RecordRow): Promise<ReadonlyMap<number, PiecesByLine>> {
  const { rows } = await sql<{ sku: number; day: LocalDate; qty: number }>`
    select r.sku, a.line_date::text as day, sum(a.qty)::integer as qty
    from purchase_requirement_allocations a join purchase_requirement r on r.id = a.record_id
    where a."order" = ${order.id} group by r.sku, a.line_date`.execute(transaction);
  const taken = new Map(rows.map(({ sku, day, qty }) => [`${sku} ${day}`, qty]));
  return new Map(
    [...roomIn(order)].map(([sku, lines]) => [
      sku,
      new Map([...lines].map(([day, qty]) => [day, Math.max(0, qty - (taken.get(`${sku} ${day}`) ?? 0))])),
    ]),
  );
}

/** What is ordered for a requirement with more pieces of lines of one order. */
function withMore(before: RecordRow, added: readonly OrderedPieces[]): readonly OrderedPieces[] {
  const all = Map.groupBy([...orderedFor(before), ...added], ({ order, lineDate }) => `${order} ${lineDate}`);
  return [...all.values()].map(of => ({ ...of[0]!, qty: of.reduce((sum, { qty }) => sum + qty, 0) }));
}

/** [R24b] The free pieces of a draft go to the requirements that it was written for, as far as it goes where they do. */
export const fillFromRequirements: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, [order]) => {
    if (!order) return new Map();
    const asked = await askedRequirements({ ...parts, database: transaction }, String(input['reqIds']));
    const rows = await lockById(
      transaction,
      requirementParts(transaction, parts.caller),
      asked.map(({ id }) => id),
    );
    const free = await freePieces(transaction, order);
    const fitting = rows.filter(row => isForOrder(row, order));
    const changes = [...Map.groupBy(fitting, ({ sku }) => Number(sku))].flatMap(([sku, own]) => {
      const waiting = own.map(row => ({
        reqNo: String(row['reqNo']),
        openQty: openRequirement(piecesOf(row)),
        requiredDate: row['requiredDate'] as LocalDate,
        priority: Number(row['priority']),
      }));
      const given = Map.groupBy(sharePieces(free.get(sku) ?? new Map(), waiting), ({ reqNo }) => reqNo);
      return own.flatMap(before => {
        const added = given.get(String(before['reqNo']))?.map(({ lineDate, qty }) => ({ order: order.id, lineDate, qty }));
        return added ? [{ before, ordered: withMore(before, added) }] : [];
      });
    });
    await allocateRequirements(transaction, parts.caller, changes);
    return new Map();
  });
