import { ok } from '@axle/kernel';
import type { ListQuery, RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { mostWarehouses, SpreadStore } from './spread-store.ts';

const row = (id: number, sku: number, warehouse: number): RecordRow => ({ id, version: 1, sku, warehouse, imbalance: '10' });

function shown(pages: readonly (readonly RecordRow[])[], warehouses: readonly number[] = [7, 8]) {
  const asked: ListQuery[] = [];
  const records = {
    values: async (field: string) =>
      ok((field === 'country' ? [3, 4] : warehouses).map((value, at) => ({ value, count: field === 'country' ? 10 + at : 1 }))),
    list: async (query: ListQuery) => {
      asked.push(query);
      const at = Number(query.after ?? 0);
      return ok({ rows: pages[at] ?? [], ...(at + 1 < pages.length ? { next: String(at + 1) } : {}) });
    },
  };
  return { store: new SpreadStore(records as unknown as PageRecords, [{ field: 'imbalance', descending: true }]), asked };
}

it('shows the country with most rows; a SKU is shown once all its warehouses were read', async () => {
  const { store, asked } = shown([[row(1, 5, 7), row(2, 5, 8), row(3, 6, 7)], [row(4, 6, 8)]]);
  await store.start();
  expect([store.country, store.columns, asked.length]).toEqual([4, [7, 8], 1]);
  expect(store.lines.map(({ sku, at }) => [sku, at.size])).toEqual([[5, 2]]);
  await store.read(store.next);
  expect(store.lines.map(({ sku, at }) => [sku, at.size])).toEqual([
    [5, 2],
    [6, 2],
  ]);
  expect(asked.map(({ after }) => after)).toEqual([undefined, '1']);
});

it('reads one list for all rows however they are narrowed, and a number that is none is no filter', async () => {
  const { store, asked } = shown([[row(1, 5, 7)]]);
  await store.start();
  await store.narrow({ warehouse: '8', find: 'BP', sku: [5, 6], category: 3, imbalance: '2.5', suggested: true });
  await store.narrow({ imbalance: 'two', sku: [], category: undefined });
  expect(asked.map(({ filters }) => filters.map(({ field, op }) => `${field} ${op}`))).toEqual([
    ['country in'],
    ['country in', 'warehouse in', 'sku in', 'sku search', 'category in', 'imbalance gte', 'suggested eq'],
    ['country in', 'warehouse in', 'sku search', 'suggested eq'],
  ]);
  expect(store.columns).toEqual([8]);
});

it('never shows more warehouses side by side than fit', async () => {
  const { store } = shown(
    [[]],
    Array.from({ length: 30 }, (_, at) => at + 1),
  );
  await store.start();
  expect([store.columns.length, store.warehouses.length]).toEqual([mostWarehouses, 30]);
});
