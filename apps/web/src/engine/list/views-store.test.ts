import type { Fields, Filter } from '@axle/page-kit';
import { filters, sampleResource, sorts } from '@axle/page-kit/testing';
import type { ListView } from '@axle/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryViews } from '../testing/memory-views.ts';
import { memoryLayouts, readerWithout, samplePage, sampleRecords } from '../testing/sample-page.ts';
import { settle } from '../../testing/settle.ts';
import { ListStore } from './list-store.ts';
import { openView, storedQuery } from './stored-view.ts';
import { ViewsStore } from './views-store.ts';

const view = (id: number, more: Partial<ListView> = {}): ListView => ({
  id,
  name: `view ${id}`,
  audience: 'private',
  own: true,
  version: 1,
  query: { filters: [{ field: 'seenAt', op: 'between', value: 'last30d' }], sort: [{ field: 'size', descending: true }] },
  blocked: [],
  ...more,
});

async function opened(address: string, views: readonly ListView[], first?: number) {
  const { records } = sampleRecords(20);
  const port = memoryViews(...views);
  port.first = first;
  const [reader, now] = [readerWithout(), () => new Date('2026-05-20T10:00:00')];
  const params = new URLSearchParams(address);
  const list = new ListStore({ page: samplePage, resource: sampleResource, records, layouts: memoryLayouts(), reader, now }, params);
  const store = new ViewsStore({ list, resource: sampleResource, views: port, reader, now }, params);
  list.start();
  store.start();
  await settle();
  await settle();
  return { list, store, port, address: () => store.toAddress(list.toAddress(new URLSearchParams('record=3'))).toString() };
}

/** A condition as a list holds it: spans of moments are said in days of the reader's calendar. */
const inLocalDays = (filter: Filter): Filter =>
  (sampleResource.fields as Fields)[filter.field]?.kind === 'instant' && filter.op === 'between'
    ? { ...filter, value: (filter.value as readonly (string | null)[]).map(end => end && end.slice(0, 10)) }
    : filter;

describe('saved views of a list', () => {
  it('opens with the first view, and an address that asks for something else wins over it', async () => {
    const { list, address } = await opened('', [view(1), view(2)], 2);
    expect([list.state.sort, address()]).toEqual([[{ field: 'size', descending: true }], 'record=3&view=2']);
    const other = await opened('code=T0001', [view(1)], 1);
    expect([other.store.active, other.list.filterOf('code')?.value]).toEqual([undefined, 'T0001']);
  });

  it('a link opens the view; a change is marked, written whole into the address, and taken back by one click', async () => {
    const { list, store, address } = await opened('view=1', [view(1)]);
    expect([store.active?.id, store.changed, list.state.filters[0]?.value]).toEqual([1, false, 'last30d']);
    list.setFilter('code', { field: 'code', op: 'eq', value: 'T0001' });
    expect([store.changed, address()]).toEqual([true, expect.stringContaining('from=1')]);
    const again = await opened(address(), [view(1)]);
    expect([again.store.active?.id, again.store.changed]).toEqual([1, true]);
    expect(again.list.state.filters).toEqual(list.state.filters.toReversed());
    store.restore();
    expect([store.changed, address()]).toEqual([false, 'record=3&view=1']);
  });

  it('a link to a view that is not shared says so, and shows the page’s own list when the reader wants it', async () => {
    const { store, list } = await opened('view=9', [view(1)]);
    expect([store.missing, list.state.filters]).toEqual([true, []]);
    store.leave(undefined);
    expect(store.missing).toBe(false);
    store.fromAddress(new URLSearchParams('view=9'));
    store.open(view(1));
    expect(store.missing).toBe(false);
  });

  it('fields that are gone, values that no longer fit and fields that are blocked are said', async () => {
    const old = [
      { field: 'gone', op: 'eq', value: 1 },
      { field: 'drive', op: 'eq', value: 'flying' },
      { field: 'code', op: 'eq', value: 'T0001' },
    ];
    const { store, list } = await opened('view=1', [view(1, { query: { filters: old, sort: [] }, blocked: ['price'] })]);
    expect(list.state.filters).toEqual([old[2]]);
    expect(store.notes.map(({ en }) => en).join(' ')).toMatch(/cannot read: Price.*left out: gone, Drive/);
  });

  it('its columns are its own: a person’s own columns come back with the page’s own tab', async () => {
    const { store, list } = await opened('', [view(1, { layout: { columns: [{ field: 'size', visible: true, width: 200 }] } })]);
    const own = list.columns.columns;
    store.open(store.views[0]!);
    list.columns.setVisible('note', false);
    expect([list.columns.columns.find(({ field }) => field === 'size')?.width, store.changed]).toEqual([200, true]);
    store.leave('own');
    expect([list.columns.columns, list.state, store.active]).toEqual([
      own,
      { tab: 'own', search: '', filters: [], sort: samplePage.sort },
      undefined,
    ]);
  });

  it('is saved, saved under another name, moved and deleted; all are counted in one call', async () => {
    const { store, list, port } = await opened('', []);
    list.setSearch('T00');
    await store.saveAs('One', 'private');
    list.setSort([{ field: 'size' }]);
    await store.save();
    await store.saveAs('Two', 'team');
    expect(port.views.map(({ name, version, query }) => [name, version, query.search])).toEqual([
      ['One', 2, 'T00'],
      ['Two', 1, 'T00'],
    ]);
    await store.kept.move(store.active!, -1);
    await settle();
    expect([store.views.map(({ name }) => name), [...store.counts.known.keys()]]).toEqual([
      ['Two', 'One'],
      ['all', 'own', 'view:1', 'view:2'],
    ]);
    await store.remove(store.active!);
    expect([store.active, list.filtered]).toEqual([undefined, false]);
  });

  it('stored and read back it asks for the same', () => {
    const fields: Fields = sampleResource.fields;
    const conditions = fc.uniqueArray(filters(sampleResource).map(inLocalDays), { selector: ({ field }) => field, maxLength: 5 });
    fc.assert(
      fc.property(conditions, sorts(sampleResource), fc.string(), (some, sort, search) => {
        const asked = {
          tab: 'own',
          search,
          filters: some.filter(({ field }) => fields[field]),
          sort: sort.filter(({ field }) => fields[field]),
        };
        const read = openView({ query: JSON.parse(JSON.stringify(storedQuery(asked))) as ListView['query'] }, fields);
        expect(read).toEqual({ state: JSON.parse(JSON.stringify(asked)) as typeof asked, dropped: [] });
      }),
    );
  });
});
