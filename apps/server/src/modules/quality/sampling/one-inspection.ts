import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged, type TargetOutcome } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { refusalOfWriting } from '../../../platform/resources/refused-by-database.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';

/** The inspections as whoever judges them sees them, within the transaction. */
export type JudgingParts = RecordParts & { readonly database: Transaction<Tables> };

/** What was refused after something was written: nothing of it stays. */
class RefusedJudging extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals[0]?.message.en);
    this.refusals = refusals;
  }
}

/** Does something to the one inspection of an action, locked; all of it, or nothing. */
export async function withLot(
  { parts, targets: [target] }: Pick<ActionContext, 'parts' | 'targets'>,
  act: (parts: JudgingParts, inspection: RecordRow) => Promise<readonly Refusal[]>,
): Promise<Result<readonly TargetOutcome[], readonly Refusal[]>> {
  try {
    return await inTransaction(parts.database, async database => {
      const own = { ...parts, database };
      const [inspection] = target ? await lockById(database, own, [target.id]) : [];
      if (!inspection) return refuse([notFound]);
      const refused = await act(own, inspection);
      if (refused.length > 0) throw new RefusedJudging(refused);
      return ok([{ id: inspection.id, name: String(inspection['inspectionNo']) }]);
    });
  } catch (error) {
    if (error instanceof RefusedJudging) return refuse(error.refusals);
    const refusal = refusalOfWriting(parts.caller.registry, parts.resource, error);
    if (!refusal) throw error;
    return refuse([refusal]);
  }
}

/** {@link withLot} of one in some states, as its actor saw it. */
export const withInspection = (
  context: Pick<ActionContext, 'parts' | 'targets'>,
  states: string | readonly string[],
  act: (parts: JudgingParts, inspection: RecordRow) => Promise<readonly Refusal[]>,
) =>
  withLot(context, async (parts, inspection) => {
    const isSeen = inspection.version === context.targets[0]?.version && [states].flat().includes(String(inspection['state']));
    return isSeen ? act(parts, inspection) : [rowChanged];
  });

/** The sampling of an inspection, locked, with what it is written by. */
export async function samplingOf({ database, caller }: JudgingParts, inspection: number) {
  const parts = ownParts(database, caller, 'samplingDetail');
  const [sampling] = await lockRows(database, parts, sql<boolean>`t.inspection = ${inspection}`);
  if (!sampling) throw new Error(`Inspection ${inspection} was not sampled`);
  return { parts, sampling };
}
