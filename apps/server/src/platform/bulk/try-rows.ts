import type { Refusal } from '@axle/kernel';
import type { RecordValues, Target, TargetOutcome } from '@axle/page-kit';
import { unfitTargets } from '../resources/calls/unfit-targets.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import type { BulkAction } from './bulk-action.ts';

/**
 * Does an action to some records inside the transaction of `parts` and returns the outcome of each. The check and the run are this one
 * function.
 */
export async function tryRows(
  parts: RecordParts,
  action: BulkAction,
  targets: readonly Target[],
  input: RecordValues,
): Promise<readonly TargetOutcome[]> {
  const unfit = await unfitTargets(parts, action.when, targets);
  const fit = targets.filter(({ id }) => !unfit.has(id));
  const result = fit.length > 0 ? await action.act(parts, fit, input) : undefined;
  if (result && !result.ok) {
    const refusal = [result.refusal].flat()[0] as Refusal;
    return [...unfit.values(), ...fit.map(({ id }) => ({ id, name: String(id), refusal }))];
  }
  const outcomes = new Map((result?.value ?? []).map(outcome => [outcome.id, outcome]));
  return [...unfit.values(), ...fit.map(({ id }) => outcomes.get(id) ?? { id, name: String(id) })];
}
