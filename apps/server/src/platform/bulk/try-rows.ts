import type { Refusal } from '@axle/kernel';
import { isMine, type RecordRow, type RecordValues, type Target, type TargetOutcome } from '@axle/page-kit';
import { sql } from 'kysely';
import { seenRows } from '../resources/query/data-scope.ts';
import { every } from '../resources/query/filter-condition.ts';
import { selectRows, tableOf } from '../resources/query/select-rows.ts';
import { columnOf } from '../resources/query/columns.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { nameFor } from '../resources/write-batch.ts';
import { lockById } from '../resources/writes/lock-rows.ts';
import type { BulkAction } from './bulk-action.ts';

/** The record's state is not one that the action takes. */
const wrongState: Refusal = {
  code: 'STATE',
  message: { zh: '记录的状态不允许此操作', en: 'The record’s status does not allow this' },
};

/** It is not theirs by the field that the action names. */
const notYours: Refusal = {
  code: 'NOT_YOURS',
  message: { zh: '您无权对该记录执行此操作', en: 'You are not allowed to do this with this record' },
};

/** Records by id as the caller sees them; those that others change meanwhile are locked. */
const seenById = (parts: RecordParts, ids: readonly number[]): Promise<RecordRow[]> =>
  parts.resource.managed
    ? lockById(parts.database, parts, ids)
    : selectRows(
        parts.database,
        parts.resource,
        parts.resource.nameFields,
        sql`where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)])}`,
      );

/**
 * Does an action to some records inside the transaction of `parts` and tells what became of each. The check and the run are this one
 * function.
 */
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
    mine: unknown;
  }>`select t.id, ${columnOf(when.field)} as value, ${when.mine === undefined ? sql`null` : columnOf(when.mine)} as mine
    from ${tableOf(parts.resource)} where t.id = any(${targets.map(({ id }) => id)}::bigint[])`.execute(parts.database);
  const user = parts.caller.access.userId;
  const refused = new Map(
    rows.flatMap((row): readonly [number, Refusal][] => {
      if (!when.in.includes(row.value ?? undefined)) return [[row.id, wrongState]];
      return when.mine !== undefined && !isMine(row, 'mine', user) ? [[row.id, notYours]] : [];
    }),
  );
  const name = nameFor(parts);
  const records = await seenById(parts, [...refused.keys()]);
  return new Map(records.map(record => [record.id, { id: record.id, name: name(record), refusal: refused.get(record.id)! }]));
}
