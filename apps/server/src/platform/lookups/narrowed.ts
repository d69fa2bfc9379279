import { type RawBuilder, sql } from 'kysely';
import { seenRows } from '../resources/query/data-scope.ts';
import { columnOf } from '../resources/query/columns.ts';
import { every } from '../resources/query/filter-condition.ts';
import { tableOf } from '../resources/query/select-rows.ts';
import { mayReadReferred } from '../resources/known-texts.ts';
import type { Actor, KnownResource } from '../resources/record-parts.ts';
import { inUseCondition } from '../resources/referred-records.ts';

/** The records of an entity that a lookup is restricted to. */
export interface Narrowing {
  /** A field that refers to another record, and that record's id. */
  readonly within?: string | undefined;
  readonly withinId?: number | undefined;
  /** The entity whose records hold that field, and their field that names the one looked for. */
  readonly through?: string | undefined;
  readonly by?: string | undefined;
  /** A field that holds a choice, and the choices, with commas between. */
  readonly holds?: string | undefined;
  readonly held?: string | undefined;
}

const mayRead = (target: KnownResource, caller: Actor, field: string | undefined, kind: 'ref' | 'enum'): field is string =>
  field !== undefined && target.fields[field]?.kind === kind && mayReadReferred(target, caller, field);

/**
 * The records that refer to one other record, or stand together with it in a record in use, and hold one of some choices, by fields that
 * the actor may read; undefined, for all of them, where no such field is named.
 */
export function narrowed(target: KnownResource, caller: Actor, given: Narrowing): RawBuilder<boolean> | undefined {
  const { holds, held } = given;
  const own = given.through === undefined ? referring(target, caller, given) : paired(target, caller, given);
  const kept =
    mayRead(target, caller, holds, 'enum') && held ? sql<boolean>`${columnOf(holds)}::text = any(${held.split(',')}::text[])` : [];
  const conditions = [own ?? [], kept].flat();
  return conditions.length === 0 ? undefined : every(conditions);
}

const referring = (target: KnownResource, caller: Actor, { within, withinId }: Narrowing): RawBuilder<boolean> | undefined =>
  mayRead(target, caller, within, 'ref') && withinId !== undefined ? sql<boolean>`${columnOf(within)} = ${withinId}` : undefined;

function paired(target: KnownResource, caller: Actor, { through, by, ...other }: Narrowing): RawBuilder<boolean> | undefined {
  const pairs = caller.registry.referred(through ?? '') as KnownResource | undefined;
  const field = pairs && mayRead(pairs, caller, by, 'ref') ? pairs.fields[by] : undefined;
  const together = pairs && referring(pairs, caller, other);
  if (!pairs || !together || field?.kind !== 'ref' || field.entity !== target.entity) return undefined;
  const seen = seenRows({ resource: pairs, caller, only: together });
  return sql<boolean>`t.id in (select ${columnOf(by!)} from ${tableOf(pairs)} where ${every([seen, inUseCondition(pairs)])})`;
}
