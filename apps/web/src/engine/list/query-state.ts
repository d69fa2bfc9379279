import type { FieldTotal, Filter, Sort } from '@axle/page-kit';

/** What a list is asked for, as the user put it: dates may still be relative, the search is plain words. */
export interface QueryState {
  readonly tab?: string;
  readonly search: string;
  /** At most one filter a field. */
  readonly filters: readonly Filter[];
  readonly sort: readonly Sort[];
}

/** The state with one field's filter set, or taken away where `filter` is undefined. */
export function withFilter(state: QueryState, field: string, filter: Filter | undefined): QueryState {
  const place = state.filters.findIndex(one => one.field === field);
  if (!filter) return place < 0 ? state : { ...state, filters: state.filters.filter(one => one.field !== field) };
  return { ...state, filters: place < 0 ? [...state.filters, filter] : state.filters.with(place, filter) };
}

/** How a list begins: with the conditions of its page on fields that are there, unless it was asked for something; then undefined. */
export function openingOf(
  asked: QueryState,
  opens: readonly Filter[] | undefined,
  fields: Readonly<Record<string, unknown>>,
): QueryState | undefined {
  const isOwn = asked.search === '' && asked.filters.length === 0 && asked.tab === undefined;
  return isOwn ? { ...asked, filters: (opens ?? []).filter(({ field }) => fields[field]) } : undefined;
}

/** The state that shows the rows of a total: those with a value, and of its currency or unit, which `apart` holds. */
export function behindTotal(state: QueryState, { field, of }: FieldTotal, apart: string | undefined): QueryState {
  const filled = state.filters.some(one => one.field === field) ? state : withFilter(state, field, { field, op: 'notEmpty' });
  if (apart === undefined) return filled;
  return withFilter(filled, apart, of === undefined ? { field: apart, op: 'isEmpty' } : { field: apart, op: 'eq', value: of });
}

/**
 * The order after a click on a column's head: ascending, descending, none. `additive` keeps the other columns of the order
 * and puts a new one behind them.
 */
export function toggleSort(sort: readonly Sort[], field: string, additive: boolean): readonly Sort[] {
  const current = sort.find(one => one.field === field);
  const next: Sort | undefined = !current ? { field } : current.descending ? undefined : { field, descending: true };
  if (!additive) return next ? [next] : [];
  if (!current) return [...sort, { field }];
  return next ? turnSort(sort, field) : dropSort(sort, field);
}

/** The order with one of its columns turned round, in its place. */
export const turnSort = (sort: readonly Sort[], field: string): readonly Sort[] =>
  sort.map(one => (one.field === field ? (one.descending ? { field } : { field, descending: true }) : one));

/** The order without one of its columns. */
export const dropSort = (sort: readonly Sort[], field: string): readonly Sort[] => sort.filter(one => one.field !== field);

/** The order with one of its columns at another place. */
export function moveSort(sort: readonly Sort[], field: string, place: number): readonly Sort[] {
  const moved = sort.find(one => one.field === field);
  if (!moved) return sort;
  return dropSort(sort, field).toSpliced(Math.max(0, place), 0, moved);
}

/** Whether two states ask for the same rows in the same order. */
export const sameQuery = (one: QueryState, other: QueryState): boolean => JSON.stringify(one) === JSON.stringify(other);
