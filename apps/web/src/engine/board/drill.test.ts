import { expect, it } from 'vitest';
import { drillFilters } from './drill.ts';

it('singles out the rows behind a number by the keys of its row and column', () => {
  const drill = { row: { field: 'steps', op: 'in' }, column: { field: 'warehouse', op: 'record' } } as const;
  expect(drillFilters(drill, 'pick', '7')).toEqual([
    { field: 'steps', op: 'in', value: ['pick'] },
    { field: 'warehouse', op: 'in', value: [7] },
  ]);
  expect(drillFilters(drill, 'pick')).toEqual([{ field: 'steps', op: 'in', value: ['pick'] }]);
  expect(drillFilters({ row: { field: 'code', op: 'eq' } }, 'CTN')).toEqual([{ field: 'code', op: 'eq', value: 'CTN' }]);
});
