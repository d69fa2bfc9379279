import { ok, type Refusal, type Result } from '@axle/kernel';
import { isReference, type RecordRow, refusedByState, rowChanged, type Target, type TargetOutcome } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { disableGuards } from './disable-guard.ts';
import { enableRecords, putStatus } from './enable-records.ts';
import { fieldRights } from './field-rights.ts';
import type { RecordParts } from './record-parts.ts';
import { refusalsOfUnlocked } from './unlocked-records.ts';
import { refusalOfDeleting } from './refused-by-database.ts';
import { deleteRows } from './writes/delete-rows.ts';
import { lockById } from './writes/lock-rows.ts';
import { inTransaction } from './writes/in-transaction.ts';
import { inSavepoint } from './writes/savepoint.ts';

type Refused = ReadonlyMap<number, Refusal>;

/** Deletes records, each on its own: those that others refer to stay. */
export const deleteRecords = (parts: RecordParts, targets: readonly Target[]): Promise<Result<readonly TargetOutcome[]>> =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map(
      records.flatMap(record => {
        const refusal = refusedByState(parts.resource, record, 'del');
        return refusal ? [[record.id, refusal] as const] : [];
      }),
    );
    const deletable = records.filter(({ id }) => !refused.has(id));
    return new Map([...refused, ...(await undeletable(transaction, parts, deletable))]);
  });

/** Deletes what can be deleted and answers why not the rest: halves of what could not go together are tried by themselves. */
async function undeletable(transaction: Transaction<Tables>, parts: RecordParts, records: readonly RecordRow[]): Promise<Refused> {
  const refusal = await deletedTogether(transaction, parts, records);
  if (!refusal) return new Map();
  if (records.length === 1) return new Map(records.map(({ id }) => [id, refusal]));
  const half = Math.ceil(records.length / 2);
  const first = await undeletable(transaction, parts, records.slice(0, half));
  return new Map([...first, ...(await undeletable(transaction, parts, records.slice(half)))]);
}

/** Puts records in or out of use; nothing is written for those that are so already. */
export const setRecordsEnabled = (
  parts: RecordParts,
  targets: readonly Target[],
  enabled: boolean,
): Promise<Result<readonly TargetOutcome[]>> =>
  eachTarget(parts, targets, async (transaction, records) => {
    const different = records.filter(record => record['status'] !== (enabled ? 1 : 0));
    if (enabled) return enableRecords(transaction, parts, different);
    const refused = new Map(await parts.caller.registry.part(disableGuards, parts.resource.entity)?.(transaction, different, parts.caller));
    const free = different.filter(({ id }) => !refused.has(id));
    await putStatus(transaction, parts, free, 0, refused);
    return refused;
  });

/** Deletes records together, or none of them: then it answers why. */
async function deletedTogether(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  records: readonly RecordRow[],
): Promise<Refusal | undefined> {
  try {
    await inSavepoint(transaction, () => deleteRows(transaction, parts, records));
    return undefined;
  } catch (error) {
    const refusal = refusalOfDeleting(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/** Does something to the targets that are still as their actor saw them, locked; `act` answers those that it refuses. */
export function eachTarget(
  parts: RecordParts,
  targets: readonly Target[],
  act: (transaction: Transaction<Tables>, records: readonly RecordRow[]) => Promise<Refused>,
): Promise<Result<readonly TargetOutcome[]>> {
  return inTransaction(parts.database, async transaction => {
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
    const missing = targets.flatMap(({ id }) => (stored.has(id) ? [] : [id]));
    const unlocked = await refusalsOfUnlocked({ ...parts, database: transaction }, missing);
    const refused = await act(transaction, [...current.values()]);
    const name = nameFor(parts);
    return ok(
      targets.map(({ id, version }): TargetOutcome => {
        const record = stored.get(id);
        if (!record) return { id, name: String(id), refusal: unlocked(id) };
        const refusal = record.version === version ? refused.get(id) : rowChanged;
        return { id, name: name(record), ...(refusal ? { refusal } : {}) };
      }),
    );
  });
}

/** How a record is named to the actor: by what names it and speaks by itself, not by the numbers of other records. */
export function nameFor(parts: RecordParts): (record: RecordRow) => string {
  const { mayRead } = fieldRights(parts);
  const { fields, nameFields } = parts.resource;
  const keys = nameFields.filter(key => mayRead(key) && !(fields[key] && isReference(fields[key])));
  return record =>
    keys
      .map(key => record[key])
      .filter(value => value !== undefined)
      .join(' ');
}
