import { definePage, defineResource, type PageTab, type Station } from '@axle/page-kit';
import { expect, it } from 'vitest';

const words = { zh: '盒', en: 'Box' };
const named = { key: 'box', title: words, help: { why: words } } as const;
const resource = defineResource({
  entity: 'box',
  label: words,
  service: 'item',
  nameFields: ['name'],
  fields: { name: { kind: 'text', label: words, maxLength: 9 } },
});
const station = {} as Station;
const board = { figures: 'boxes', reads: [], tiles: [] } as const;

it('a page is a list, a station or a view, and has what belongs to it', () => {
  expect(definePage({ ...named, resource, columns: ['name'] }).view).toBeUndefined();
  expect(definePage({ ...named, resource, station }).columns).toEqual([]);
  expect(definePage({ ...named, view: 'home' }).resource).toBeUndefined();
  const wrong = [
    // @ts-expect-error a list without columns
    definePage({ ...named, resource }),
    // @ts-expect-error a station has no columns
    definePage({ ...named, resource, station, columns: ['name'] }),
    // @ts-expect-error a station without records
    definePage({ ...named, station }),
    // @ts-expect-error a view is no station
    definePage({ ...named, resource, view: 'home', station }),
    // @ts-expect-error nothing to show
    definePage(named),
    // @ts-expect-error no such column
    definePage({ ...named, resource, columns: ['colour'] }),
  ];
  expect(wrong).toHaveLength(6);
});

it('a tab shows rows, a board, a tool, a view or another list, and has what belongs to it', () => {
  const tab = { key: 'all', title: words } as const;
  const right: readonly PageTab[] = [tab, { ...tab, mine: 'owner' }, { ...tab, board }, { ...tab, view: 'home' }];
  expect(right).toHaveLength(4);
  const wrong: readonly PageTab[] = [
    // @ts-expect-error a board has no filters of rows
    { ...tab, board, filters: [] },
    // @ts-expect-error a view has no tree of rows
    { ...tab, view: 'home', tree: { figure: 'pieces' } },
    // @ts-expect-error a board or another list
    { ...tab, board, listOf: { section: 'basic', page: 'box' } },
  ];
  expect(wrong).toHaveLength(3);
});
