import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Resource, standardCode } from '@axle/page-kit';
import { type Access, can } from '@axle/permissions';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { PageEntry, PageRegistry } from '../pages/registry.ts';

/** The page of a draft with the records that it keeps. */
export interface DraftPage extends PageEntry {
  readonly resource: Resource;
}

const unknownPage: Refusal = { code: 'NOT_FOUND', message: { zh: '页面不存在', en: 'There is no such page' } };

/** The page under which a draft may be kept and read: one where its author may add records, or change them. */
export function draftPage(registry: PageRegistry, access: Access, key: string, record: number | null | undefined): Result<DraftPage> {
  const entry = registry.page(key);
  const resource = entry?.page.resource;
  const action = record === undefined || record === null ? 'add' : 'update';
  if (!entry || !resource?.managed || !entry.page.standard.includes(action)) return refuse(unknownPage);
  return can(access, standardCode(entry.section.key, entry.page, action)) ? ok({ ...entry, resource }) : refuse(callRefusals.forbidden);
}
