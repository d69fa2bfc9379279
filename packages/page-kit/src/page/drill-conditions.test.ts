import { expect, it } from 'vitest';
import { drillConditions } from './drill-conditions.ts';

it('holds the fields of the other page against the row, and leaves out what the row does not say', () => {
  const drill = {
    section: 'wms',
    page: 'stockLedger',
    filters: [
      { field: 'sku', op: 'in', by: 'sku' },
      { field: 'bin', op: 'eq', by: 'bin' },
      { field: 'bizDate', op: 'between', from: 'first', to: 'last' },
      { field: 'flow', op: 'in', value: ['sale'] },
    ],
  } as const;
  expect(drillConditions(drill, { sku: 3, last: '2026-05-31' })).toEqual([
    { field: 'sku', op: 'in', value: [3] },
    { field: 'bizDate', op: 'between', value: [null, '2026-05-31'] },
    { field: 'flow', op: 'in', value: ['sale'] },
  ]);
});
