import type { Decimal } from '@axle/kernel';
import { sampleResource } from '@axle/page-kit/testing';
import { describe, expect, it } from 'vitest';
import { memoryLayouts, readerWithout, samplePage, sampleRecords } from '../testing/sample-page.ts';
import { settle } from '../../testing/settle.ts';
import { ListStore } from './list-store.ts';
import { dropSort, moveSort, turnSort } from './query-state.ts';

function listOf(
  count: number,
  options: { readonly address?: string; readonly hidden?: readonly string[]; readonly page?: typeof samplePage } = {},
) {
  const { records, calls, hold } = sampleRecords(count);
  const list = new ListStore(
    {
      page: options.page ?? samplePage,
      resource: sampleResource,
      records,
      layouts: memoryLayouts(),
      reader: readerWithout(...(options.hidden ?? [])),
      now: () => new Date('2026-05-20T10:00:00'),
    },
    new URLSearchParams(options.address),
  );
  return { list, calls, hold };
}

const codeAt = (list: ListStore, index: number) => list.rows.at(index)?.['code'];

it('[spec 9.13] a list whose page opens with conditions starts with them, if the user may read their field and asks for nothing else', () => {
  const page = { ...samplePage, opens: [{ field: 'seenAt', op: 'between', value: 'pastMonth' }] as const };
  const { list } = listOf(3, { page });
  expect([list.state.filters, list.state === list.opened]).toEqual([page.opens, true]);
  expect(list.serverFilters[0]).toMatchObject({ field: 'seenAt', op: 'between' });
  list.clearFilters();
  expect([list.state.filters, list.state === list.opened]).toEqual([[], false]);
  expect(listOf(3, { page, hidden: ['seenAt'] }).list.state.filters).toEqual([]);
  for (const address of ['code=T0001', 'q=T', 'tab=own']) expect(listOf(3, { page, address }).list.opened).toBeUndefined();
  expect(listOf(3, { page, address: 'code=T0001' }).list.filterOf('seenAt')).toBeUndefined();
});

describe('rows of a list', () => {
  it('come in blocks, the first with the total', async () => {
    const { list } = listOf(450);
    list.start();
    await settle();
    expect([list.rows.total, list.rows.length, codeAt(list, 0), codeAt(list, 199), list.rows.at(200)]).toEqual([
      450,
      450,
      'T0000',
      'T0199',
      undefined,
    ]);
  });

  it('go on behind a known block by its cursor, and jump by offset', async () => {
    const { list, calls } = listOf(900);
    list.start();
    await settle();
    list.rows.show(190, 220);
    await settle();
    list.rows.show(650, 680);
    await settle();
    expect([codeAt(list, 200), codeAt(list, 680)]).toEqual(['T0200', 'T0680']);
    const [, next, jump] = calls.filter(call => call.call === 'list').map(call => call.question as { after?: string; offset?: number });
    expect(next?.after).toBeTypeOf('string');
    expect(jump).toMatchObject({ offset: 600 });
  });

  it('of an old question never overwrite those of a newer one, and its calls are given up', async () => {
    const { list, calls, hold } = listOf(10);
    const release = hold();
    list.start();
    const old = calls.map(call => call.signal);
    const releaseNewer = hold();
    list.setFilter('code', { field: 'code', op: 'eq', value: 't0003' });
    releaseNewer();
    await settle();
    expect([list.rows.total, codeAt(list, 0)]).toEqual([1, 'T0003']);
    release();
    await settle();
    expect([list.rows.total, codeAt(list, 0), list.rows.at(1)]).toEqual([1, 'T0003', undefined]);
    expect(old.every(signal => signal?.aborted)).toBe(true);
  });

  it('stay in sight until the new ones arrive', async () => {
    const { list, hold } = listOf(10);
    list.start();
    await settle();
    const release = hold();
    list.sortBy('size', false);
    list.sortBy('size', false);
    expect([list.rows.loading, codeAt(list, 0)]).toEqual([true, 'T0000']);
    release();
    await settle();
    expect([list.rows.loading, codeAt(list, 0)]).toEqual([false, 'T0009']);
  });

  it('are ticked by their own total: a new one comes with the rows that it counts, never before them', async () => {
    const { list } = listOf(10);
    list.start();
    await settle();
    const { list: answer } = list.records;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    list.records.list = async (...asked) => held.then(() => answer(...asked));
    list.setFilter('code', { field: 'code', op: 'eq', value: 't0003' });
    await settle();
    expect([list.rows.total, list.rows.loaded.length]).toEqual([10, 10]);
    release();
    await settle();
    expect([list.rows.total, list.rows.loaded.length]).toEqual([1, 1]);
  });

  it('that are there before they are counted have no total; in another order they keep theirs', async () => {
    const { list } = listOf(10);
    list.start();
    await settle();
    const { count: answer } = list.records;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    list.records.count = async (...asked) => held.then(() => answer(...asked));
    list.sortBy('size', false);
    await settle();
    expect([list.rows.loading, list.rows.total]).toEqual([false, 10]);
    list.setFilter('code', { field: 'code', op: 'eq', value: 't0003' });
    await settle();
    expect([list.rows.total, list.rows.length]).toEqual([undefined, 1]);
    release();
    await settle();
    expect([list.rows.total, list.rows.length]).toEqual([1, 1]);
  });

  it('wait in their places before the first answer', async () => {
    const { list } = listOf(3);
    list.start();
    expect([list.rows.length > 3, list.rows.at(0)]).toEqual([true, undefined]);
    await settle();
    expect(list.rows.length).toBe(3);
  });

  it('that are refused leave the reason, and a retry clears it', async () => {
    const { list } = listOf(3);
    const { list: answer } = list.records;
    list.records.list = async () => ({ ok: false, refusal: { code: 'FAILED', message: { zh: '不行', en: 'No' } } });
    list.start();
    await settle();
    expect(list.rows.refusal?.code).toBe('FAILED');
    list.records.list = answer;
    list.refresh();
    await settle();
    expect([list.rows.refusal, codeAt(list, 0)]).toEqual([undefined, 'T0000']);
  });
});

