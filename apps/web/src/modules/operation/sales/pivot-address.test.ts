import { expect, it } from 'vitest';
import { pivotConditions, pivotPlace } from './pivot-address.ts';
import { pivotTable } from './pivot-table.ts';

const span = { from: '2026-11-02', to: '2026-11-08' };
const cell = { part: 'cell', store: 7, week: '2026-W45', units: 4, ...span };
const inputs = { rows: 'store', columns: 'week', platform: 'amazon', store: [7, 8] };

it('a cell opens the lines of its row and column, under what the pivot was narrowed by; sessions open days', () => {
  expect([pivotPlace('netSales', 'salesStatistics'), pivotPlace('sessions', 'salesStatistics')]).toEqual([
    { page: 'salesLine' },
    { page: 'salesStatistics', tab: 'days' },
  ]);
  expect(pivotConditions(cell, inputs)).toEqual([
    { field: 'store', op: 'in', value: [7] },
    { field: 'platform', op: 'in', value: ['amazon'] },
    { field: 'day', op: 'between', value: ['2026-11-02', '2026-11-08'] },
  ]);
});

it('a total of a column opens all rows of it; what has no value opens the days without one; the others open nothing', () => {
  expect(pivotConditions({ ...cell, part: 'column', store: undefined }, inputs)).toMatchObject([
    { field: 'platform' },
    { field: 'store', value: [7, 8] },
    { field: 'day' },
  ]);
  expect(pivotConditions({ part: 'row', ...span }, { rows: 'brand', columns: 'week' })).toMatchObject([
    { field: 'brand', op: 'isEmpty' },
    { field: 'day' },
  ]);
  expect(pivotConditions({ ...cell, others: 'row' }, inputs)).toBeUndefined();
});

it('puts lines in their row and column, with the others and lines without a value separate', () => {
  const table = pivotTable(
    [
      { part: 'cell', brand: 3, week: '2026-W45', units: 1 },
      { part: 'row', brand: 3, units: 1 },
      { part: 'cell', week: '2026-W45', units: 2 },
      { part: 'row', units: 2 },
      { part: 'cell', others: 'row', week: '2026-W45', units: 5 },
      { part: 'row', others: 'row', units: 5 },
      { part: 'column', week: '2026-W45', units: 8 },
      { part: 'all', units: 8 },
    ],
    'brand',
    'week',
  );
  expect(table.rows.map(row => table.columns.map(column => table.at(row, column)?.['units']))).toEqual([[1], [2], [5]]);
  expect(table.rows.map(row => table.at(row)?.['units'])).toEqual([1, 2, 5]);
  expect([table.at(undefined, table.columns[0])?.['units'], table.at()?.['units']]).toEqual([8, 8]);
});
