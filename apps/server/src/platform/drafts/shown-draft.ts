import type { RecordRow } from '@axle/page-kit';
import type { Draft } from '@axle/wire';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Registry } from '../registry/registry.ts';
import { readablePart } from '../resources/field-rights.ts';
import { findRecord } from '../resources/read-records.ts';
import type { Actor, RecordParts } from '../resources/record-parts.ts';
import { draftPage } from './draft-page.ts';

/**
 * A draft as its author may see it now: rights, scope and field blocks may have changed since it was typed. Undefined where nothing of it
 * may be seen.
 */
export async function shownDraft(
  database: Kysely<Tables>,
  registry: Registry,
  caller: Actor,
  row: Selectable<Tables['record_draft']>,
): Promise<Draft | undefined> {
  const entry = draftPage(registry, caller.access, row);
  if (!entry.ok) return undefined;
  const parts: RecordParts = { database, resource: entry.value.resource, page: row.page, caller };
  if (row.record_id !== null && !(await findRecord(parts, database, row.record_id, []))) return undefined;
  return {
    slot: row.slot,
    page: row.page,
    at: row.at,
    base: readableValues(parts, row.base),
    // a comment is its author's own words
    values: row.comment ? row.values : readableValues(parts, row.values),
    ...(row.comment ? { comment: true } : {}),
    ...(row.comment_id === null ? {} : { said: row.comment_id }),
    ...(row.record_id === null ? {} : { record: row.record_id }),
    ...(row.record_version === null ? {} : { version: row.record_version }),
  };
}

/** The values of a draft without those that its author may not see any more; null says that a field is empty, and stays. */
export function readableValues(parts: RecordParts, held: Draft['values']): Draft['values'] {
  const own = Object.entries(held).filter(([key]) => parts.resource.fields[key]);
  const empty = own.filter(([, value]) => value === null);
  const shown = readablePart(parts, Object.fromEntries(own) as unknown as RecordRow);
  return { ...Object.fromEntries(empty), ...shown };
}
