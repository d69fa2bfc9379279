import type { Filter, Sort } from '@axle/page-kit';

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

/**
 * The order after a click on a column's head: ascending, descending, none. `additive` keeps the other columns of the order
 * and puts a new one behind them.
 */
export function toggleSort(sort: readonly Sort[], field: string, additive: boolean): readonly Sort[] {
  const current = sort.find(one => one.field === field);
  const next: Sort | undefined = !current ? { field } : current.descending ? undefined : { field, descending: true };
  if (!additive) return next ? [next] : [];
  if (!current) return [...sort, { field }];
  return next ? sort.map(one => (one.field === field ? next : one)) : sort.filter(one => one.field !== field);
}

/** Whether two states ask for the same rows in the same order. */
export const sameQuery = (one: QueryState, other: QueryState): boolean => JSON.stringify(one) === JSON.stringify(other);
