import { standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { RecordPicture } from '@axle/wire';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fieldRights } from './field-rights.ts';
import { columnOf } from './query/columns.ts';
import { seenRows } from './query/data-scope.ts';
import { every } from './query/filter-condition.ts';
import { tableOf } from './query/select-rows.ts';
import type { Actor, KnownResource } from './record-parts.ts';

/** The field that holds the pictures of a referred record, where the actor may read it on a page that lists such records. */
function pictureField(target: KnownResource, caller: Actor): string | undefined {
  const { picture } = target.knownBy;
  const pages = picture === undefined ? [] : (caller.registry.resource(target.entity)?.pages ?? []);
  const isRead = pages.some(
    ({ section, page }) =>
      can(caller.access, standardCode(section.key, page, 'list')) &&
      fieldRights({ resource: target, page: page.key, caller }).mayRead(picture!),
  );
  return isRead ? picture : undefined;
}

/** The version of the picture of a referred record, of the table aliased `t`: see `picture` of `ReferredRecord`. Pictures are not read. */
export function pictureVersion(target: KnownResource, caller: Actor): RawBuilder<number | null> {
  const field = pictureField(target, caller);
  if (field === undefined) return sql<null>`null`;
  const seen = seenRows({ resource: target, caller, only: undefined });
  return sql`case when ${seen} then case when ${columnOf(field)} is null then 0 else t.version end end`;
}

/** The small pictures of some records, of those that the actor sees and that have one. */
export async function picturesOf(
  database: Kysely<Tables>,
  target: KnownResource,
  caller: Actor,
  ids: readonly number[],
): Promise<readonly RecordPicture[]> {
  const field = pictureField(target, caller);
  if (field === undefined) return [];
  const shown = every([
    sql<boolean>`t.id = any(${ids}::bigint[])`,
    sql<boolean>`${columnOf(field)} is not null`,
    seenRows({ resource: target, caller, only: undefined }),
  ]);
  const { rows } = await sql<{ readonly id: number; readonly thumb: string | null }>`
    select t.id, ${columnOf(field)} -> 0 ->> 'thumb' as thumb from ${tableOf(target)} where ${shown}`.execute(database);
  return rows.flatMap(({ id, thumb }) => (thumb === null ? [] : [{ id, thumb }]));
}
