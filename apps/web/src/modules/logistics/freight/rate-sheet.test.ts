import type { RecordRow } from '@axle/page-kit';
import { ok } from '@axle/kernel';
import { expect, it } from 'vitest';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { RateSheetStore } from './rate-sheet.store.ts';
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

it('the card asked for last is shown, also when the one before it answers later', async () => {
  const waiting = new Map<number, (row: RecordRow) => void>();
  const records = {
    list: async () => ok({ rows: [{ ...record }, { ...record, id: 2 }] }),
    read: (id: number) => new Promise(answer => waiting.set(id, row => answer(ok(row)))),
  } as unknown as PageRecords;
  const store = new RateSheetStore({ records, today: () => '2026-05-20' as never, newId: () => 'new', mayWrite: true });
  const loaded = store.load();
  await expect.poll(() => waiting.has(1)).toBe(true);
  const opened = store.open(2);
  waiting.get(2)!({ ...record, id: 2 });
  await opened;
  waiting.get(1)!({ ...record });
  await loaded;
  expect(store.record?.id).toBe(2);
  expect(store.busy).toBe(false);
});
