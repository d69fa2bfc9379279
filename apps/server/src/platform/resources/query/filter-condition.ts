import { type Field, type Filter, fieldsOf, type ReferringField, soughtCodes, type TagsField, untilOf } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { KnownResource, RecordParts } from '../record-parts.ts';
import { idsFound, searchCondition } from '../search/search-condition.ts';
import { targetOf } from './target-of.ts';
import { columnOf, comparedColumn, comparedValue, comparedValues, equalColumn, isList, searchedColumn } from './columns.ts';

type Condition = RawBuilder<boolean>;

const no: Condition = sql<boolean>`false`;

/** All conditions must hold; `true` for none. */
export const every = (conditions: readonly (Condition | undefined)[]): Condition => {
  const given = conditions.filter(condition => condition !== undefined);
  return given.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(given, sql` and `)}`;
};

/** One of the conditions must hold. */
export const either = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? no : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** A checked filter as SQL over the table aliased `t`. */
export function filterCondition(parts: Pick<RecordParts, 'resource' | 'referred'>, filter: Filter): Condition {
  if (filter.op === 'search') return searchFor(parts, filter);
  const fields = fieldsOf(parts.resource);
  return either(
    [filter.field, ...(filter.also ?? [])].map(key => {
      const field = fields[key]!;
      return field.kind === 'cascade' && Array.isArray(filter.value)
        ? branchCondition(targetOf(parts, field), key, filter)
        : fieldCondition(key, field, filter);
    }),
  );
}

/** By search texts: of the records themselves, or beside their own fields of the record that these refer to [SR1]. */
function searchFor(parts: Pick<RecordParts, 'resource' | 'referred'>, filter: Filter): Condition {
  const { resource } = parts;
  const [through, typed] = [resource.searchedThrough, String(filter.value)];
  if (through === undefined) return searchCondition(resource, typed);
  const own = typed.split(/\s+/).map(value => filterCondition(parts, { ...filter, op: 'contains', value }));
  const target = targetOf(parts, fieldsOf(resource)[through] as ReferringField);
  // not by ids in an array: that would be gone through row by row
  return either([every(own), sql<boolean>`coalesce(${columnOf(through)} in (${idsFound(target, typed)}), false)`]);
}

/** Records of a tree and everything below them; worked out once for the query. */
function branchCondition({ table, knownBy }: KnownResource, key: string, { op, value }: Filter): Condition {
  const parent = columnOf(knownBy.parent ?? 'id', 'r');
  const within = sql<boolean>`${columnOf(key)} = any(array(
    with recursive branch as (select r.id from ${sql.table(table)} as r where r.id = any(${value}::bigint[])
      union select r.id from ${sql.table(table)} as r join branch on ${parent} = branch.id)
    select id from branch))`;
  return op === 'notIn' ? sql<boolean>`(${columnOf(key)} is null or not ${within})` : within;
}

const pattern = (value: unknown): string => String(value).replace(/[\\%_]/g, '\\$&');

/** Records that a view names beside one of these texts. */
const heldThrough = (field: Field, { view, by, column }: NonNullable<TagsField['through']>, values: readonly unknown[]) =>
  sql<boolean>`exists (select 1 from ${sql.table(view)} as r
    where ${every(by.map(one => sql<boolean>`${columnOf(one, 'r')} = ${columnOf(one)}`))}
    and ${columnOf(column, 'r')} collate "C" = any(${comparedValues(field, values)}))`;

function fieldCondition(key: string, field: Field, { op, value }: Filter): Condition {
  const column = columnOf(key);
  if (op === 'isEmpty') return sql<boolean>`${column} is null`;
  if (op === 'notEmpty') return sql<boolean>`${column} is not null`;
  if (op === 'in') return isOneOf(key, field, value as readonly unknown[]);
  if (op === 'notIn') return sql<boolean>`(${column} is null or not ${isOneOf(key, field, value as readonly unknown[])})`;
  if (op === 'contains')
    return either(searched(field, text => `%${text}%`, value).map(text => sql<boolean>`${searchedColumn(key, field)} like ${text}`));
  if (op === 'startsWith')
    return either(searched(field, text => `${text}%`, value).map(text => sql<boolean>`${comparedColumn(key, field)} like ${text}`));
  const compared = op === 'eq' || op === 'ne' ? equalColumn(key, field) : comparedColumn(key, field);
  if (op === 'between') {
    const [from, to] = value as readonly [unknown, unknown];
    return every([
      from === null ? undefined : sql<boolean>`${compared} >= ${comparedValue(field, from)}`,
      to === null ? undefined : sql<boolean>`${compared} <= ${comparedValue(field, to)}`,
    ]);
  }
  const until = untilOf(field);
  if (op === 'inForceOn' && until !== undefined) {
    const day = comparedValue(field, value);
    return sql<boolean>`(${compared} <= ${day} and (${columnOf(until)} is null or ${columnOf(until)} >= ${day}))`;
  }
  const signs = { eq: sql`=`, ne: sql`is distinct from`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };
  return op === 'inForceOn' || op === 'search' ? no : sql<boolean>`${compared} ${signs[op]} ${comparedValue(field, value)}`;
}

const isOneOf = (key: string, field: Field, values: readonly unknown[]): Condition =>
  (field.kind === 'tags' || field.kind === 'enumList') && field.through
    ? heldThrough(field, field.through, values)
    : isList(field)
      ? sql<boolean>`${columnOf(key)} && ${comparedValues(field, values)}`
      : sql<boolean>`${equalColumn(key, field)} = any(${comparedValues(field, values)})`;

/** What a text is held against: one pattern, or the two of a number of a document that was begun. */
const searched = (field: Field, around: (pattern: string) => string, value: unknown): readonly RawBuilder<unknown>[] => {
  if (field.kind === 'code') return soughtCodes(field, String(value)).map(code => sql`${around(pattern(code))}::text`);
  const text = around(pattern(value));
  return [field.kind === 'address' || (field.kind === 'text' && field.fold) ? sql`lower(${text}::text)` : sql`${text}::text`];
};
