import { expect, it } from 'vitest';
import { drillFilters, usualFilters } from './drill.ts';

it('singles out the rows behind a number by the keys of its row and column', () => {
  const drill = { row: { field: 'steps', op: 'in' }, column: { field: 'warehouse', op: 'record' } } as const;
  expect(drillFilters(drill, 'pick', '7')).toEqual([
    { field: 'steps', op: 'in', value: ['pick'] },
    { field: 'warehouse', op: 'in', value: [7] },
  ]);
  expect(drillFilters(drill, 'pick')).toEqual([{ field: 'steps', op: 'in', value: ['pick'] }]);
  expect(drillFilters({ row: { field: 'code', op: 'eq' } }, 'CTN')).toEqual([{ field: 'code', op: 'eq', value: 'CTN' }]);
});

it('asks what a board usually asks only of fields that nobody chose a filter of', () => {
  const usual = [{ field: 'day', op: 'between', value: 'last30d' }] as const;
  const [store, day] = [{ field: 'store', op: 'in', value: [1] } as const, { field: 'day', op: 'between', value: 'today' } as const];
  expect(usualFilters({ usual }, [store])).toEqual(usual);
  expect(usualFilters({ usual }, [store, day])).toEqual([]);
  expect(usualFilters({}, [])).toEqual([]);
});
