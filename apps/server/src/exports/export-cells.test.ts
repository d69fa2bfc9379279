import { sampleResource } from '@axle/page-kit/testing';
import { expect, it } from 'vitest';
import { exportCells } from './export-cells.ts';

const names = { users: new Map([[7, '小周']]), pages: new Map([['vehicleModel', '车型库']]) };
const row = { id: 1, version: 1 };

it('people and pages are written by name, unknown ones as they are, empty ones as empty cells', () => {
  const write = exportCells(sampleResource, ['owner', 'place', 'size'], 'zh-cn', names);
  expect(write({ ...row, owner: 7, place: 'vehicleModel', size: 3 })).toEqual(['小周', '车型库', 3]);
  expect(write({ ...row, owner: 8, place: 'gone_page' })).toEqual(['8', 'gone_page', undefined]);
  expect(write(row)).toEqual([undefined, undefined, undefined]);
});
