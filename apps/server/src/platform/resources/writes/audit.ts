import type { HistoryEntry, Resource } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../record-parts.ts';

/** Why something is written: the word of the history, and the import that it belongs to. */
export interface WriteReason {
  readonly action: HistoryEntry['action'];
  readonly importTask?: number;
  /** Number of the change request that is applied: nothing of it is held back again. */
  readonly request?: string;
  /** Key of the transition that changes the state. */
  readonly transition?: string;
}

/** Writes history lines from a row set with `id`, `version` and `$changes`: part of the statement that writes the records themselves. */
export const auditInsert = (
  resource: Resource,
  caller: Actor,
  { action, importTask, request, transition }: WriteReason,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into audit_log (entity, record_id, action, version, by_user, at, changes, import_task, request_id, change_request, transition)
  select ${resource.entity}::text, id, ${action}::text, version, ${caller.access.userId}::bigint, ${caller.now}::timestamptz, "$changes",
    ${importTask ?? null}::bigint, ${caller.requestId ?? null}::text, ${request ?? null}::text, ${transition ?? null}::text from ${rows}
    order by id`;
