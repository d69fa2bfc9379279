import { type RecordValues, referencePathsOf, type ReferenceNames, type ReferredRecord } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { columnOf } from './query/columns.ts';
import type { Actor, KnownResource, RecordParts } from './record-parts.ts';
import { targetOf } from './query/target-of.ts';
import { referredIds, selectReferred } from './referred-records.ts';

/**
 * The names of everything that some rows refer to, of trees with everything above it: one query for each entity, none per row. Whoever may
 * read a field reads the name of what stands in it, wherever that record lies, unless the name itself is closed to him; rows hold fields
 * that may be read alone.
 */
export async function referenceNames(
  database: Kysely<Tables>,
  parts: Pick<RecordParts, 'resource' | 'referred' | 'caller'>,
  rows: readonly RecordValues[],
): Promise<ReferenceNames> {
  const names: Record<string, readonly ReferredRecord[]> = {};
  const ids = referredIds(parts.resource, () => true, rows);
  for (const [, field] of referencePathsOf(parts.resource)) {
    const wanted = ids.get(field.entity);
    if (wanted && !names[field.entity]) names[field.entity] = await namesOf(database, targetOf(parts, field), parts.caller, [...wanted]);
  }
  return names;
}

/** Records of one entity by id, of a tree with everything above them. */
export function namesOf(
  database: Kysely<Tables>,
  target: KnownResource,
  caller: Actor,
  ids: readonly number[],
): Promise<readonly ReferredRecord[]> {
  const { table, knownBy } = target;
  if (!knownBy.parent) return selectReferred(database, target, caller, sql`where t.id = any(${ids}::bigint[])`);
  const parent = columnOf(knownBy.parent, 'r');
  return selectReferred(
    database,
    target,
    caller,
    sql`where t.id = any(array(
      with recursive branch as (select r.id, ${parent} as above from ${sql.table(table)} as r where r.id = any(${ids}::bigint[])
        union select r.id, ${parent} from ${sql.table(table)} as r join branch on r.id = branch.above)
      select id from branch))`,
  );
}
