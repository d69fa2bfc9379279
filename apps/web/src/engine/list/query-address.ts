import type { LocalDate } from '@axle/kernel';
import {
  dayAsked,
  type Field,
  type Filter,
  filterFits,
  type FilterOperator,
  filterOperators,
  isReference,
  isSortable,
  mayCompare,
  relativeSpan,
  type Sort,
} from '@axle/page-kit';
import { filterName, filterText, longestFilter, ownParameters as own, reservedParameters as reserved } from '../filter-address.ts';
import { instantsOf } from './relative-dates.ts';
import type { QueryState } from './query-state.ts';

/**
 * Writes a list's state into the parameters of an address, readable: `make=Toyota&year=gte:2010&bodyStyles=in:sedan,suv&sort=-updatedAt`.
 * Other parameters of the address stay. The page's own order is not written.
 */
export function writeAddress(
  state: QueryState,
  fields: Readonly<Record<string, Field>>,
  defaultSort: readonly Sort[],
  current: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams([...current].filter(([name]) => !reserved.has(name) && !(name.replace(/^f\./, '') in fields)));
  if (state.tab) params.set(own.tab, state.tab);
  if (state.search) params.set(own.search, state.search);
  for (const filter of state.filters) {
    const value = filterText(filter);
    if (value.length <= longestFilter) params.set(filterName(filter.field), value);
  }
  const sort = writeSort(state.sort);
  if (sort !== writeSort(defaultSort)) params.set(own.sort, sort);
  return params;
}

/** Reads a list's state from the parameters of an address; what does not fit the page is passed over. */
export function readAddress(params: URLSearchParams, fields: Readonly<Record<string, Field>>, defaultSort: readonly Sort[]): QueryState {
  const filters: Filter[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const text = params.get(filterName(name));
    const filter = text === null ? undefined : readFilter(name, field, text);
    if (filter && filterFitsNow(field, filter)) filters.push(filter);
  }
  const sort = params.get(own.sort);
  return {
    tab: params.get(own.tab) ?? undefined,
    search: params.get(own.search) ?? '',
    filters,
    sort: sort === null ? defaultSort : readSort(sort, fields),
  };
}

/** Whether a condition fits its field. Days are kept as they are said, relative or local; the rest is read as the server reads it. */
export const filterFitsNow = (field: Field, filter: Filter): boolean =>
  filter.op === 'inForceOn'
    ? filterFits(field, { ...filter, value: dayAsked(filter.value, '2026-01-01' as LocalDate) })
    : filter.op === 'between' && (typeof filter.value === 'string' || field.kind === 'instant' || field.kind === 'date')
      ? relativeSpan(filter.value) !== undefined || instantsOf(filter.value, new Date(0)) !== undefined
      : filterFits(field, filter);

const writeSort = (sort: readonly Sort[]) => sort.map(one => (one.descending ? '-' : '') + one.field).join(',');

const readSort = (text: string, fields: Readonly<Record<string, Field>>): readonly Sort[] =>
  text.split(',').flatMap(part => {
    const field = part.replace(/^-/, '');
    const known = fields[field];
    return known && isSortable(known) ? [part.startsWith('-') ? { field, descending: true } : { field }] : [];
  });

const split = (text: string) => (text.match(/(?:\\.|[^,\\])+|(?<=,|^)(?=,|$)/g) ?? []).map(part => part.replace(/\\(.)/g, '$1'));

function readFilter(name: string, field: Field, text: string): Filter | undefined {
  const match = /^(\w+):([\s\S]*)$/.exec(text);
  const named = match && filterOperators.includes(match[1] as FilterOperator) ? (match[1] as FilterOperator) : undefined;
  const op = named ?? 'eq';
  const rest = named ? (match?.[2] ?? '') : text;
  if (!mayCompare(field, op)) return undefined;
  if (op === 'isEmpty' || op === 'notEmpty') return { field: name, op };
  if (op === 'between' && (field.kind === 'instant' || field.kind === 'date') && !rest.includes(','))
    return { field: name, op, value: rest };
  if (op === 'between')
    return {
      field: name,
      op,
      value: split(rest)
        .slice(0, 2)
        .map(end => (end === '' ? null : typed(field, end))),
    };
  if (op === 'in' || op === 'notIn') return { field: name, op, value: split(rest).map(entry => typed(field, entry)) };
  return rest === '' ? undefined : { field: name, op, value: typed(field, rest) };
}

function typed(field: Field, text: string): unknown {
  if (field.kind === 'integer' || field.kind === 'bytes' || field.kind === 'user' || isReference(field)) return Number(text);
  if (field.kind === 'bool') return text === 'true';
  if (field.kind === 'enum' || field.kind === 'enumList') return field.options.find(option => String(option.code) === text)?.code ?? text;
  return text;
}
