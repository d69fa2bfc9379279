import { businessDay, dayAsked, type Field, type Filter, mineFilter, type Page, type PageTab } from '@axle/page-kit';
import type { ListReader } from './list-parts.ts';
import type { QueryState } from './query-state.ts';
import { daysOf, instantsOf } from './relative-dates.ts';

/** Who looks at the list, and when: relative dates and tabs of one's own records depend on it. */
export interface Asking {
  readonly userId: number | undefined;
  readonly now: Date;
}

/** Who reads, as the conditions of tabs need it. */
export const askingOf = ({ userId }: ListReader): Pick<Asking, 'userId'> => ({ userId });

/** The conditions that go to the server: those of the tab, the search, and the filters; all with their dates made absolute. */
export function listFilters(page: Page, fields: Readonly<Record<string, Field>>, state: QueryState, asking: Asking): readonly Filter[] {
  const tab = page.tabs.find(one => one.key === state.tab) ?? page.tabs[0];
  return [
    ...searchFilters(page, state.search),
    ...[...tabFilters(tab, fields, asking), ...state.filters].flatMap(filter => absolute(filter, fields, asking.now)),
  ];
}

function tabFilters(tab: PageTab | undefined, fields: Readonly<Record<string, Field>>, { userId }: Asking): readonly Filter[] {
  if (!tab || userId === undefined) return tab?.filters ?? [];
  const { filters = [], mine } = tab;
  return mine === undefined ? filters : [...filters, mineFilter(mine, fields[mine], userId)];
}

function searchFilters(page: Page, search: string): readonly Filter[] {
  const [field, ...also] = page.search;
  const value = search.trim();
  return field === undefined || value === '' ? [] : [{ field, op: 'search', value, ...(also.length > 0 ? { also } : {}) }];
}

function absolute(filter: Filter, fields: Readonly<Record<string, Field>>, now: Date): readonly Filter[] {
  const kind = fields[filter.field]?.kind;
  if (filter.op === 'inForceOn') return [{ ...filter, value: dayAsked(filter.value, businessDay(now)) }];
  if ((kind !== 'instant' && kind !== 'date') || filter.op !== 'between') return [filter];
  const value = kind === 'instant' ? instantsOf(filter.value, now) : daysOf(filter.value, businessDay(now));
  return value ? [{ ...filter, value }] : [];
}
