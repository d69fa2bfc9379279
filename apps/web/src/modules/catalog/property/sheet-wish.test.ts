import { expect, it } from 'vitest';
import type { PropertyColumn, SheetRow } from './property-sheets.ts';
import { everyRow, isWanted } from './sheet-wish.ts';

const columns: readonly PropertyColumn[] = [
  {
    code: 'FRICTION',
    nameZh: '摩擦材料',
    nameEn: 'Friction material',
    type: 'option',
    required: true,
    own: true,
    options: [{ code: 'CER', zh: '陶瓷', en: 'Ceramic' }],
  },
];
const row = (sku: string, friction?: string): SheetRow => ({
  id: 1,
  sku,
  nameZh: '片',
  nameEn: 'Pad',
  values: friction === undefined ? {} : { FRICTION: friction },
  missing: friction === undefined ? ['FRICTION'] : [],
});
const rows = [row('BRP-10001', 'CER'), row('BRP-10002'), row('BRR-10013', 'CER')];
const wanted = (wish: object) => rows.filter(one => isWanted(one, columns, { ...everyRow, ...wish })).map(({ sku }) => sku);

it('a sheet is narrowed to pasted SKUs, to what lacks something, and to what a property holds by code or name', () => {
  expect(wanted({})).toHaveLength(3);
  expect(wanted({ skus: 'brp-10001\nBRR-10013' })).toEqual(['BRP-10001', 'BRR-10013']);
  expect(wanted({ skus: 'BRP' })).toEqual(['BRP-10001', 'BRP-10002']);
  expect(wanted({ onlyMissing: true })).toEqual(['BRP-10002']);
  for (const value of ['CER', '陶瓷', 'ceramic']) expect(wanted({ property: 'FRICTION', value })).toEqual(['BRP-10001', 'BRR-10013']);
  expect(wanted({ property: 'FRICTION', value: '' })).toEqual(['BRP-10002']);
  expect(wanted({ property: 'FRICTION', value: 'ceramic', skus: 'BRR' })).toEqual(['BRR-10013']);
});
