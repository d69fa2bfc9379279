import type { Page } from './page.ts';
import type { PageTab } from './page-tab.ts';

const showsRows = ({ board, view, tool, listOf, superOnly, mine }: PageTab): boolean =>
  !board && view === undefined && !tool && !listOf && !superOnly && mine === undefined;

/** [RL2] The tab under which any record of a page is looked for: that of all its rows, else the first that shows rows of everybody. */
export function rowTab({ tabs }: Pick<Page, 'tabs'>): PageTab | undefined {
  const shown = tabs.filter(showsRows);
  return shown.find(({ filters = [] }) => filters.length === 0) ?? shown[0];
}
