import { refuse, type Result } from '@axle/kernel';
import { notFound, standardCode, type StandardAction } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Registry } from '../registry/registry.ts';
import { findRecord } from '../resources/read-records.ts';

/** A record that files hang on, seen by a caller under a page. */
export interface AttachmentRecord {
  readonly entity: string;
  readonly id: number;
  /** Whether the caller may do this to the record. */
  readonly may: (action: StandardAction) => boolean;
  /** Its files stay as they are, regardless of who added them. */
  readonly closed?: boolean;
}

/** What may be done while somebody else looks through the caller's eyes. */
const reads: ReadonlySet<StandardAction> = new Set(['list', 'log']);

/**
 * Finds a managed record, or one that speaks of another and takes files, within the caller's rights and scope; one that he may not see is
 * not there.
 */
export async function attachmentRecord(
  { database, registry }: { readonly database: Kysely<Tables>; readonly registry: Registry },
  caller: Caller,
  { page: key, id }: { readonly page: string; readonly id: number },
): Promise<Result<AttachmentRecord>> {
  const entry = registry.page(key);
  const resource = entry?.page.resource;
  const spoken = resource?.speaksOf;
  if (!entry || !resource || (!resource.managed && !spoken?.files)) return refuse({ ...callRefusals.malformed, field: 'page' });
  const may = (action: StandardAction) =>
    (reads.has(action) || !caller.viewedBy) &&
    entry.page.standard.includes(action) &&
    can(caller.access, standardCode(entry.section.key, entry.page, action));
  if (!may('list')) return refuse(callRefusals.forbidden);
  const asked = spoken?.files ? [spoken.by, spoken.files.field] : [];
  const record = await findRecord({ database, resource, page: key, caller }, database, id, asked);
  if (!record) return refuse(notFound);
  if (!spoken?.files) return { ok: true, value: { entity: resource.entity, id, may } };
  const closed = !spoken.files.in.includes(record[spoken.files.field]);
  const mayAdd = !closed && !caller.viewedBy && record[spoken.by] === caller.access.userId;
  return { ok: true, value: { entity: resource.entity, id, may: action => (action === 'update' ? mayAdd : false), closed } };
}
