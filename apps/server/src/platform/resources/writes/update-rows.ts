import { onceFor, type RecordRow, type Resource, snakeCase } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { recordChanges } from './record-changes.ts';
import type { RecordParts } from '../record-parts.ts';
import { type HeldChange, holdChanges } from './change-holds.ts';
import { auditInsert, type WriteReason } from './audit.ts';
import { followWrites } from './follow-writes.ts';
import { recordSet, writtenKeys } from './record-set.ts';
import type { RowChange } from './row-change.ts';
import { settleRows } from './settle-rows.ts';
import { writeLines } from './write-lines.ts';

/**
 * Changes locked records with their history and answers them as they stand now. Fields under approval are held back: the answer says which
 * of them wait. A record of which nothing else changes keeps its version.
 */
export async function updateRows(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  wanted: readonly RowChange[],
  reason: WriteReason,
): Promise<readonly RecordRow[]> {
  if (wanted.length === 0) return [];
  if (reason.request !== undefined) return writeChanges(transaction, parts, wanted, reason);
  const held = await holdChanges(transaction, parts, wanted, reason);
  const written = new Map<number, RecordRow>();
  for (const [request, changes] of Map.groupBy(held, change => change.request)) {
    const rows = await writeChanges(
      transaction,
      parts,
      changes.filter(change => !onlyWaits(parts, change)),
      request === undefined ? reason : { ...reason, request },
    );
    for (const row of rows) written.set(row.id, row);
  }
  return held.map(({ before, waiting }) => {
    const row = written.get(before.id) ?? before;
    return waiting.length > 0 ? { ...row, waitingFields: waiting } : row;
  });
}

const onlyWaits = ({ resource }: RecordParts, { before, after, waiting }: HeldChange): boolean =>
  waiting.length > 0 && recordChanges(resource, before, after).length === 0;

/** What an update sets: every column of the resource from the set of records. */
const setsOf = onceFor((resource: Resource) =>
  sql.raw(
    writtenKeys(resource)
      .map(key => `"${snakeCase(key)}" = g."${snakeCase(key)}"`)
      .join(', '),
  ),
);

/** Writes changes with their history in one statement. */
async function writeChanges(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  pending: readonly RowChange[],
  reason: WriteReason,
): Promise<readonly RecordRow[]> {
  if (pending.length === 0) return [];
  const { resource, caller } = parts;
  const settled = await settleRows(transaction, parts, pending);
  const changes = pending.map(({ before }, at) => ({ before, after: settled[at]! }));
  const keys = writtenKeys(resource);
  const by = caller.access.userId;
  const at = caller.now.toISOString();
  const rows = changes.map(({ before, after }) => ({ ...after, id: before.id, $changes: recordChanges(resource, before, after) }));
  await sql`
    with given as materialized (select * from ${recordSet(resource, keys, 'g', rows)}), changed as (
      update ${sql.table(resource.table)} as t set ${setsOf(resource)}, version = t.version + 1, updated_by = ${by}::bigint,
      updated_at = ${at}::timestamptz
      from given as g where t.id = g.id returning t.id, t.version, g."$changes"
    ) ${auditInsert(resource, caller, reason, sql`changed`)}`.execute(transaction);
  await writeLines(
    transaction,
    resource,
    changes.map(({ before, after }) => ({ id: before.id, before, after })),
  );
  const audit = { updatedBy: by, updatedAt: at };
  const written = changes.map(({ before, after }) => ({
    ...after,
    createdBy: before['createdBy'],
    createdAt: before['createdAt'],
    ...audit,
    id: before.id,
    version: before.version + 1,
  }));
  await followWrites(
    transaction,
    parts,
    written.map((after, at) => ({ before: changes[at]!.before, after })),
  );
  return written;
}
