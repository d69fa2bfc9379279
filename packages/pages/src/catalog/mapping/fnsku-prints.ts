import type { PrintElement, PrintTemplate } from '@axle/page-kit';

const label = (left: number, top: number, width: number, height: number): readonly PrintElement[] => [
  { kind: 'barcode', x: left, y: top, width, height, symbology: 'code128', value: '{fnsku}' },
  { kind: 'text', x: left, y: top + height + 0.8, width, height: 4, words: '{fnsku}', size: 8.5, align: 'center' },
  { kind: 'text', x: left, y: top + height + 5, width, height: 6.4, words: '{title}', size: 6, lines: 2 },
  { kind: 'text', x: left, y: top + height + 11.6, width, height: 3.2, words: { zh: '新品 New　{msku}', en: 'New  {msku}' }, size: 6 },
];

/** The label of an FNSKU on a roll, 50 × 30 mm. */
export const fnskuLabel: PrintTemplate = {
  key: 'fnskuLabel',
  title: { zh: 'FNSKU标签 50×30', en: 'FNSKU label 50×30' },
  version: 1,
  sheet: { width: 50, height: 30 },
  per: 'record',
  elements: label(3, 2, 44, 12),
};

/** 24 labels of FNSKUs on a sheet of A4. */
export const fnskuSheet: PrintTemplate = {
  key: 'fnskuSheet',
  title: { zh: 'FNSKU标签 A4×24', en: 'FNSKU labels A4×24' },
  version: 1,
  sheet: { width: 210, height: 297 },
  per: 'record',
  tiles: { across: 3, down: 8, width: 70, height: 37 },
  elements: label(6, 5, 58, 14),
};
