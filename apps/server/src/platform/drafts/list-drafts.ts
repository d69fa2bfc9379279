import { fieldsOf, typedName } from '@axle/page-kit';
import type { DraftEntry, DraftPlace } from '@axle/wire';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Registry } from '../registry/registry.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { every } from '../resources/query/filter-condition.ts';
import { selectRows } from '../resources/query/select-rows.ts';
import type { Actor, RecordParts } from '../resources/record-parts.ts';
import { nameFor } from '../resources/write-batch.ts';
import { draftPage } from './draft-page.ts';
import { readableValues } from './shown-draft.ts';

/** What a person has not saved yet, everywhere or in one place, newest first: one query for each page that they typed on. */
export async function listDrafts(
  database: Kysely<Tables>,
  registry: Registry,
  caller: Actor,
  place?: DraftPlace,
): Promise<readonly DraftEntry[]> {
  const own = database.selectFrom('record_draft').selectAll().where('user_id', '=', caller.access.userId).orderBy('at', 'desc');
  const asked = place
    ? own
        .where('page', '=', place.page)
        .where('comment', '=', place.comment ?? false)
        .where('record_id', place.record === undefined ? 'is' : '=', place.record ?? null)
    : own;
  const rows = await asked.execute();
  const entries = await Promise.all(
    [...Map.groupBy(rows, row => row.page)].map(([page, drafts]) => entriesOf(database, registry, caller, page, drafts)),
  );
  return entries.flat().toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

async function entriesOf(
  database: Kysely<Tables>,
  registry: Registry,
  caller: Actor,
  page: string,
  drafts: readonly Selectable<Tables['record_draft']>[],
): Promise<readonly DraftEntry[]> {
  const open = drafts.filter(draft => draftPage(registry, caller.access, draft).ok);
  const resource = registry.page(page)?.page.resource;
  if (open.length === 0 || !resource) return [];
  const parts: RecordParts = { database, resource, page, caller };
  const ids = open.flatMap(draft => draft.record_id ?? []);
  const names = resource.nameFields.filter(key => fieldsOf(resource)[key]);
  const seen =
    ids.length === 0
      ? []
      : await selectRows(database, resource, names, sql`where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)])}`);
  const records = new Map(seen.map(record => [record.id, record]));
  const nameOf = nameFor(parts);
  return open.map(draft => {
    const record = draft.record_id === null ? undefined : records.get(draft.record_id);
    const isUnchanged = draft.record_id === null || record?.version === draft.record_version || (draft.comment && record !== undefined);
    const state = isUnchanged ? 'same' : record ? 'changed' : 'gone';
    const name = record && nameOf(record);
    const typed = draft.comment ? undefined : typedName(resource, readableValues(parts, draft.values));
    return {
      slot: draft.slot,
      page,
      at: draft.at,
      state,
      ...(draft.comment ? { comment: true } : {}),
      ...(draft.comment_id === null ? {} : { said: draft.comment_id }),
      ...(draft.record_id === null ? {} : { record: draft.record_id }),
      ...(name ? { name } : {}),
      ...(typed ? { typed } : {}),
    };
  });
}
