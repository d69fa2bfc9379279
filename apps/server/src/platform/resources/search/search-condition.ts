import { searchedFor } from '@axle/kernel';
import type { Resource } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';

/**
 * [K20] The condition over the table aliased `t` that what was typed finds a record by its search text. It goes by all that the resource is
 * searched by: only for users who may read all of it.
 */
export const searchCondition = (resource: Resource, typed: string): RawBuilder<boolean> =>
  sql<boolean>`t.id in (${idsFound(resource, typed)})`;

/** The ids of the records that what was typed finds. */
export function idsFound({ entity }: Resource, typed: string): RawBuilder<unknown> {
  const words = searchedFor(typed).map(ways => {
    const likes = ways.map(text => sql`found.text like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text`);
    return likes.length === 1 ? likes[0]! : sql`(${sql.join(likes, sql` or `)})`;
  });
  if (words.length === 0) return sql`select null::bigint`;
  return sql`select found.record_id from search_text as found where found.entity = ${sql.lit(entity)}
    and ${sql.join(words, sql` and `)}`;
}
