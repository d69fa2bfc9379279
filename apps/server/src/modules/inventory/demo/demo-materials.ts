import type { RecordValues } from '@axle/page-kit';

const sides = (prefix: 'inner' | 'outer', [length, width, height]: readonly [string, string, string]): RecordValues => ({
  [`${prefix}L`]: length,
  [`${prefix}W`]: width,
  [`${prefix}H`]: height,
});

type Carton = readonly [
  inner: readonly [string, string, string],
  outer: readonly [string, string, string],
  tareG: number,
  maxLoadKg: string,
  unitCost: string,
  safetyQty: string,
];

const cartons: readonly Carton[] = [
  [['20', '15', '10'], ['20.8', '15.8', '11.2'], 95, '5', '1.15', '300'],
  [['25', '20', '15'], ['25.8', '20.8', '16.2'], 140, '10', '1.85', '300'],
  [['32', '22', '22'], ['33', '23', '23.5'], 190, '15', '2.7', '250'],
  [['35', '25', '20'], ['36', '26', '21.5'], 210, '20', '3.2', '250'],
  [['40', '30', '25'], ['41', '31', '26.5'], 320, '25', '4.6', '200'],
  [['50', '40', '30'], ['51', '41', '31.5'], 560, '30', '7.4', '120'],
  [['60', '40', '40'], ['61', '41', '41.5'], 760, '30', '9.8', '80'],
  [['120', '30', '15'], ['121', '31', '16.5'], 980, '25', '13.5', '60'],
];

/** Boxes, mailers and supplies of the demo. */
export const demoMaterials: readonly RecordValues[] = [
  ...cartons.map(([inner, outer, tareG, maxLoadKg, unitCost, safetyQty]) => ({
    code: `CTN-${inner.map(side => side.padStart(2, '0')).join('')}`,
    nameZh: `五层纸箱 ${inner.join('×')}`,
    nameEn: `Double-wall carton ${inner.join('×')}`,
    kind: 'carton',
    uom: 'pc',
    ...sides('inner', inner),
    ...sides('outer', outer),
    tareG,
    maxLoadKg,
    unitCost,
    safetyQty,
  })),
  {
    code: 'MLR-3545',
    nameZh: '气泡快递袋 35×45',
    nameEn: 'Bubble mailer 35×45',
    kind: 'mailer',
    uom: 'pc',
    tareG: 38,
    unitCost: '0.95',
    safetyQty: '400',
  },
  {
    code: 'TAPE-60',
    nameZh: '封箱胶带 60mm',
    nameEn: 'Packing tape 60 mm',
    kind: 'tape',
    uom: 'm',
    tareG: 4,
    unitCost: '0.06',
    safetyQty: '3000',
  },
  {
    code: 'FILL-AIR',
    nameZh: '气柱填充',
    nameEn: 'Air cushions',
    kind: 'filler',
    uom: 'm',
    tareG: 12,
    unitCost: '0.22',
    safetyQty: '1000',
  },
  {
    code: 'LBL-100150',
    nameZh: '面单纸 100×150',
    nameEn: 'Label 100×150',
    kind: 'label',
    uom: 'pc',
    tareG: 2,
    unitCost: '0.08',
    safetyQty: '1000',
  },
  {
    code: 'PLT-120100',
    nameZh: '熏蒸托盘 120×100',
    nameEn: 'Heat-treated pallet 120×100',
    kind: 'pallet',
    uom: 'pc',
    tareG: 16000,
    unitCost: '78',
    safetyQty: '20',
  },
];
