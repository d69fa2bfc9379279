import { standardCode } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import type { RawBuilder } from 'kysely';
import { allPages } from '../pages/all-pages.ts';
import { columnOf } from './query/columns.ts';
import type { Asker, KnownResource } from './record-parts.ts';

/**
 * Whether an asker may read a field of records that others refer to: under a page of theirs that he may list, or under their first page
 * where he may list none.
 */
export function mayReadReferred({ entity }: KnownResource, { access }: Pick<Asker, 'access'>, key: string): boolean {
  const pages = allPages.resource(entity)?.pages ?? [];
  const listed = pages.filter(({ section, page }) => can(access, standardCode(section.key, page, 'list')));
  const asked = listed.length > 0 ? listed : pages.slice(0, 1);
  return asked.length === 0 || asked.some(({ page }) => fieldAccess(access, page.key, key).read);
}

/** The texts under which a record is known to an asker, for searching and for names. The code is never closed; it stands in the place of a name that is. */
export function knownTexts(target: KnownResource, caller: Asker): Readonly<Record<'code' | 'zh' | 'en', RawBuilder<unknown>>> {
  const { code, names = [] } = target.knownBy;
  const name = (key: string | undefined) => columnOf(key !== undefined && mayReadReferred(target, caller, key) ? key : code);
  return { code: columnOf(code), zh: name(names[0]), en: name(names[1]) };
}
