import type { RecordValues, ReferredRecord, Resource } from '@axle/page-kit';
import { referencePathsOf, referredAt, snakeCase } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { seenRows } from './query/data-scope.ts';
import { knownTexts } from './known-texts.ts';
import { pictureVersion } from './referred-pictures.ts';
import { columnOf } from './query/columns.ts';
import { every } from './query/filter-condition.ts';
import { tableOf } from './query/select-rows.ts';
import type { Actor, KnownResource, RecordParts } from './record-parts.ts';
import { targetOf } from './query/target-of.ts';

interface ReferredRow {
  readonly id: number;
  readonly code: string;
  readonly zh: string | null;
  readonly en: string | null;
  readonly status: number;
  readonly parent: number | null;
  readonly above: boolean;
  readonly picture: number | null;
}

/** Whether a record is in use: enabled, and of documents not at the end of their life. */
export function inUseCondition(target: Resource): RawBuilder<boolean> {
  if (target.states) {
    const { field, final, inUse = [] } = target.states;
    return sql<boolean>`${columnOf(field)} <> all(${final.filter(state => !inUse.includes(state))}::text[])`;
  }
  return target.managed ? sql<boolean>`${columnOf('status')} = 1` : sql<boolean>`true`;
}

/** Records as an actor who only refers to them sees them; `rest` is everything behind the table's name, which is `t`. */
export async function selectReferred(
  database: Kysely<Tables>,
  target: KnownResource,
  caller: Actor,
  rest: RawBuilder<unknown>,
): Promise<readonly ReferredRecord[]> {
  const { code, zh, en } = knownTexts(target, caller);
  const { parent } = target.knownBy;
  const status = sql`case when ${inUseCondition(target)} then 1 else 0 end`;
  const above = parent
    ? sql`exists (select 1 from ${sql.table(target.table)} as below where ${sql.ref(`below.${snakeCase(parent)}`)} = t.id)`
    : sql`false`;
  const { rows } = await sql<ReferredRow>`
    select t.id, ${code} as code, ${zh} as zh, ${en} as en, ${status} as status, ${parent ? columnOf(parent) : sql`null`} as parent,
    ${above} as above, ${pictureVersion(target, caller)} as picture
    from ${tableOf(target)} ${rest}`.execute(database);
  return rows.map(row => ({
    id: row.id,
    code: row.code,
    name: { zh: row.zh ?? row.code, en: row.en ?? row.code },
    ...(row.status === 0 ? { disabled: true as const } : {}),
    ...(row.parent === null ? {} : { parent: row.parent }),
    ...(row.above ? { above: true as const } : {}),
    ...(row.picture === null ? {} : { picture: row.picture }),
  }));
}

/** Records by entity and id. */
export type ReferredById = ReadonlyMap<string, ReadonlyMap<number, ReferredRecord>>;

/** Ids that some records hold in fields that refer to others, by entity. */
export function referredIds(
  resource: Resource,
  mayRead: (field: string) => boolean,
  records: readonly RecordValues[],
): Map<string, Set<number>> {
  const ids = new Map<string, Set<number>>();
  for (const [path, { entity }] of referencePathsOf(resource)) {
    if (!mayRead(path)) continue;
    for (const record of records) for (const [, id] of referredAt(record, path)) ids.set(entity, (ids.get(entity) ?? new Set()).add(id));
  }
  return ids;
}

/** What the actor may choose among what some records refer to: one query for each entity. */
export async function referable(database: Kysely<Tables>, parts: RecordParts, records: readonly RecordValues[]): Promise<ReferredById> {
  const found = new Map<string, ReadonlyMap<number, ReferredRecord>>();
  for (const [, field] of referencePathsOf(parts.resource)) {
    const ids = referredIds(parts.resource, () => true, records).get(field.entity);
    if (!ids || found.has(field.entity)) continue;
    const target = targetOf(parts, field);
    const seen = seenRows({ ...parts, resource: target, only: undefined });
    const rows = await selectReferred(
      database,
      target,
      parts.caller,
      sql`where ${every([sql<boolean>`t.id = any(${[...ids]}::bigint[])`, seen])}`,
    );
    found.set(field.entity, new Map(rows.map(row => [row.id, row])));
  }
  return found;
}
