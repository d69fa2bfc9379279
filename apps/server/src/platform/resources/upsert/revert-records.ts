import type { Refusal } from '@axle/kernel';
import {
  type FieldChange,
  forbiddenField,
  notFound,
  type RecordRow,
  type RecordValues,
  refusedByState,
  withoutChanges,
} from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { fieldRights } from '../field-rights.ts';
import { ownValues } from '../writes/record-changes.ts';
import type { RecordParts } from '../record-parts.ts';
import { refusalOfDeleting } from '../refused-by-database.ts';
import { nameFor } from '../write-batch.ts';
import type { WriteReason } from '../writes/audit.ts';
import { deleteRows } from '../writes/delete-rows.ts';
import { lockById } from '../writes/lock-rows.ts';
import { inSavepoint } from '../writes/savepoint.ts';
import { type PendingRecord, writePending } from './write-pending.ts';

/** What an import did to one record: the lines of its history, oldest first. */
export interface RecordChangeSet {
  readonly id: number;
  readonly versions: readonly number[];
  readonly changes: readonly (readonly FieldChange[])[];
}

/** What became of a record that was to stand as it stood before. */
export interface RevertOutcome {
  readonly id: number;
  readonly name: string;
  /** `stays` says why in its refusal. */
  readonly kind: 'deleted' | 'restored' | 'stays';
  readonly refusal?: Refusal;
}

/** Said of records that somebody changed after the import: their change counts. */
export const changedSince: Refusal = {
  code: 'STATE',
  message: { zh: '导入后又被修改，保留现值', en: 'Changed since the import; current values are kept' },
};

const mayNotDelete: Refusal = { code: 'FORBIDDEN', message: { zh: '没有删除权限', en: 'No permission to delete' } };

/**
 * Brings records to where they stood before an import, each on its own: those that it made are deleted, those that it changed get their
 * former values. A field that the user may not write, or a record changed since or in use, is reported and stays as it is.
 */
export async function revertRecords(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  sets: readonly RecordChangeSet[],
  { importTask, mayDelete }: { readonly importTask: number; readonly mayDelete: boolean },
): Promise<readonly RevertOutcome[]> {
  const ids = sets.map(({ id }) => id);
  const stored = new Map((await lockById(transaction, parts, ids)).map(record => [record.id, record]));
  const refused = new Map<number, Refusal>();
  const made: RecordRow[] = [];
  const changed: PendingRecord[] = [];
  for (const set of sets) {
    const record = stored.get(set.id);
    const refusal = record ? refuseRevert(parts, set, record, mayDelete) : notFound;
    if (refusal || !record) refused.set(set.id, refusal ?? notFound);
    else if (set.versions[0] === 1) made.push(record);
    else changed.push({ rows: [record.id], before: record, after: formerValues(parts, set, record) });
  }
  for (const [{ rows }, refusal] of await writePending(transaction, parts, changed, { action: 'update', importTask }))
    refused.set(rows[0]!, refusal);
  for (const [id, refusal] of await undeletable(transaction, parts, made, { action: 'del', importTask })) refused.set(id, refusal);
  const name = nameFor(parts);
  return sets.map(({ id, versions }): RevertOutcome => {
    const record = stored.get(id);
    const refusal = refused.get(id);
    return {
      id,
      name: record ? name(record) : String(id),
      ...(refusal ? { kind: 'stays', refusal } : { kind: versions[0] === 1 ? 'deleted' : 'restored' }),
    };
  });
}

function refuseRevert(
  parts: RecordParts,
  { versions, changes }: RecordChangeSet,
  record: RecordRow,
  mayDelete: boolean,
): Refusal | undefined {
  const [first = 0, last = 0] = [versions[0], versions.at(-1)];
  if (record.version !== last || last - first !== versions.length - 1) return changedSince;
  if (first === 1) return mayDelete ? refusedByState(parts.resource, record, 'del') : mayNotDelete;
  const closed = refusedByState(parts.resource, record, 'update');
  if (closed) return closed;
  const { mayWrite } = fieldRights(parts);
  const forbidden = changes.flat().find(({ field }) => parts.resource.fields[field]?.readOnly !== true && !mayWrite(field));
  return forbidden && forbiddenField(parts.resource, forbidden.field);
}

function formerValues({ resource }: RecordParts, { changes }: RecordChangeSet, record: RecordRow): RecordValues {
  return changes.toReversed().reduce<RecordValues>((former, change) => withoutChanges(resource.fields, former, change), {
    ...ownValues(resource, record),
    status: record['status'],
  });
}

/** Deletes records together, or where that is refused each by itself; answers why others could not be. */
async function undeletable(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  records: readonly RecordRow[],
  reason: WriteReason,
): Promise<readonly (readonly [id: number, refusal: Refusal])[]> {
  try {
    await inSavepoint(transaction, () => deleteRows(transaction, parts, records, reason));
    return [];
  } catch (error) {
    const refusal = refusalOfDeleting(error);
    if (!refusal) throw error;
    if (records.length === 1) return records.map(({ id }) => [id, refusal]);
    const half = Math.ceil(records.length / 2);
    return [
      ...(await undeletable(transaction, parts, records.slice(0, half), reason)),
      ...(await undeletable(transaction, parts, records.slice(half), reason)),
    ];
  }
}
