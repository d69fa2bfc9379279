import { type Field, type Filter, isSortable, type Sort } from '@axle/page-kit';
import type { ListView, StoredQuery } from '@axle/wire';
import { filterFitsNow } from './query-address.ts';
import type { QueryState } from './query-state.ts';

/** What a saved view asks for now, and the fields whose conditions or order had to be left out because they no longer fit the page. */
export interface OpenedView {
  readonly state: QueryState;
  readonly dropped: readonly string[];
}

/** A list's state as a view keeps it; dates stay relative. */
export const storedQuery = ({ tab, search, filters, sort }: QueryState): StoredQuery => ({
  ...(tab === undefined ? {} : { tab }),
  ...(search === '' ? {} : { search }),
  filters,
  sort,
});

/** Reads a stored view against the page as it stands: fields and values that are gone since are left out and named. */
export function openView({ query }: Pick<ListView, 'query'>, fields: Readonly<Record<string, Field>>): OpenedView {
  const filters = query.filters as readonly Filter[];
  const kept = filters.filter(filter => fields[filter.field] && filterFitsNow(fields[filter.field]!, filter));
  const sort: readonly Sort[] = query.sort.filter(({ field }) => fields[field] && isSortable(fields[field]));
  const dropped = [...filters.filter(filter => !kept.includes(filter)), ...query.sort.filter(one => !sort.includes(one))];
  return {
    state: { tab: query.tab, search: query.search ?? '', filters: kept, sort },
    dropped: [...new Set(dropped.map(({ field }) => field))],
  };
}
