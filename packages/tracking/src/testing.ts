import fc from 'fast-check';
import type { PlaceInView } from './record/tracking-record.ts';
import { spmTable } from './spm/spm-table.ts';

/** Positions on a page: tabs by number and by name, sub-tabs, dialogs, and keys as nobody would write them. */
const key = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: 20 }).map(number => `tab${number}`),
    fc.constantFrom('clearance', 'buttonClick', 'subTab3', '中文'),
    fc.string({ maxLength: 40 }),
  ),
  { nil: undefined },
);

/** Unique keys of pages, released ones and others. */
export const pageKeys = (): fc.Arbitrary<{ readonly section: string; readonly page: string }> =>
  fc.oneof(
    fc.constantFrom(...spmTable).map(({ section, page }) => ({ section, page })),
    fc.record({
      section: fc.oneof(fc.constantFrom('basic', 'wms', 'nowhere'), fc.string()),
      page: fc.oneof(fc.stringMatching(/^[a-z][A-Za-z0-9]{0,30}$/), fc.string()),
    }),
  );

/** Places in view. */
export const places = (): fc.Arbitrary<PlaceInView> =>
  fc
    .tuple(pageKeys(), fc.record({ tab: key, subTab: key, dialog: key }))
    .map(([page, position]) => ({ ...page, ...position, label: page.page, url: `/admin/${page.section}/${page.page}` }));
