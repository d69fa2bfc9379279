import { expect, it } from 'vitest';
import { drawnColumns } from './drawn-columns.ts';
import type { PrintedTable } from './print-template.ts';

const table: PrintedTable = {
  kind: 'table',
  x: 10,
  y: 10,
  width: 100,
  height: 100,
  size: 8,
  lines: 'lines',
  columnsBy: 'layout',
  columns: [
    { field: 'supplierSku', as: 'sku', width: 60 },
    { field: 'qty', width: 20 },
    { field: 'price', width: 20 },
  ],
};

it('a record draws the columns that it names, in its order and together as wide as all of them', () => {
  const drawn = drawnColumns(table, { layout: 'qty,sku' });
  expect(drawn.map(({ field, width }) => [field, width])).toEqual([
    ['qty', 25],
    ['supplierSku', 75],
  ]);
});

it('all are drawn where a record names none, or none that there is', () => {
  for (const record of [{}, { layout: '' }, { layout: 'weight' }]) expect(drawnColumns(table, record)).toBe(table.columns);
  const { columnsBy: _, ...plain } = table;
  expect(drawnColumns(plain, { layout: 'qty' })).toBe(table.columns);
});
