import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { guarded } from './guarded.ts';
import type { RecordParts } from './record-parts.ts';
import { refusalOfWriting } from './record-refusals.ts';
import { inSavepoint } from './writes/savepoint.ts';
import { updateRows } from './writes/update-rows.ts';

/** Puts locked records in use: what a new record of theirs would be refused for, or the database refuses by now, keeps a record out of use. */
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
  await enable(
    transaction,
    parts,
    records.filter(({ id }) => !refused.has(id)),
    refused,
  );
  return refused;
}

/** All together; where the database refuses one of them, each by itself. */
async function enable(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  records: readonly RecordRow[],
  refused: Map<number, Refusal>,
): Promise<void> {
  try {
    const changes = records.map(before => ({ before, after: { ...before, status: 1 } }));
    await inSavepoint(transaction, () => updateRows(transaction, parts, changes, { action: 'enable' }));
  } catch (error) {
    const refusal = refusalOfWriting(parts.resource, error);
    if (!refusal) throw error;
    const [only, ...others] = records;
    if (only && others.length === 0) refused.set(only.id, refusal);
    else for (const record of records) await enable(transaction, parts, [record], refused);
  }
}
