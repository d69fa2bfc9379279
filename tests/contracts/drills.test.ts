import { drillsOf, fieldsOf, pagesOf } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { expect, it } from 'vitest';

const pages = (await allSections()).flatMap(section => pagesOf(section).map(page => ({ section: section.key, page })));
const drills = pages.flatMap(({ page }) =>
  Object.entries(page.drills ?? {}).flatMap(([column, some]) =>
    drillsOf(some).map(drill => [`${page.key}.${column} → ${drill.page}`, { page, column, drill }] as const),
  ),
);

it.each(drills)('%s: the page is there, filters by what is held against it, and the row says what it is held against', (_, one) => {
  const { page, column, drill } = one;
  const target = pages.find(({ section, page: other }) => section === drill.section && other.key === drill.page)?.page;
  const own = fieldsOf(page.resource!);
  expect(Object.keys(own)).toContain(column);
  expect(target).toBeDefined();
  if (drill.tab !== undefined) expect(target!.tabs.map(({ key }) => key)).toContain(drill.tab);
  // the tab that opens by itself must not leave out what the figure counts
  const [{ filters = [], mine, view, board, tool } = {}] = drill.tab === undefined ? target!.tabs : [];
  expect([filters, mine, view, board, tool]).toEqual([[], undefined, undefined, undefined, undefined]);
  for (const condition of drill.filters) {
    expect(target!.filters).toContain(condition.field);
    const said = 'by' in condition ? [condition.by] : 'value' in condition ? [] : [condition.from, condition.to];
    for (const field of said) if (field !== undefined) expect(['id', ...page.columns]).toContain(field);
  }
  if (drill.when) expect(page.columns).toContain(drill.when.field);
});
