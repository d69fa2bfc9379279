import type { Refusal } from '@axle/kernel';
import { type CustomAction, isMine, type RecordRow, type Target, type TargetOutcome } from '@axle/page-kit';
import { sql } from 'kysely';
import { seenRows } from '../query/data-scope.ts';
import { every } from '../query/filter-condition.ts';
import { columnOf } from '../query/columns.ts';
import { selectRows, tableOf } from '../query/select-rows.ts';
import type { RecordParts } from '../record-parts.ts';
import { nameFor } from '../write-batch.ts';
import { lockById } from '../writes/lock-rows.ts';

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
  parts.resource.managed && parts.database.isTransaction
    ? lockById(parts.database, parts, ids)
    : selectRows(
        parts.database,
        parts.resource,
        parts.resource.nameFields,
        sql`where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)])}`,
      );

interface AskedRow {
  readonly id: number;
  readonly value: unknown;
  readonly mine: unknown;
}

/** Records that the condition of an action leaves out, by id, each with its refusal: the one place where the server asks for it. */
export async function unfitTargets(
  parts: RecordParts,
  when: CustomAction['when'],
  targets: readonly Target[],
): Promise<ReadonlyMap<number, TargetOutcome>> {
  if (!when || targets.length === 0) return new Map();
  const { rows } = await sql<AskedRow>`
    select t.id, ${columnOf(when.field)} as value, ${when.mine === undefined ? sql`null` : columnOf(when.mine)} as mine
    from ${tableOf(parts.resource)} where t.id = any(${targets.map(({ id }) => id)}::bigint[])`.execute(parts.database);
  const user = parts.caller.access.userId;
  const refused = new Map(
    rows.flatMap((row): readonly [number, Refusal][] => {
      const fits = when.in.includes(row.value) || (row.value === null && when.in.includes(undefined));
      if (!fits) return [[row.id, wrongState]];
      return when.mine !== undefined && !isMine({ mine: row.mine }, 'mine', user) ? [[row.id, notYours]] : [];
    }),
  );
  if (refused.size === 0) return new Map();
  const name = nameFor(parts);
  const records = await seenById(parts, [...refused.keys()]);
  return new Map(records.map(record => [record.id, { id: record.id, name: name(record), refusal: refused.get(record.id)! }]));
}
