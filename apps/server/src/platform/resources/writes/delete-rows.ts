import type { RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { recordChanges, ownValues } from './record-changes.ts';
import type { RecordParts } from '../record-parts.ts';
import { auditInsert, type WriteReason } from './audit.ts';
import { followWrites } from './follow-writes.ts';
import { recordSet } from './record-set.ts';
import { guardWrites } from './settle-rows.ts';

/** Deletes locked records in one statement; the history keeps all that they held. */
export async function deleteRows(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  records: readonly RecordRow[],
  reason: WriteReason = { action: 'del' },
): Promise<void> {
  if (records.length === 0) return;
  const { resource, caller } = parts;
  await guardWrites(
    transaction,
    parts,
    records.map(before => ({ before })),
  );
  const rows = records.map(record => ({ id: record.id, $changes: recordChanges(resource, ownValues(resource, record), {}) }));
  await sql`
    with given as materialized (select * from ${recordSet(resource, [], 'g', rows)}), gone as (
      delete from ${sql.table(resource.table)} as t using given as g where t.id = g.id returning t.id, t.version, g."$changes"
    ) ${auditInsert(resource, caller, reason, sql`gone`)}`.execute(transaction);
  await followWrites(
    transaction,
    parts,
    records.map(before => ({ before })),
  );
}
