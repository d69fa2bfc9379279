import { ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import { countryCode } from '../kinds/address.ts';
import { unbound } from '../kinds/unbound.ts';
import { acceptValue, isSortable } from '../kinds/kinds.ts';
import { fieldsOf } from '../resource/fields-of.ts';
import type { Resource } from '../resource/resource.ts';
import { type Filter, mostFilterValues } from './filter.ts';
import { mayCompare, untilOf } from './in-force-on.ts';
import { canBeHanded, isHanded } from './filter-bounds.ts';
import { type ListQuery, mostRowsPerPage, type Sort } from './list-query.ts';

/** Most conditions and most columns of the order of one query. */
const mostFilters = 100;
const mostSorts = 10;

type FieldOf = (key: unknown) => Field | undefined;

const badQuery = (zh: string, en: string, field?: string): { ok: false; refusal: Refusal } =>
  refuse({ code: 'BAD_QUERY', message: text(zh, en), field });

/**
 * Reads a list query that came over the wire: every field exists and may be read, every operator fits the field's kind,
 * every value reads as the field's. `mayRead` says which fields the actor may see: filtering or sorting by a hidden one would leak it.
 * `mayFindBy` says of the field through which records are searched whether the actor may read all that its records are found by. Never
 * throws, whatever was sent.
 */
export function checkQuery(
  resource: Resource,
  query: ListQuery,
  mayRead: (field: string) => boolean,
  mayFindBy: (field: string) => boolean = () => false,
): Result<ListQuery> {
  const { filters, sort, limit, after, offset } = (query ?? {}) as ListQuery;
  const fields = fieldsOf(resource);
  const fieldOf: FieldOf = key => (typeof key === 'string' && Object.hasOwn(fields, key) && mayRead(key) ? fields[key] : undefined);
  if (!Array.isArray(filters) || filters.length > mostFilters) return badQuery('筛选条件不正确', 'Invalid filters');
  const checked = all((filters as readonly Filter[]).map(filter => checkFilter(fieldOf, filter, resource.searched)));
  if (!checked.ok) return checked;
  const boundless = checked.value.find(filter => isHanded(resource, filter) && !canBeHanded(filter))?.field;
  if (boundless !== undefined) return badQuery('该字段只能按起止日期筛选', 'This field can only be filtered by a range of days', boundless);
  if (!Array.isArray(sort) || sort.length > mostSorts) return badQuery('排序不正确', 'Invalid sort order');
  const order = all((sort as readonly Sort[]).map(column => checkSort(fieldOf, column)));
  if (!order.ok) return order;
  if (!Number.isInteger(limit) || limit < 1 || limit > mostRowsPerPage)
    return badQuery(`每页行数须为1–${mostRowsPerPage}`, `Rows per page must be 1–${mostRowsPerPage}`);
  if (after !== undefined && typeof after !== 'string') return badQuery('翻页位置无效', 'Invalid cursor');
  if (offset !== undefined && (!Number.isSafeInteger(offset) || offset < 0)) return badQuery('翻页位置无效', 'Invalid offset');
  return ok({
    filters: checked.value.flatMap(filter => (filter.op === 'search' ? searchAsked(resource, filter, mayRead, mayFindBy) : filter)),
    sort: order.value,
    limit,
    ...(after === undefined ? {} : { after }),
    ...(offset === undefined ? {} : { offset }),
  });
}

/**
 * A search as it is carried out: over all that the resource is searched by, where that holds the fields asked and may be read whole; else
 * the fields asked are looked through for each word as it stands, and beside them what finds the record that these refer to [SR1].
 */
function searchAsked(
  { searched, searchedThrough }: Resource,
  { field, also = [], value }: Filter,
  mayRead: (field: string) => boolean,
  mayFindBy: (field: string) => boolean,
): readonly Filter[] {
  const whole = [field, ...also].every(key => searched.includes(key)) && searched.every(mayRead);
  if (whole) return [{ field, op: 'search', value, also: searched.filter(key => key !== field) }];
  if (searchedThrough !== undefined && mayRead(searchedThrough) && mayFindBy(searchedThrough))
    return [{ field, op: 'search', value, ...(also.length > 0 ? { also } : {}) }];
  const words = String(value).split(/\s+/);
  return words.map(word => ({ field, op: 'contains', value: word, ...(also.length > 0 ? { also } : {}) }));
}

/** Whether a filter fits a field: its operator and its value; what a reader's address says is passed over where it does not. */
export const filterFits = (field: Field, filter: Filter): boolean =>
  checkFilter(key => (key === filter.field || key === untilOf(field) ? field : undefined), filter).ok;

function checkSort(fieldOf: FieldOf, column: Sort): Result<Sort> {
  const field = fieldOf(column?.field);
  if (!field || !isSortable(field))
    return badQuery(`不能按该字段排序：${named(column?.field)}`, `Cannot sort by: ${named(column?.field)}`, named(column?.field));
  return ok(column.descending === true ? { field: column.field, descending: true } : { field: column.field });
}

function checkFilter(fieldOf: FieldOf, filter: Filter, searched: readonly string[] = []): Result<Filter> {
  const unknown = (key: unknown) => badQuery(`未知的筛选字段：${named(key)}`, `Unknown filter field: ${named(key)}`, named(key));
  const field = fieldOf(filter?.field);
  if (!field) return unknown(filter?.field);
  const compares =
    (filter.op === 'search' ? isText(field) : mayCompare(field, filter.op)) &&
    (filter.op !== 'inForceOn' || fieldOf(untilOf(field)) !== undefined);
  if (!compares) return badQuery(`${field.label.zh}不支持该比较方式`, `${field.label.en} cannot be compared that way`, filter.field);
  const value = filterValue(field, filter);
  if (!value.ok) return value;
  const also: readonly unknown[] = Array.isArray(filter.also) ? (filter.also as readonly unknown[]) : [];
  // a search that was read before names all that its resource is searched by, of whatever kind
  const isSearched = (other: unknown): boolean =>
    filter.op === 'search' && searched.some(key => key === other) && fieldOf(other) !== undefined;
  const strange = also.find(other => !isSearched(other) && !isLike(field, fieldOf(other)));
  if (strange !== undefined || also.length > mostSorts) return unknown(strange);
  return ok({ field: filter.field, op: filter.op, value: value.value, ...(also.length > 0 ? { also: also as readonly string[] } : {}) });
}

const isText = (field: Field | undefined): boolean => field?.kind === 'text' || field?.kind === 'code';

/** Whether two fields can be asked together: of one kind, or both texts. */
const isLike = (one: Field, other: Field | undefined): boolean => one.kind === other?.kind || (isText(one) && isText(other));

/** A field's key as it may be said in a message. */
const named = (key: unknown): string => (typeof key === 'string' ? key.slice(0, 60) : '?');

function filterValue(field: Field, filter: Filter): Result<unknown> {
  const { op, value } = filter;
  if (op === 'isEmpty' || op === 'notEmpty') return ok(undefined);
  if (op === 'contains' || op === 'startsWith' || op === 'search') {
    const text = typeof value === 'string' ? value.normalize('NFC').trim() : '';
    return text === '' || text.length > 200
      ? badQuery(`${field.label.zh}的筛选内容不正确`, `${field.label.en}: invalid filter value`, filter.field)
      : ok(text);
  }
  if (op === 'in' || op === 'notIn') {
    if (!Array.isArray(value) || value.length === 0 || value.length > mostFilterValues)
      return badQuery(
        `${field.label.zh}须为1–${mostFilterValues}个值`,
        `${field.label.en} takes 1–${mostFilterValues} values`,
        filter.field,
      );
    return all(value.map(entry => one(field, filter.field, entry)));
  }
  if (op === 'between') {
    if (!Array.isArray(value) || value.length !== 2 || value.every(end => end === null || end === undefined))
      return badQuery(`${field.label.zh}的范围不正确`, `${field.label.en}: invalid range`, filter.field);
    return all(value.map(end => (end === null || end === undefined ? ok(null) : one(field, filter.field, end))));
  }
  return one(field, filter.field, value);
}

/**
 * One value, read as the field's; list fields are compared entry by entry, addresses by their country. Bounds of the field do not bind a
 * search.
 */
function one(field: Field, key: string, value: unknown): Result<unknown> {
  const isList = field.kind === 'enumList' || field.kind === 'tags';
  if (field.kind === 'address') {
    const country = countryCode(field, value);
    return country.ok ? country : badQuery(country.refusal.message.zh, country.refusal.message.en, key);
  }
  const accepted = acceptValue(unbound(field), isList ? [value] : value);
  if (!accepted.ok) return badQuery(accepted.refusal.message.zh, accepted.refusal.message.en, key);
  if (accepted.value === undefined) return badQuery(`${field.label.zh}的筛选值为空`, `${field.label.en}: empty filter value`, key);
  return ok(isList ? (accepted.value as readonly unknown[])[0] : accepted.value);
}

function all<Value>(results: readonly Result<Value>[]): Result<Value[]> {
  const values: Value[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}
