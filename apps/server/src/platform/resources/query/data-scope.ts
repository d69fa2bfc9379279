import { approvedFields, fieldsOf, type RecordValues, type Resource } from '@axle/page-kit';
import { fieldAccess, inScope, ownedInScope, scopeOf, type Scope, type ScopeKind } from '@axle/permissions';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { columnOf } from './columns.ts';
import { every } from './filter-condition.ts';
import { tableOf } from './select-rows.ts';
import type { Actor, RecordParts } from '../record-parts.ts';

const scopeHere = (resource: Resource, { access }: Actor): Scope =>
  resource.scopedBy ? scopeOf(access, resource.scopedBy.kind as ScopeKind) : 'all';

/** Of which records, for whom; a page does not matter to what may be seen. */
type AskedRows = Pick<RecordParts, 'resource' | 'caller' | 'only'>;

/** The condition that holds for the rows an actor may see; every reading asks it. */
export const seenRows = ({ resource, caller, only }: AskedRows): RawBuilder<boolean> =>
  every([scopeCondition(resource, caller), ownRows(resource, caller), spokenOf(resource, caller), only]);

/**
 * The same for a query that reads the bare table of the resource as `t`: what may be seen is asked of the view that lists read, since
 * scopes may go by its figures.
 */
export const seenIds = (asked: AskedRows): RawBuilder<boolean> =>
  sql<boolean>`t.id in (select t.id from ${tableOf(asked.resource)} where ${seenRows(asked)})`;

/** The condition that holds for the rows an actor may change, as far as their scope goes; every locking asks it. They are seen as well. */
export const changedRows = (asked: AskedRows): RawBuilder<boolean> => every(limitsOf(asked));

/** Whether nothing limits the rows that an actor may change. */
export const changesAll = (asked: AskedRows): boolean => limitsOf(asked).every(limit => limit === undefined);

const limitsOf = ({ resource, caller, only }: AskedRows) => [
  scopeCondition(resource, caller, []),
  ownRows(resource, caller),
  spokenOf(resource, caller),
  only,
];

/** Rows that only their creator sees. */
const ownRows = ({ ofMakers }: Resource, { access }: Actor): RawBuilder<boolean> | undefined =>
  ofMakers && !access.isSuper ? sql<boolean>`${columnOf('createdBy')} = ${access.userId}` : undefined;

/** Rows about other records are visible to users who may see those records and every field concerned, and to their author. */
function spokenOf({ speaksOf }: Resource, caller: Actor): RawBuilder<boolean> | undefined {
  if (!speaksOf || caller.access.isSuper) return undefined;
  const [entity, record, fields, by] = [speaksOf.entity, speaksOf.record, speaksOf.fields, speaksOf.by].map(field => columnOf(field));
  const seen = caller.registry.resources.flatMap(({ resource, pages }): readonly RawBuilder<boolean>[] => {
    const [first] = pages;
    const approved = approvedFields(resource);
    if (!first || approved.length === 0) return [];
    const blocked = approved.filter(key => !fieldAccess(caller.access, first.page.key, key).read).map(key => `${resource.entity}.${key}`);
    const scope = scopeCondition(resource, caller);
    return [
      every([
        sql<boolean>`${entity} = ${resource.entity}`,
        blocked.length > 0 ? sql<boolean>`not ${fields} && ${blocked}::text[]` : undefined,
        scope && sql<boolean>`${record} in (select t.id from ${sql.table(resource.table)} as t where ${scope})`,
      ]),
    ];
  });
  return sql<boolean>`(${sql.join([sql<boolean>`${by} = ${caller.access.userId}`, ...seen], sql` or `)})`;
}

/** The one place where data scopes meet SQL; undefined where all may be seen. */
function scopeCondition(resource: Resource, caller: Actor, also = resource.scopedBy?.alsoSeenBy ?? []): RawBuilder<boolean> | undefined {
  const scope = scopeHere(resource, caller);
  if (scope === 'all' || !resource.scopedBy) return undefined;
  const { field, openWithout } = resource.scopedBy;
  const listed = [field, ...also].map(each => listedIn(resource, each, scope));
  const ways = openWithout ? [sql<boolean>`${columnOf(field)} is null`, ...listed] : listed;
  return ways.length === 1 ? ways[0] : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

function listedIn(resource: Resource, field: string, scope: ReadonlySet<string>): RawBuilder<boolean> {
  if (scope.size === 0) return sql<boolean>`false`;
  const isText = ['text', 'enum'].includes(fieldsOf(resource)[field]?.kind ?? '');
  if (isText) return sql<boolean>`${columnOf(field)} = any(${[...scope]}::text[])`;
  const ids = [...scope].map(Number).filter(Number.isSafeInteger);
  return sql<boolean>`${columnOf(field)} = any(${ids}::bigint[])`;
}

/** Whether a record lies within the scope by which the actor may change it; a new one has no id yet. */
export function liesInScope(resource: Resource, caller: Actor, record: RecordValues, id?: number): boolean {
  const { kind, owner, openWithout } = resource.scopedBy ?? {};
  if (owner !== undefined) return ownedInScope(caller.access, kind as ScopeKind, textOf(record[owner]), textOf(id));
  const field = resource.scopedBy?.field;
  const target = field === 'id' ? id : field && record[field];
  return (openWithout === true && textOf(target) === undefined) || inScope(scopeHere(resource, caller), textOf(target));
}

const textOf = (value: unknown): string | undefined => (value === undefined || value === null ? undefined : String(value));
