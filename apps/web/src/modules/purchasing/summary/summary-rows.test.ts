import { expect, it } from 'vitest';
import { bySupplier, rowsIn } from './summary-rows.ts';

const line = (no: number, supplier: number | undefined, week: string, more: object = {}) => ({
  no,
  supplier,
  week,
  openQty: 10,
  suggestedQty: 12,
  currency: 'CNY',
  amount: '1000.5',
  ...more,
});
const values = {
  rows: [
    line(1, 7, '2026-W20'),
    line(2, 7, '2026-W20', { currency: 'USD', amount: '3' }),
    line(3, 8, '2026-W21'),
    line(4, 7, '2026-W21', { amount: undefined }),
    line(5, undefined, '2026-W21'),
  ],
  needs: [
    { id: 21, version: 1, no: 1, isNew: true },
    { id: 22, version: 3, no: 1 },
    { id: 23, version: 1, no: 4 },
  ],
};

it('rows stand by supplier and week, each group with what it comes to by currency', () => {
  const groups = bySupplier(rowsIn(values as never));
  expect(groups.map(({ supplier, openQty, suggestedQty, amounts }) => [supplier, openQty, suggestedQty, amounts])).toEqual([
    [7, 30, 36, ['CNY 1,000.50', 'USD 3.00']],
    [8, 10, 12, ['CNY 1,000.50']],
    [undefined, 10, 12, ['CNY 1,000.50']],
  ]);
  expect(groups[0]!.weeks.map(({ week, rows, amounts }) => [week, rows.map(({ no }) => no), amounts])).toEqual([
    ['2026-W20', [1, 2], ['CNY 1,000.50', 'USD 3.00']],
    ['2026-W21', [4], []],
  ]);
  expect(rowsIn(values as never)[0]!.needs).toEqual([
    { id: 21, version: 1, isNew: true },
    { id: 22, version: 3, isNew: false },
  ]);
});
