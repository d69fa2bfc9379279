import { expect, it } from 'vitest';
import { drillConditions, drillOf, drillsOf } from './drill-conditions.ts';

it('holds the fields of the other page against the row, and leaves out what the row does not say', () => {
  const drill = {
    section: 'wms',
    page: 'stockLedger',
    filters: [
      { field: 'sku', op: 'in', by: 'sku' },
      { field: 'bin', op: 'eq', by: 'bin' },
      { field: 'bizDate', op: 'between', from: 'first', to: 'last' },
      { field: 'flow', op: 'in', value: ['sale'] },
      { field: 'effectiveFrom', op: 'inForceOn', by: 'last' },
    ],
  } as const;
  expect(drillConditions(drill, { sku: 3, last: '2026-05-31' })).toEqual([
    { field: 'sku', op: 'in', value: [3] },
    { field: 'bizDate', op: 'between', value: [null, '2026-05-31'] },
    { field: 'flow', op: 'in', value: ['sale'] },
    { field: 'effectiveFrom', op: 'inForceOn', value: '2026-05-31' },
  ]);
});

it('asks for what is empty too where the row is to be held apart from those that say it', () => {
  const filters = [
    { field: 'sku', op: 'in', by: 'sku', orEmpty: true },
    { field: 'store', op: 'in', by: 'store' },
  ] as const;
  const drill = { section: 'operation', page: 'salesLine', filters };
  expect(drillConditions(drill, {})).toEqual([{ field: 'sku', op: 'isEmpty' }]);
  expect(drillConditions(drill, { sku: 3, store: 7 })).toEqual([
    { field: 'sku', op: 'in', value: [3] },
    { field: 'store', op: 'in', value: [7] },
  ]);
});

it('opens the first page that is for the row, and none where none is', () => {
  const to = (page: string, ...types: readonly string[]) => ({ section: 'wms', page, filters: [], when: { field: 'docType', in: types } });
  const drills = [to('receiveOrder', 'receipt'), to('logoutStock', 'outbound', 'sample')];
  expect(drillOf(drills, { docType: 'sample' })).toBe(drills[1]);
  expect(drillOf(drills, { docType: 'demo' })).toBeUndefined();
  expect(drillOf(drills, {})).toBeUndefined();
  const always = { section: 'wms', page: 'stockLedger', filters: [] };
  expect([drillOf(always, {}), drillsOf(always), drillsOf(drills)]).toEqual([always, [always], drills]);
});
