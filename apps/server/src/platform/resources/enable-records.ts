import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { guarded } from './guarded.ts';
import type { RecordParts } from './record-parts.ts';
import { refusalOfWriting } from './refused-by-database.ts';
import { inSavepoint } from './writes/savepoint.ts';
import { updateRows } from './writes/update-rows.ts';

/**
 * Puts locked records in use: what a new record of theirs would be refused for, or the database refuses by now, keeps a record out of use.
 */
export async function enableRecords(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  records: readonly RecordRow[],
): Promise<ReadonlyMap<number, Refusal>> {
  const holds = await guarded(transaction, parts, records);
  const refused = new Map<number, Refusal>();
  for (const record of records) {
    const [refusal] = holds(record);
    if (refusal) refused.set(record.id, refusal);
  }
  const free = records.filter(({ id }) => !refused.has(id));
  await putStatus(transaction, parts, free, 1, refused);
  return refused;
}

/**
 * Puts locked records in or out of use, all together; where the database refuses one of them, each by itself, and those that it refuses
 * join `refused`.
 */
export async function putStatus(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  records: readonly RecordRow[],
  status: 0 | 1,
  refused: Map<number, Refusal>,
): Promise<void> {
  try {
    const changes = records.map(before => ({ before, after: { ...before, status } }));
    await inSavepoint(transaction, () => updateRows(transaction, parts, changes, { action: status === 1 ? 'enable' : 'disable' }));
  } catch (error) {
    const refusal = refusalOfWriting(parts.caller.registry, parts.resource, error);
    if (!refusal) throw error;
    const [only, ...others] = records;
    if (only && others.length === 0) refused.set(only.id, refusal);
    else for (const record of records) await putStatus(transaction, parts, [record], status, refused);
  }
}
