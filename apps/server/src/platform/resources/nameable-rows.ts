import { standardCode } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import { type RawBuilder, sql } from 'kysely';
import { seenRows } from './query/data-scope.ts';
import type { Actor } from './record-parts.ts';

/** Which records of an entity may be named to a user in an answer about something else. */
export interface NameableRows {
  /** Whether a page that lists them is open to the actor and closes nothing of what names them. */
  readonly mayList: boolean;
  /** The condition over the table `t`; the others are counted rather than named. */
  readonly seen: RawBuilder<boolean>;
}

/** Returns which records of an entity may be named to a user: those that the user would find on a page of these records. */
export function nameableRows(caller: Actor, entity: string): NameableRows {
  const known = caller.registry.resource(entity);
  if (!known) throw new Error(`there are no records of ${entity}`);
  const { resource, pages } = known;
  const mayList = pages.some(
    ({ section, page }) =>
      can(caller.access, standardCode(section.key, page, 'list')) &&
      resource.nameFields.every(field => fieldAccess(caller.access, page.key, field).read),
  );
  return { mayList, seen: mayList ? seenRows({ resource, caller }) : sql<boolean>`false` };
}
