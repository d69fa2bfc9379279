import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged, type TargetOutcome } from '@axle/page-kit';
import type { ActionContext } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import type { JudgingParts } from '../sampling/one-inspection.ts';

/** Does something to the one inspection at loading of an action, locked, in one of some states, as its actor saw it. */
export const withLoading = (
  { parts, targets: [target] }: Pick<ActionContext, 'parts' | 'targets'>,
  states: readonly string[],
  act: (parts: JudgingParts, check: RecordRow) => Promise<readonly Refusal[]>,
): Promise<Result<readonly TargetOutcome[], readonly Refusal[]>> =>
  inTransaction(parts.database, async database => {
    const own = { ...parts, database };
    const [check] = target ? await lockById(database, own, [target.id]) : [];
    if (!check) return refuse([notFound]);
    if (check.version !== target!.version || !states.includes(String(check['state']))) return refuse([rowChanged]);
    const refused = await act(own, check);
    return refused.length > 0 ? refuse(refused) : ok([{ id: check.id, name: String(check['checkNo']) }]);
  });
