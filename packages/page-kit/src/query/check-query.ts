import { ok, refuse, type Refusal, type Result } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import { acceptValue, kinds } from '../kinds/kinds.ts';
import { fieldsOf, type Resource } from '../resource/resource.ts';
import { type Filter, mostFilterValues } from './filter.ts';
import { type ListQuery, mostRowsPerPage } from './list-query.ts';

const badQuery = (zh: string, en: string, field?: string): { ok: false; refusal: Refusal } =>
  refuse({ code: 'BAD_QUERY', message: { zh, en }, field });

/**
 * Reads a list query that came over the wire: every field exists and may be read, every operator fits the field's kind,
 * every value reads as the field's. `mayRead` says which fields the asker may see: filtering or sorting by a hidden one would leak it.
 */
export function checkQuery(resource: Resource, query: ListQuery, mayRead: (field: string) => boolean): Result<ListQuery> {
  const fields = fieldsOf(resource);
  const filters: Filter[] = [];
  for (const filter of query.filters) {
    const field = fields[filter.field];
    if (!field || !mayRead(filter.field)) return badQuery(`未知的筛选字段：${filter.field}`, `Unknown filter field: ${filter.field}`, filter.field);
    if (!kinds[field.kind].operators.includes(filter.op)) return badQuery(`${field.label.zh}不支持该比较方式`, `${field.label.en} cannot be compared that way`, filter.field);
    const value = filterValue(field, filter);
    if (!value.ok) return value;
    const strange = filter.also?.find(other => fields[other]?.kind !== field.kind || !mayRead(other));
    if (strange !== undefined) return badQuery(`未知的筛选字段：${strange}`, `Unknown filter field: ${strange}`, strange);
    filters.push({ field: filter.field, op: filter.op, value: value.value, ...(filter.also?.length ? { also: filter.also } : {}) });
  }
  for (const sort of query.sort) {
    const field = fields[sort.field];
    if (!field || !mayRead(sort.field) || !kinds[field.kind].sortable) return badQuery(`不能按该字段排序：${sort.field}`, `Cannot sort by: ${sort.field}`, sort.field);
  }
  if (!Number.isInteger(query.limit) || query.limit < 1 || query.limit > mostRowsPerPage) return badQuery(`每页行数须为1–${mostRowsPerPage}`, `Rows per page must be 1–${mostRowsPerPage}`);
  return ok({ ...query, filters });
}

function filterValue(field: Field, filter: Filter): Result<unknown> {
  const { op, value } = filter;
  if (op === 'isEmpty' || op === 'notEmpty') return ok(undefined);
  if (op === 'contains' || op === 'startsWith') {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || text.length > 200 ? badQuery(`${field.label.zh}的筛选内容不正确`, `${field.label.en}: bad filter text`, filter.field) : ok(text);
  }
  if (op === 'in' || op === 'notIn') {
    if (!Array.isArray(value) || value.length === 0 || value.length > mostFilterValues)
      return badQuery(`${field.label.zh}须为1–${mostFilterValues}个值`, `${field.label.en} takes 1–${mostFilterValues} values`, filter.field);
    return all(value.map(entry => one(field, entry)));
  }
  if (op === 'between') {
    if (!Array.isArray(value) || value.length !== 2 || value.every(end => end === null || end === undefined))
      return badQuery(`${field.label.zh}的范围不正确`, `${field.label.en}: bad range`, filter.field);
    return all(value.map(end => (end === null || end === undefined ? ok(null) : one(field, end))));
  }
  return one(field, value);
}

/** One value, read as the field's; list fields are compared entry by entry. Bounds of the field do not bind a search. */
function one(field: Field, value: unknown): Result<unknown> {
  const unbound = field.kind === 'integer' ? { ...field, min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } : field;
  const isList = field.kind === 'enumList' || field.kind === 'tags';
  const accepted = acceptValue(unbound, isList ? [value] : value);
  if (!accepted.ok) return accepted;
  if (accepted.value === undefined) return badQuery(`${field.label.zh}的筛选值为空`, `${field.label.en}: empty filter value`);
  return ok(isList ? (accepted.value as readonly unknown[])[0] : accepted.value);
}

function all(results: readonly Result<unknown>[]): Result<unknown[]> {
  const values: unknown[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}
