import type { LocalDate } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { requirementState } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { piecesOf } from './requirement-pieces.ts';

/** Pieces of a line of an order that are for a requirement: of its SKU, and of this day. */
export interface OrderedPieces {
  readonly order: number;
  readonly lineDate: LocalDate;
  readonly qty: number;
}

/** The records of requirements, beyond the reach of whoever moves them along by moving an order. */
export const requirementParts = (transaction: Transaction<Tables>, caller: Actor): RecordParts =>
  ownParts(transaction, caller, 'purchaseRequiredSummary');

/** What is ordered for a requirement. */
export const orderedFor = (requirement: RecordValues): readonly OrderedPieces[] =>
  linesIn(requirement, 'allocations').map(({ order, lineDate, qty }) => ({
    order: Number(order),
    lineDate: lineDate as LocalDate,
    qty: Number(qty),
  }));

const steps: Readonly<Record<string, string>> = { confirmed: 'release', part: 'orderPart', ordered: 'orderAll' };

/** [R24] Keeps what is ordered for requirements, and where they stand by it; what a closed one loses is given up with its rest. */
export async function allocateRequirements(
  transaction: Transaction<Tables>,
  caller: Actor,
  changes: readonly { readonly before: RecordRow; readonly ordered: readonly OrderedPieces[] }[],
): Promise<void> {
  const parts = requirementParts(transaction, caller);
  const moved = changes.map(({ before, ordered }) => {
    const allocations = ordered.filter(({ qty }) => qty > 0);
    const orderedQty = allocations.reduce((total, { qty }) => total + qty, 0);
    const pieces = { ...piecesOf(before), orderedQty };
    const isClosed = before['state'] === 'closed';
    const closedQty = isClosed ? pieces.qty - orderedQty : 0;
    const state = isClosed ? 'closed' : requirementState(pieces);
    return { state, change: { before, after: { ...before, allocations, orderedQty, closedQty, state } } };
  });
  for (const [state, of] of Map.groupBy(moved, one => one.state)) {
    const transition = steps[state];
    const reason = transition === undefined ? ({ action: 'update' } as const) : ({ action: 'state', transition } as const);
    await updateRows(
      transaction,
      parts,
      of.map(({ change }) => change),
      reason,
    );
  }
}
