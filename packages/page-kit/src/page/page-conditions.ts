import type { Field } from '../field/field.ts';
import type { Filter } from '../query/filter.ts';
import { mineFilter } from './fitting.ts';
import type { Page } from './page.ts';
import type { PageTab } from './page-tab.ts';

/** What a list of a page is asked for, as people put it: a tab, plain words, and conditions whose dates may be relative. */
export interface PageQuestion {
  readonly tab?: string | undefined;
  readonly search?: string | undefined;
  readonly filters: readonly Filter[];
}

/** The conditions of a question, those of its tab and its search among them; dates stay as they were said. */
export function pageConditions(
  page: Pick<Page, 'tabs' | 'search'>,
  fields: Readonly<Record<string, Field>>,
  { tab, search = '', filters }: PageQuestion,
  userId: number | undefined,
): readonly Filter[] {
  const shown = page.tabs.find(({ key }) => key === tab) ?? page.tabs[0];
  return [...searchFilters(page, search), ...tabFilters(shown, fields, userId), ...filters];
}

function tabFilters(tab: PageTab | undefined, fields: Readonly<Record<string, Field>>, userId: number | undefined): readonly Filter[] {
  if (!tab || userId === undefined) return tab?.filters ?? [];
  const { filters = [], mine } = tab;
  return mine === undefined ? filters : [...filters, mineFilter(mine, fields[mine], userId)];
}

function searchFilters(page: Pick<Page, 'search'>, search: string): readonly Filter[] {
  const [field, ...also] = page.search;
  const value = search.trim();
  return field === undefined || value === '' ? [] : [{ field, op: 'search', value, ...(also.length > 0 ? { also } : {}) }];
}
