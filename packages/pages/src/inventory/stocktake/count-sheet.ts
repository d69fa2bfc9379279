import type { PrintTemplate } from '@axle/page-kit';

/** The sheet on which a count is noted by hand: bin and SKU with their barcodes, and no number of the book. */
export const countSheet: PrintTemplate = {
  key: 'countSheet',
  title: { zh: '盘点表 A4', en: 'Count sheet A4' },
  version: 1,
  sheet: { width: 210, height: 297 },
  per: 'record',
  tiles: { across: 2, down: 7, width: 105, height: 42 },
  elements: [
    { kind: 'text', x: 8, y: 4, width: 92, height: 4, words: '{stocktakeNo}', size: 7 },
    { kind: 'text', x: 8, y: 8, width: 44, height: 6, words: '{binCode}', size: 11 },
    { kind: 'barcode', x: 8, y: 15, width: 42, height: 11, symbology: 'code128', value: '{binCode}' },
    { kind: 'text', x: 54, y: 8, width: 46, height: 6, words: '{skuCode}', size: 11 },
    { kind: 'barcode', x: 54, y: 15, width: 46, height: 11, symbology: 'code128', value: '{skuCode}' },
    {
      kind: 'text',
      x: 8,
      y: 30,
      width: 92,
      height: 6,
      words: { zh: '实盘 ____________　签名 ____________', en: 'Counted ____________  Signed ____________' },
      size: 10,
    },
  ],
};
