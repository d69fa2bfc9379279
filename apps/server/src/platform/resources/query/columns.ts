import { foldSpelling } from '@axle/kernel';
import { type AddressPart, addressParts, type Field, holdsDecimals, heldCode, snakeCase } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';

/** The column of a field, of the table aliased `t` unless another alias is given. */
export const columnOf = (key: string, alias = 't'): RawBuilder<unknown> => sql`${sql.ref(`${alias}.${snakeCase(key)}`)}`;

const holdsTexts = (field: Field): boolean =>
  field.kind === 'enum' || field.kind === 'enumList'
    ? field.options.some(option => typeof option.code === 'string')
    : ['text', 'code', 'tags', 'page', 'week', 'month', 'time'].includes(field.kind);

/** Whether a field holds a list. */
export const isList = (field: Field): boolean => field.kind === 'enumList' || field.kind === 'tags';

/** Whether a field's values are objects or lists of them. */
export const isJson = (field: Field): boolean => ['files', 'address', 'jsonDifference', 'trend'].includes(field.kind);

/**
 * The type in which a field's values, or the entries of its list, travel to the database. Whole numbers travel wide, so that none is out of
 * range.
 */
function entryType(field: Field): 'text' | 'bigint' | 'boolean' | 'timestamptz' | 'numeric' | 'date' | 'json' {
  if (holdsTexts(field)) return 'text';
  if (holdsDecimals(field)) return 'numeric';
  if (field.kind === 'bool') return 'boolean';
  // json, not jsonb: it keeps the order in which a value is written
  if (isJson(field)) return 'json';
  if (field.kind === 'date') return 'date';
  return field.kind === 'instant' ? 'timestamptz' : 'bigint';
}

/** A column of a record set made of JSON: its name and the type of its field. */
export const recordColumn = (key: string, field: Field): string => `"${snakeCase(key)}" ${entryType(field)}${isList(field) ? '[]' : ''}`;

const folds = (field: Field): boolean => field.kind === 'text' && field.fold === true;

/** A part of an address. */
const partOf = (key: string, part: AddressPart, alias = 't') => sql`(${columnOf(key, alias)} ->> ${sql.lit(part)})`;

/**
 * What of a column is compared and sorted: of addresses their country, texts by code point whatever the database's own language, folding
 * ones without case.
 */
export function comparedColumn(key: string, field: Field, alias = 't'): RawBuilder<unknown> {
  const column = columnOf(key, alias);
  if (field.kind === 'address') return sql`${partOf(key, 'country', alias)} collate "C"`;
  if (folds(field)) return sql`lower(${column}::text) collate "C"`;
  if (field.kind === 'text' || field.kind === 'code') return sql`${column}::text collate "C"`;
  return holdsTexts(field) && !isList(field) ? sql`${column} collate "C"` : column;
}

/**
 * What of a column is held against values for being one of them. Choices are taken as they are: equal is equal, whatever the language of
 * the database, and the indexes on them have no collation of their own.
 */
export const equalColumn = (key: string, field: Field): RawBuilder<unknown> =>
  field.kind === 'enum' ? columnOf(key) : comparedColumn(key, field);

/** A text column as a `like` pattern is held against it; without a collation, so that trigram indexes serve. */
export const searchedColumn = (key: string, field: Field): RawBuilder<unknown> =>
  field.kind === 'address'
    ? sql`lower(concat_ws(' ', ${sql.join(addressParts.map(part => partOf(key, part)))}))`
    : folds(field)
      ? sql`lower(${columnOf(key)}::text)`
      : sql`${columnOf(key)}::text`;

/** A value as it is compared with {@link comparedColumn}. */
export function comparedValue(field: Field, value: unknown): RawBuilder<unknown> {
  const typed = sql`${field.kind === 'code' ? heldCode(field, String(value)) : value}::${sql.raw(entryType(field))}`;
  return folds(field) ? sql`lower(${typed})` : typed;
}

/** Values as they are compared with {@link comparedColumn}, or with the entries of a list. */
export function comparedValues(field: Field, values: readonly unknown[]): RawBuilder<unknown> {
  if (field.kind === 'code') return sql`${values.map(value => heldCode(field, String(value)))}::text[]`;
  const compared = folds(field) ? values.map(value => foldSpelling(String(value))) : values;
  return field.kind === 'address' ? sql`${compared}::text[]` : sql`${compared}::${sql.raw(arrayType(field))}`;
}

/** Lists of whole numbers are stored as `integer[]`, which is compared with its like alone. */
const arrayType = (field: Field): string => (field.kind === 'enumList' && !holdsTexts(field) ? 'integer[]' : `${entryType(field)}[]`);

/** Equality of a field of two row sets, as unique keys have it: folding texts without case, empty equal to empty. */
export function sameField(key: string, field: Field, one: string, other: string): RawBuilder<boolean> {
  const side = (alias: string) => (folds(field) ? sql`lower(${columnOf(key, alias)})` : columnOf(key, alias));
  // only a plain equality can be looked up in an index
  return field.required ? sql<boolean>`${side(one)} = ${side(other)}` : sql<boolean>`${side(one)} is not distinct from ${side(other)}`;
}
