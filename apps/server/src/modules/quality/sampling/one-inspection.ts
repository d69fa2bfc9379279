import { type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged, type TargetOutcome } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';

/** The inspections as whoever judges them sees them, within the transaction. */
export type JudgingParts = RecordParts & { readonly database: Transaction<Tables> };

/** Does something to the one inspection of an action, locked, in a state, as its asker saw it; what is refused is refused as a whole. */
export const withInspection = (
  { parts, targets: [target] }: Pick<ActionContext, 'parts' | 'targets'>,
  state: string,
  act: (parts: JudgingParts, inspection: RecordRow) => Promise<readonly Refusal[]>,
): Promise<Result<readonly TargetOutcome[], readonly Refusal[]>> =>
  inTransaction(parts.database, async database => {
    const own = { ...parts, database };
    const [inspection] = target ? await lockById(database, own, [target.id]) : [];
    if (!inspection) return refuse([notFound]);
    if (inspection.version !== target!.version || inspection['state'] !== state) return refuse([rowChanged]);
    const refused = await act(own, inspection);
    if (refused.length > 0) return refuse(refused);
    return { ok: true, value: [{ id: inspection.id, name: String(inspection['inspectionNo']) }] };
  });

/** The sampling of an inspection, locked, with what it is written by. */
export async function samplingOf({ database, caller }: JudgingParts, inspection: number) {
  const parts = ownParts(database, caller, 'samplingDetail');
  const [sampling] = await lockRows(database, parts, sql<boolean>`t.inspection = ${inspection}`);
  if (!sampling) throw new Error(`Inspection ${inspection} was not sampled`);
  return { parts, sampling };
}
