import { ok, type Refusal, type Result } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged, type Target, type TargetOutcome } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fieldRights } from './field-rights.ts';
import type { RecordParts } from './record-parts.ts';
import { inUse, isReferenced } from './record-refusals.ts';
import { deleteRows } from './writes/delete-rows.ts';
import { lockById } from './writes/lock-rows.ts';
import { inSavepoint } from './writes/savepoint.ts';
import { updateRows } from './writes/update-rows.ts';

type Refused = ReadonlyMap<number, Refusal>;
const nobody: Refused = new Map();

/** Deletes records, each on its own: those that others refer to stay. */
export const deleteRecords = (parts: RecordParts, targets: readonly Target[]): Promise<Result<readonly TargetOutcome[]>> =>
  eachTarget(parts, targets, async (transaction, records) => {
    if (await isDeleted(transaction, parts, records)) return nobody;
    const refused = new Map<number, Refusal>();
    for (const record of records) if (!(await isDeleted(transaction, parts, [record]))) refused.set(record.id, inUse);
    return refused;
  });

/** Puts records in or out of use; nothing is written for those that are so already. */
export const setRecordsEnabled = (
  parts: RecordParts,
  targets: readonly Target[],
  enabled: boolean,
): Promise<Result<readonly TargetOutcome[]>> =>
  eachTarget(parts, targets, async (transaction, records) => {
    const status = enabled ? 1 : 0;
    const changes = records.filter(record => record['status'] !== status).map(before => ({ before, after: { ...before, status } }));
    await updateRows(transaction, parts, changes, { action: enabled ? 'enable' : 'disable' });
    return nobody;
  });

/** Whether all the records could be deleted together; otherwise none was. */
async function isDeleted(transaction: Transaction<Tables>, parts: RecordParts, records: readonly RecordRow[]): Promise<boolean> {
  try {
    await inSavepoint(transaction, () => deleteRows(transaction, parts, records));
    return true;
  } catch (error) {
    if (isReferenced(error)) return false;
    throw error;
  }
}

function eachTarget(
  parts: RecordParts,
  targets: readonly Target[],
  act: (transaction: Transaction<Tables>, records: readonly RecordRow[]) => Promise<Refused>,
): Promise<Result<readonly TargetOutcome[]>> {
  return parts.database.transaction().execute(async transaction => {
    const stored = new Map(
      (
        await lockById(
          transaction,
          parts,
          targets.map(({ id }) => id),
        )
      ).map(record => [record.id, record]),
    );
    const current = new Map(
      targets.flatMap(({ id, version }) => (stored.get(id)?.version === version ? [[id, stored.get(id)!] as const] : [])),
    );
    const refused = await act(transaction, [...current.values()]);
    const name = nameFor(parts);
    return ok(
      targets.map(({ id, version }): TargetOutcome => {
        const record = stored.get(id);
        if (!record) return { id, name: String(id), refusal: notFound };
        const refusal = record.version === version ? refused.get(id) : rowChanged;
        return { id, name: name(record), ...(refusal ? { refusal } : {}) };
      }),
    );
  });
}

/** How a record is named to the asker. */
export function nameFor(parts: RecordParts): (record: RecordRow) => string {
  const { mayRead } = fieldRights(parts);
  const keys = parts.resource.nameFields.filter(mayRead);
  return record =>
    keys
      .map(key => record[key])
      .filter(value => value !== undefined)
      .join(' ');
}