describe('what a list is asked for', () => {
  it('is narrowed word by word by the quick search, in any of the search fields', async () => {
    const { list } = listOf(50);
    list.start();
    list.setSearch('odd  t0003');
    await settle();
    expect([list.rows.total, codeAt(list, 0)]).toEqual([1, 'T0003']);
  });

  it('is narrowed by the tab of one’s own records', async () => {
    const { list } = listOf(10);
    list.start();
    list.setTab('own');
    await settle();
    expect(list.rows.total).toBe(5);
  });

  it('stands in the address and comes back from it', async () => {
    const { list } = listOf(50);
    list.setFilter('styles', { field: 'styles', op: 'in', value: ['van', 'suv'] });
    list.setFilter('size', { field: 'size', op: 'gte', value: 10 });
    list.setFilter('seenAt', { field: 'seenAt', op: 'between', value: 'last7d' });
    list.setFilter('code', { field: 'code', op: 'eq', value: 'in: a, b\\' });
    list.setSearch('x y');
    list.setTab('own');
    list.sortBy('size', false);
    list.sortBy('code', true);
    const address = list.toAddress(new URLSearchParams('instance=2'));
    expect(address.get('instance')).toBe('2');
    expect(address.get('size')).toBe('gte:10');
    const { list: other } = listOf(1, { address: address.toString() });
    const inOrder = (store: ListStore) => ({
      ...store.state,
      filters: store.state.filters.toSorted((one, two) => one.field.localeCompare(two.field)),
    });
    expect(inOrder(other)).toEqual(inOrder(list));
  });

  it('passes over what an address says wrongly', () => {
    const wrong = 'size=contains:3&nothing=1&note=in:&styles=in:boat&seenAt=between:last0d&weight=gt:many';
    const { list } = listOf(1, { address: `${wrong}&drive=in:FWD&sort=-tags,code&tab=nope` });
    expect(list.state).toEqual({
      tab: undefined,
      search: '',
      filters: [{ field: 'drive', op: 'in', value: ['FWD'] }],
      sort: [{ field: 'code' }],
    });
  });

  it('is ordered by several columns, each of which can be turned round, moved and taken away', () => {
    const { list } = listOf(1);
    list.sortBy('size', false);
    list.sortBy('code', true);
    list.sortBy('note', true);
    list.setSort(moveSort(list.state.sort, 'note', 0));
    list.setSort(turnSort(list.state.sort, 'code'));
    const sort = [{ field: 'note' }, { field: 'size' }, { field: 'code', descending: true }];
    expect(list.state.sort).toEqual(sort);
    expect(listOf(1, { address: list.toAddress(new URLSearchParams()).toString() }).list.state.sort).toEqual(sort);
    list.setSort(dropSort(list.state.sort, 'size'));
    expect(list.state.sort).toEqual([sort[0], sort[2]]);
  });

  it('never speaks of fields that the reader may not read', () => {
    const { list } = listOf(1, { hidden: ['note'], address: 'note=x' });
    expect([list.state.filters, list.filterFields.includes('note'), list.columns.columns.some(column => column.field === 'note')]).toEqual([
      [],
      false,
      false,
    ]);
  });

  it('makes relative dates absolute only for the server', () => {
    const { list } = listOf(1, { address: 'seenAt=between:today' });
    expect(list.state.filters[0]?.value).toBe('today');
    expect(list.serverFilters.at(-1)?.value).toEqual([
      new Date('2026-05-20T00:00:00').toISOString(),
      new Date('2026-05-20T23:59:59.999').toISOString(),
    ]);
  });
});

