import { expect, it } from 'vitest';
import { addressBeyond, drillFilters, usualFilters } from './drill.ts';

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

it('opens the list of another page under what was chosen, or nothing where that page cannot filter by it', () => {
  const beyond = {
    section: 'operation',
    page: 'salesLine',
    carried: ['day', 'store', 'weekday'],
    row: { field: 'weekday', op: 'in' },
    column: { field: 'hourOfDay', op: 'in' },
  } as const;
  const chosen = [
    { field: 'store', op: 'in', value: [7] },
    { field: 'weekday', op: 'in', value: ['1', '3'] },
  ] as const;
  expect(addressBeyond(beyond, chosen, '3', '09')).toBe('/admin/operation/salesLine?store=in%3A7&weekday=in%3A3&hourOfDay=in%3A09');
  expect(addressBeyond(beyond, [...chosen, { field: 'units', op: 'gt', value: 5 }], '3', '09')).toBeUndefined();
});
