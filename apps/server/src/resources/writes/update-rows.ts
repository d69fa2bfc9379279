import { type RecordRow, type RecordValues, snakeCase } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { changesBetween } from '../record-changes.ts';
import type { RecordParts } from '../record-parts.ts';
import { auditInsert, type WriteReason } from './audit.ts';
import { recordSet, writtenKeys } from './record-set.ts';

/** A record as it stands, whole and locked, and as it shall be. */
export interface RowChange {
  readonly before: RecordRow;
  readonly after: RecordValues;
}

/** Changes locked records with their history in one statement and answers them as they stand now. */
export async function updateRows(
  transaction: Kysely<Tables>,
  { resource, caller }: RecordParts,
  changes: readonly RowChange[],
  reason: WriteReason,
): Promise<readonly RecordRow[]> {
  if (changes.length === 0) return [];
  const keys = writtenKeys(resource);
  const by = caller.access.userId;
  const at = caller.now.toISOString();
  const rows = changes.map(({ before, after }) => ({ ...after, id: before.id, $changes: changesBetween(resource, before, after) }));
  const sets = keys.map(key => sql`${sql.ref(snakeCase(key))} = g.${sql.ref(snakeCase(key))}`);
  await sql`
    with given as materialized (select * from ${recordSet(resource, keys, 'g', rows)}), changed as (
      update ${sql.table(resource.table)} as t set ${sql.join(sets)}, version = t.version + 1, updated_by = ${by}::bigint, updated_at = ${at}::timestamptz
      from given as g where t.id = g.id returning t.id, t.version, g."$changes"
    ) ${auditInsert(resource, caller, reason, sql`changed`)}`.execute(transaction);
  const audit = { updatedBy: by, updatedAt: at };
  return changes.map(({ before, after }) => ({
    ...after,
    createdBy: before['createdBy'],
    createdAt: before['createdAt'],
    ...audit,
    id: before.id,
    version: before.version + 1,
  }));
}