describe('totals of a list', () => {
  it('are of all rows that match, and open the rows behind them', async () => {
    const { list } = listOf(450);
    list.start();
    list.setFilter('size', { field: 'size', op: 'lt', value: 300 });
    await settle();
    await settle();
    expect(list.totals.totals).toEqual([{ field: 'size', sum: String((299 * 300) / 2), count: 300 }]);
    list.setFilter('size', undefined);
    list.showTotal({ field: 'size', of: 'CNY', sum: '1' as Decimal, count: 1 }, 'currency');
    expect(list.state.filters).toEqual([
      { field: 'size', op: 'notEmpty' },
      { field: 'currency', op: 'eq', value: 'CNY' },
    ]);
  });

  it('wait for the rows, and those of an old question are dropped', async () => {
    const { list, hold } = listOf(5);
    const asked: unknown[] = [];
    const { totals } = list.records;
    list.records.totals = async (fields, query) => {
      asked.push(query.filters);
      return totals.call(list.records, fields, query);
    };
    const release = hold();
    list.start();
    await settle();
    expect(asked).toEqual([]);
    list.setFilter('size', { field: 'size', op: 'lt', value: 2 });
    release();
    await settle();
    await settle();
    expect([asked.length, list.totals.totals?.[0]?.count]).toEqual([1, 2]);
  });
});

describe('ticked rows', () => {
  it('survive sorting and filtering, and take over newer versions', async () => {
    const { list } = listOf(10);
    list.start();
    await settle();
    const row = list.rows.at(4)!;
    list.selection.toggle(row);
    await list.records.update(row, { size: 99 });
    list.sortBy('size', false);
    await settle();
    expect([list.selection.size, list.selection.rows.get(row.id)?.version]).toEqual([1, 2]);
  });

  it('are not all that matched a former filter, when the set comes after another one was asked for', async () => {
    const { list } = listOf(1300);
    list.start();
    list.setFilter('styles', { field: 'styles', op: 'in', value: ['van'] });
    const gathered = list.selectMatching();
    list.setFilter('styles', undefined);
    await gathered;
    expect([list.selection.size, list.selection.recordSet]).toEqual([0, undefined]);
  });

  it('can be all that match: a set that outlives sorting, may lack some, and ends with its filter', async () => {
    const { list } = listOf(1300);
    list.start();
    const filter = { field: 'styles', op: 'in', value: ['van'] } as const;
    list.setFilter('styles', filter);
    const gathered = list.selectMatching();
    expect(list.selection.gathering).toBe(true);
    await gathered;
    expect(list.selection.gathering).toBe(false);
    await settle();
    list.selection.toggle(list.rows.at(3)!);
    list.sortBy('size', false);
    await settle();
    expect([list.selection.size, list.selection.has(list.rows.at(3)!.id), list.selection.has(list.rows.at(4)!.id)]).toEqual([
      649,
      false,
      true,
    ]);
    expect(list.selection.recordSet).toMatchObject({ filters: [filter], except: [list.rows.at(3)!.id] });
    list.selection.toggle(list.rows.at(3)!);
    expect(list.selection.size).toBe(650);
    list.setFilter('styles', undefined);
    expect([list.selection.size, list.selection.recordSet]).toEqual([0, undefined]);
  });
});
