import type { Field, Filter, Page, PageTab } from '@axle/page-kit';
import type { QueryState } from './query-state.ts';
import { instantsOf } from './relative-dates.ts';

/** Who looks at the list, and when: relative dates and tabs of one's own records depend on it. */
export interface Asking {
  readonly userId: number | undefined;
  readonly now: Date;
}

/** The conditions that go to the server: those of the tab, the search word by word, and the filters with their dates made absolute. */
export function listFilters(page: Page, fields: Readonly<Record<string, Field>>, state: QueryState, asking: Asking): readonly Filter[] {
  const tab = page.tabs.find(one => one.key === state.tab) ?? page.tabs[0];
  return [
    ...tabFilters(tab, asking),
    ...searchFilters(page, state.search),
    ...state.filters.flatMap(filter => absolute(filter, fields, asking.now)),
  ];
}

function tabFilters(tab: PageTab | undefined, { userId }: Asking): readonly Filter[] {
  if (!tab) return [];
  return [...(tab.filters ?? []), ...(tab.mine && userId !== undefined ? [{ field: tab.mine, op: 'eq', value: userId } as const] : [])];
}

function searchFilters(page: Page, search: string): readonly Filter[] {
  const [field, ...also] = page.search;
  if (field === undefined) return [];
  return search
    .split(/\s+/)
    .filter(word => word !== '')
    .map(word => ({ field, op: 'contains', value: word, ...(also.length > 0 ? { also } : {}) }) as const);
}

function absolute(filter: Filter, fields: Readonly<Record<string, Field>>, now: Date): readonly Filter[] {
  if (fields[filter.field]?.kind !== 'instant' || filter.op !== 'between') return [filter];
  const value = instantsOf(filter.value, now);
  return value ? [{ ...filter, value }] : [];
}
