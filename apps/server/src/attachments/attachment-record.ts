import { refuse, type Result } from '@axle/kernel';
import { notFound, standardCode, type StandardAction } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { PageRegistry } from '../pages/registry.ts';
import { findRecord } from '../resources/read-records.ts';

/** A record that files hang on, seen by a caller under a page. */
export interface AttachmentRecord {
  readonly entity: string;
  readonly id: number;
  /** Whether the caller may do this to the record. */
  readonly may: (action: StandardAction) => boolean;
}

/** Finds a managed record within the caller's rights and scope; one that he may not see is not there. */
export async function attachmentRecord(
  { database, registry }: { readonly database: Kysely<Tables>; readonly registry: PageRegistry },
  caller: Caller,
  { page: key, id }: { readonly page: string; readonly id: number },
): Promise<Result<AttachmentRecord>> {
  const entry = registry.page(key);
  const resource = entry?.page.resource;
  if (!entry || !resource?.managed) return refuse({ ...callRefusals.malformed, field: 'page' });
  const may = (action: StandardAction) =>
    entry.page.standard.includes(action) && can(caller.access, standardCode(entry.section.key, entry.page, action));
  if (!may('list')) return refuse(callRefusals.forbidden);
  const record = await findRecord({ database, resource, page: key, caller }, database, id, []);
  return record ? { ok: true, value: { entity: resource.entity, id, may } } : refuse(notFound);
}
