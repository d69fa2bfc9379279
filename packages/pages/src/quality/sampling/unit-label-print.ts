import { text } from '@axle/kernel';
import type { PrintTemplate } from '@axle/page-kit';

/** The label of each unit of a sample, 60 × 40 mm: by its code it is found again at the station. */
export const unitLabelPrint: PrintTemplate = {
  key: 'unitLabel',
  title: text('单件标签 60×40', 'Unit labels 60×40'),
  version: 1,
  sheet: { width: 60, height: 40 },
  per: 'record',
  lines: 'drawn',
  elements: [
    { kind: 'barcode', x: 3, y: 8, width: 22, height: 22, symbology: 'qr', value: '{samplingNo}-{unitNo}' },
    { kind: 'text', x: 3, y: 2, width: 54, height: 5, words: '{samplingNo}-{unitNo}', size: 9 },
    { kind: 'text', x: 28, y: 9, width: 29, height: 9, words: text('第{unitNo}件', 'Unit {unitNo}'), size: 16 },
    { kind: 'text', x: 28, y: 19, width: 29, height: 5, words: text('第{cartonNo}箱', 'Carton {cartonNo}'), size: 10 },
    { kind: 'text', x: 28, y: 25, width: 29, height: 5, words: text('箱内第{position}件', 'Position {position}'), size: 10 },
    { kind: 'text', x: 3, y: 33, width: 54, height: 5, words: '{sku}', size: 8 },
  ],
};
