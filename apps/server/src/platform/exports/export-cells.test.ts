import { sampleResource } from '@axle/page-kit/testing';
import { expect, it } from 'vitest';
import { exportCells, exportColumns } from './export-cells.ts';

const names = { users: new Map([[7, '小周']]), pages: new Map([['vehicleModel', '车型库']]), codes: new Map() };
const row = { id: 1, version: 1 };

it('people and pages are written by name, unknown ones as they are, empty ones as empty cells', () => {
  const write = exportCells(sampleResource, ['owner', 'place', 'size'], 'zh-cn', names);
  expect(write({ ...row, owner: 7, place: 'vehicleModel', size: 3 })).toEqual(['小周', '车型库', 3]);
  expect(write({ ...row, owner: 8, place: 'gone_page' })).toEqual(['8', 'gone_page', undefined]);
  expect(write(row)).toEqual([undefined, undefined, undefined]);
});

it('an empty cell says that nothing is kept where the screen says so', () => {
  const { fields, ...rest } = sampleResource;
  const past = {
    ...rest,
    fields: { ...fields, size: { ...fields['size']!, unknown: { zh: '未保存', en: 'Not kept' } } },
  } as typeof sampleResource;
  const write = exportCells(past, ['size', 'rate'], 'en', names);
  expect(write(row)).toEqual(['Not kept', undefined]);
  expect(write({ ...row, size: 0 })).toEqual([0, undefined]);
});

it('numbers are written with all their digits: as texts where a spreadsheet would round them', () => {
  const write = exportCells(sampleResource, ['price', 'rate', 'madeOn', 'month'], 'zh-cn', names);
  expect(write({ ...row, price: '-1234.5', rate: '6.79961234', madeOn: '2026-05-20', month: '2026-05' })).toEqual([
    { number: '-1234.5' },
    { number: '6.79961234' },
    { day: '2026-05-20' },
    '2026-05',
  ]);
  expect(write({ ...row, price: '12345678901234.56', rate: '0.00000001' }).slice(0, 2)).toEqual([
    '12345678901234.56',
    { number: '0.00000001' },
  ]);
});

it('columns carry the unit and the number format of a spreadsheet', () => {
  const columns = exportColumns(sampleResource, ['price', 'freight', 'rate', 'share', 'gross', 'madeOn', 'size'], 'en');
  expect(columns.map(({ label, format }) => [label, format])).toEqual([
    ['Price', '#,##0.0000'],
    ['Freight (CNY)', '#,##0.00'],
    ['Rate', '#,##0.0000####'],
    ['Share (%)', 'General'],
    ['Gross (kg)', 'General'],
    ['Made on', 'yyyy-mm-dd'],
    ['Size', undefined],
  ]);
});
