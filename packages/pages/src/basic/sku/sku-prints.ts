import type { PrintTemplate } from '@axle/page-kit';

/** The label that goes on a part, 60 × 40 mm. */
export const skuLabel: PrintTemplate = {
  key: 'skuLabel',
  title: { zh: 'SKU标签 60×40', en: 'SKU label 60×40' },
  version: 1,
  sheet: { width: 60, height: 40 },
  per: 'record',
  elements: [
    { kind: 'text', x: 3, y: 2.5, width: 54, height: 5, words: '{sku}', size: 13 },
    { kind: 'text', x: 3, y: 9, width: 38, height: 8, words: '{nameZh}', size: 7.5, lines: 2 },
    { kind: 'text', x: 3, y: 16.5, width: 38, height: 4, words: '{nameEn}', size: 5.5 },
    { kind: 'barcode', x: 41, y: 8, width: 16, height: 16, symbology: 'qr', value: '{sku}' },
    { kind: 'barcode', x: 1, y: 24, width: 58, height: 9, symbology: 'code128', value: '{sku}' },
    {
      kind: 'text',
      x: 3,
      y: 34.5,
      width: 54,
      height: 4,
      words: {
        zh: '{brand}　每{uom}含{pcsPerUom}件　原产地 {originCountry}',
        en: '{brand}  {pcsPerUom} per {uom}  Made in {originCountry}',
      },
      size: 6,
    },
  ],
};

/** The chosen parts as a table on A4. */
export const skuTable: PrintTemplate = {
  key: 'skuTable',
  title: { zh: 'SKU清单 A4', en: 'SKU list A4' },
  version: 1,
  sheet: { width: 210, height: 297 },
  per: 'all',
  elements: [
    { kind: 'text', x: 12, y: 10, width: 186, height: 8, words: { zh: 'SKU清单', en: 'SKU list' }, size: 15 },
    {
      kind: 'table',
      x: 12,
      y: 22,
      width: 186,
      height: 262,
      size: 8,
      columns: [
        { field: 'sku', width: 28 },
        { field: 'nameZh', width: 58 },
        { field: 'category', width: 26 },
        { field: 'brand', width: 24 },
        { field: 'salesStatus', width: 18 },
        { field: 'moq', width: 14 },
        { field: 'cartonQty', width: 18 },
      ],
    },
  ],
};
