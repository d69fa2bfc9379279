import type { Field, Page, PageTab } from '@axle/page-kit';

/** The tabs that a reader is shown: those of super users only to them, figures and tools only to whoever may read all that they tell of. */
export const openTabs = (page: Page, fields: Readonly<Record<string, Field>>, isSuper: boolean): readonly PageTab[] =>
  page.tabs.filter(
    ({ superOnly, board, tool }) =>
      (!superOnly || isSuper) && [...(board?.reads ?? []), ...(tool?.reads ?? [])].every(field => fields[field]),
  );
