import { ok, refuse, type Result } from '@axle/kernel';
import { type FieldChange, type HistoryEntry, notFound } from '@axle/page-kit';
import { readableChanges } from './field-rights.ts';
import { findRecord } from './read-records.ts';
import type { RecordParts } from './record-parts.ts';

/** Most entries that one call answers. */
const mostEntries = 500;

/** What happened to a record, newest first; lines about fields that the actor may not read are left out. */
export async function recordHistory(parts: RecordParts, id: number): Promise<Result<readonly HistoryEntry[]>> {
  const { database, resource } = parts;
  if (!(await findRecord(parts, database, id, []))) return refuse(notFound);
  const rows = await database
    .selectFrom('audit_log')
    .select(['id', 'action', 'by_user', 'at', 'version', 'changes', 'change_request'])
    .where('entity', '=', resource.entity)
    .where('record_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEntries)
    .execute();
  return ok(
    rows.map(({ id: entry, action, by_user, at, version, changes, change_request }) => ({
      id: entry,
      action,
      at,
      version,
      ...(by_user === null ? {} : { by: by_user }),
      ...(change_request === null ? {} : { request: change_request }),
      changes: readableChanges(parts, changes as readonly FieldChange[]),
    })),
  );
}
