import { text } from '@axle/kernel';
import { expect, it } from 'vitest';
import { begunWith } from './begun-with.ts';
import { defineResource } from './resource.ts';

const brand = defineResource({
  entity: 'brand',
  label: text('品牌', 'Brand'),
  service: 'samples',
  nameFields: ['code'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: text('编码', 'Code'), maxLength: 8 },
    nameZh: { kind: 'text', label: text('中文名', 'Chinese name'), maxLength: 20 },
    nameEn: { kind: 'text', label: text('英文名', 'English name'), maxLength: 20 },
  },
});
const all = () => true;

it('[RF3] what may be a code begins the code, other words the name in their language', () => {
  expect(begunWith(brand, ' bosch-2 ', all)).toEqual(['code', 'BOSCH-2']);
  expect(begunWith(brand, 'Bosch Germany', all)).toEqual(['nameEn', 'Bosch Germany']);
  expect(begunWith(brand, '博世 Bosch', all)).toEqual(['nameZh', '博世 Bosch']);
});

it('[RF3] a field that may not be written or does not take it is passed over', () => {
  expect(begunWith(brand, 'BOSCH', field => field !== 'code')).toEqual(['nameEn', 'BOSCH']);
  expect(begunWith(brand, 'TOO-LONG-1', all)).toEqual(['nameEn', 'TOO-LONG-1']);
  expect(begunWith(brand, 'x'.repeat(21), all)).toBeUndefined();
  expect(begunWith({ ...brand, knownBy: undefined } as never, 'x', all)).toBeUndefined();
});
