import { fieldsOf, type RecordValues, type Resource } from '@axle/page-kit';
import { inScope, scopeOf, type Scope, type ScopeKind } from '@axle/permissions';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { columnOf } from './query/columns.ts';
import { every } from './query/filter-condition.ts';
import type { Asker, RecordParts } from './record-parts.ts';

const scopeHere = (resource: Resource, { access }: Asker): Scope =>
  resource.scopedBy ? scopeOf(access, resource.scopedBy.kind as ScopeKind) : 'all';

/** The condition that holds for the rows an asker may see; every reading and locking asks it. */
export const seenRows = ({ resource, caller, only }: RecordParts): RawBuilder<boolean> => every([scopeCondition(resource, caller), only]);

/** The one place where data scopes meet SQL; undefined where all may be seen. */
function scopeCondition(resource: Resource, caller: Asker): RawBuilder<boolean> | undefined {
  const scope = scopeHere(resource, caller);
  if (scope === 'all' || !resource.scopedBy) return undefined;
  if (scope.size === 0) return sql<boolean>`false`;
  const { field } = resource.scopedBy;
  const isText = ['text', 'enum'].includes(fieldsOf(resource)[field]?.kind ?? '');
  if (isText) return sql<boolean>`${columnOf(field)} = any(${[...scope]}::text[])`;
  const ids = [...scope].map(Number).filter(Number.isSafeInteger);
  return sql<boolean>`${columnOf(field)} = any(${ids}::bigint[])`;
}

/** Whether a record lies within the asker's scope. */
export function liesInScope(resource: Resource, caller: Asker, record: RecordValues): boolean {
  const target = resource.scopedBy && record[resource.scopedBy.field];
  return inScope(scopeHere(resource, caller), target === undefined || target === null ? undefined : String(target));
}
