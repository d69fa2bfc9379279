import type { Result } from '@axle/kernel';
import { attachmentRecord, type AttachmentRecord } from '../attachments/attachment-record.ts';
import type { Caller } from '../gateways/caller.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** A record whose timeline is asked for, as its reader sees it under a page. */
export interface TimelineRecord extends AttachmentRecord {
  readonly entry: PageEntry;
  readonly parts: RecordParts & { readonly caller: Caller };
}

/** Finds a record within the caller's rights and scope; one that he may not see is not there. */
export async function timelineRecord(
  { database, registry }: { readonly database: RecordParts['database']; readonly registry: Registry },
  caller: Caller,
  input: { readonly page: string; readonly id: number },
): Promise<Result<TimelineRecord>> {
  const found = await attachmentRecord({ database, registry }, caller, input);
  if (!found.ok) return found;
  const entry = registry.page(input.page)!;
  const parts = { database, resource: entry.page.resource!, page: input.page, caller, referred: registry.referred };
  return { ok: true, value: { ...found.value, entry, parts } };
}
