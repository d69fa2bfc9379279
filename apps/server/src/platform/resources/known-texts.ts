import { standardCode } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import { type RawBuilder, sql } from 'kysely';
import { columnOf } from './query/columns.ts';
import type { Actor, KnownResource } from './record-parts.ts';

/**
 * Whether an actor may read a field of records that others refer to: under a page of theirs that he may list, or under their first page
 * where he may list none.
 */
export function mayReadReferred({ entity }: KnownResource, { access, registry }: Pick<Actor, 'access' | 'registry'>, key: string): boolean {
  const pages = registry.resource(entity)?.pages ?? [];
  const listed = pages.filter(({ section, page }) => can(access, standardCode(section.key, page, 'list')));
  const asked = listed.length > 0 ? listed : pages.slice(0, 1);
  return asked.length === 0 || asked.some(({ page }) => fieldAccess(access, page.key, key).read);
}

/** The fields under which a record is known to an actor. The code is never closed; it stands in the place of a name that is. */
function knownFields(target: KnownResource, caller: Actor): Readonly<Record<'code' | 'zh' | 'en', string>> {
  const { code, names = [] } = target.knownBy;
  const name = (key: string | undefined) => (key !== undefined && mayReadReferred(target, caller, key) ? key : code);
  return { code, zh: name(names[0]), en: name(names[1]) };
}

/** The texts under which a record is known to an actor, for names; of the table aliased `t` unless another alias is given. */
export function knownTexts(
  target: KnownResource,
  caller: Actor,
  alias?: string,
): Readonly<Record<'code' | 'zh' | 'en', RawBuilder<unknown>>> {
  const { code, zh, en } = knownFields(target, caller);
  return { code: columnOf(code, alias), zh: columnOf(zh, alias), en: columnOf(en, alias) };
}

/** A text under which records are known, as it is searched: without case, and so written that an index serves. */
export interface SearchedText {
  readonly key: string;
  readonly column: RawBuilder<unknown>;
  /** A text in lower case as it is held against the column. */
  readonly held: (lower: string) => string;
}

/** The texts under which a record is known to an actor, for searching, each once. Codes are stored in capitals. */
export const searchedTexts = (target: KnownResource, caller: Actor): readonly SearchedText[] =>
  [...new Set(Object.values(knownFields(target, caller)))].map(key =>
    target.fields[key]?.kind === 'code'
      ? { key, column: sql`${columnOf(key)}::text`, held: lower => lower.toUpperCase() }
      : { key, column: sql`lower(${columnOf(key)}::text)`, held: lower => lower },
  );
