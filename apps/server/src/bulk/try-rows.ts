import type { Refusal } from '@axle/kernel';
import type { RecordValues, Target, TargetOutcome } from '@axle/page-kit';
import { sql } from 'kysely';
import { tableOf } from '../resources/query/select-rows.ts';
import { columnOf } from '../resources/query/columns.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { nameFor } from '../resources/write-batch.ts';
import { lockById } from '../resources/writes/lock-rows.ts';
import type { BulkAction } from './bulk-action.ts';

/** The record's state is not one that the action takes. */
const wrongState: Refusal = {
  code: 'STATE',
  message: { zh: '记录的状态不允许此操作', en: 'The state of the record does not allow this' },
};

/** Does an action to some records inside the transaction of `parts` and tells what became of each. The check and the run are this one function. */
export async function tryRows(
  parts: RecordParts,
  action: BulkAction,
  targets: readonly Target[],
  input: RecordValues,
): Promise<readonly TargetOutcome[]> {
  const unfit = await unfitRows(parts, action, targets);
  const fit = targets.filter(({ id }) => !unfit.has(id));
  const result = fit.length > 0 ? await action.act(parts, fit, input) : undefined;
  if (result && !result.ok) {
    const refusal = [result.refusal].flat()[0] as Refusal;
    return [...unfit.values(), ...fit.map(({ id }) => ({ id, name: String(id), refusal }))];
  }
  const outcomes = new Map((result?.value ?? []).map(outcome => [outcome.id, outcome]));
  return [...unfit.values(), ...fit.map(({ id }) => outcomes.get(id) ?? { id, name: String(id) })];
}

/** Records that the action's condition leaves out, each with its refusal. */
async function unfitRows(
  parts: RecordParts,
  { when }: BulkAction,
  targets: readonly Target[],
): Promise<ReadonlyMap<number, TargetOutcome>> {
  if (!when) return new Map();
  const { rows } = await sql<{
    id: number;
    value: unknown;
  }>`select t.id, ${columnOf(when.field)} as value from ${tableOf(parts.resource)} where t.id = any(${targets.map(({ id }) => id)}::bigint[])`.execute(
    parts.database,
  );
  const ids = rows.filter(({ value }) => !when.in.includes(value ?? undefined)).map(({ id }) => id);
  const name = nameFor(parts);
  const records = await lockById(parts.database, parts, ids);
  return new Map(records.map(record => [record.id, { id: record.id, name: name(record), refusal: wrongState }]));
}
