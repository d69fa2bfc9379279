import type { RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { ratesFrom, sheetFields, sheetRows, zonesOf } from './rate-sheet.ts';

const record = {
  id: 1,
  version: 1,
  zones: [{ originPrefix: '*', destPrefix: '9', zone: '10' }],
  rates: [
    { zone: '2', maxWeight: '1', amount: '10.2' },
    { zone: '2', maxWeight: '10', amount: '14', perStepOver: '0.5' },
    { zone: '8', maxWeight: '10', amount: '20' },
    { zone: '8', maxWeight: '2', amount: '15' },
  ],
} as unknown as RecordRow;

it('rates are a grid of weights by zones and become the same rates again', () => {
  const zones = zonesOf(record);
  expect(zones).toEqual(['2', '8', '10']);
  expect(Object.keys(sheetFields(zones, 'lb').fields)).toEqual(['maxWeight', 'z2', 'z8', 'z10']);
  const rows = sheetRows(record);
  expect(rows).toEqual([
    { maxWeight: '1', z2: '10.2' },
    { maxWeight: '2', z8: '15' },
    { maxWeight: '10', z2: '14', z8: '20' },
  ]);
  const byPlace = (one: object) => JSON.stringify(one);
  expect(ratesFrom(record, zones, rows).map(byPlace).toSorted()).toEqual((record['rates'] as object[]).map(byPlace).toSorted());
});

it('an emptied cell is no rate, a filled one is', () => {
  const rows = [{ maxWeight: '1', z2: undefined, z8: '12' }];
  expect(ratesFrom(record, ['2', '8'], rows)).toEqual([{ zone: '8', maxWeight: '1', amount: '12' }]);
});
