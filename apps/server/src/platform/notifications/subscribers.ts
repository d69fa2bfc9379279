import { businessDay, type RecordValues, standardCode } from '@axle/page-kit';
import { can, type ScopeKind } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import { loadAccesses } from '../access/load-access.ts';
import type { Tables } from '../database/tables.ts';
import type { Actor } from '../resources/record-parts.ts';
import { liesInScope } from '../resources/query/data-scope.ts';

/** What people are notified of: records of a page, and whose they are. */
export interface NotifiedRecords {
  readonly page: string;
  /** What the records name that scopes go by, by the fields of the page. */
  readonly record: RecordValues;
  /** The targets of which people are notified whose scope lists them. */
  readonly targets: readonly { readonly kind: Extract<ScopeKind, 'warehouse' | 'shop'>; readonly target: number }[];
  /** People who are notified as well, such as the user who asked for it, under the same rights. */
  readonly also?: readonly number[];
}

/**
 * Active people whose scope lists one of the targets by name, and the owners of a shop, and the other users named, as far as they may
 * list the page and its records lie in their scope. Who sees everything is notified by the roles of a template alone.
 */
export async function subscribersOf(
  transaction: Kysely<Tables>,
  { page: key, record, targets, also = [] }: NotifiedRecords,
  { registry, now }: Pick<Actor, 'registry' | 'now'>,
): Promise<readonly number[]> {
  const { section, page } = registry.page(key)!;
  const day = businessDay(now);
  const listing = targets.map(({ kind, target }) => sql<boolean>`(d.kind = ${kind} and ${String(target)} = any(d.targets))`);
  const shops = targets.flatMap(({ kind, target }) => (kind === 'shop' ? [target] : []));
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u where u.state = 'active' and (
      u.id = any(${also}::bigint[]) or u.id in (select s.owner from store s where s.id = any(${shops}::bigint[]))
      or exists (select from data_scope d where d.user_id = u.id and d.mode = 'listed' and (d.valid_to is null
      or d.valid_to >= ${day}::date)
        and (${sql.join(listing, sql` or `)})))
    order by u.id`.execute(transaction);
  const accesses = await loadAccesses(
    transaction,
    rows.map(({ id }) => id),
    day,
  );
  return rows.flatMap(({ id }) => {
    const access = accesses.get(id);
    return access && can(access, standardCode(section.key, page, 'list')) && liesInScope(page.resource!, { registry, access, now }, record)
      ? [id]
      : [];
  });
}
