import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Resource, standardCode } from '@axle/page-kit';
import { type Access, can } from '@axle/permissions';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';

/** The page of a draft with the records that it keeps. */
export interface DraftPage extends PageEntry {
  readonly resource: Resource;
}

const unknownPage: Refusal = { code: 'NOT_FOUND', message: { zh: '页面不存在', en: 'The page does not exist' } };

/** What a draft is of, as far as rights are concerned. */
interface DraftOf {
  readonly page: string;
  readonly record_id: number | null;
  readonly comment: boolean;
}

/**
 * The page under which a draft may be kept and read: one where its author may add records, or change them; or say something, who may list
 * them.
 */
export function draftPage(registry: Registry, access: Access, { page: key, record_id, comment }: DraftOf): Result<DraftPage> {
  const entry = registry.page(key);
  const resource = entry?.page.resource;
  const action = comment ? 'list' : record_id === null ? 'add' : 'update';
  if (comment && record_id === null) return refuse(unknownPage);
  if (!entry || !resource?.managed || !entry.page.standard.includes(action)) return refuse(unknownPage);
  return can(access, standardCode(entry.section.key, entry.page, action)) ? ok({ ...entry, resource }) : refuse(callRefusals.forbidden);
}
