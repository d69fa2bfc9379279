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

/** The label for small bags, 40 × 30 mm. */
export const skuLabelSmall: PrintTemplate = {
  key: 'skuLabelSmall',
  title: { zh: 'SKU标签 40×30', en: 'SKU label 40×30' },
  version: 1,
  sheet: { width: 40, height: 30 },
  per: 'record',
  elements: [
    { kind: 'text', x: 2, y: 1.5, width: 36, height: 4.5, words: '{sku}', size: 10 },
    { kind: 'text', x: 2, y: 6.5, width: 36, height: 7, words: '{nameZh}', size: 6.5, lines: 2 },
    { kind: 'barcode', x: 1, y: 14, width: 38, height: 9, symbology: 'code128', value: '{sku}' },
    {
      kind: 'text',
      x: 2,
      y: 24.5,
      width: 36,
      height: 4,
      words: { zh: '{brand}　原产地 {originCountry}', en: '{brand}  Made in {originCountry}' },
      size: 5.5,
    },
  ],
};

/** The label for cartons and large parts, 100 × 50 mm. */
export const skuLabelLarge: PrintTemplate = {
  key: 'skuLabelLarge',
  title: { zh: 'SKU标签 100×50', en: 'SKU label 100×50' },
  version: 1,
  sheet: { width: 100, height: 50 },
  per: 'record',
  elements: [
    { kind: 'text', x: 4, y: 3, width: 68, height: 8, words: '{sku}', size: 20 },
    { kind: 'text', x: 4, y: 12.5, width: 68, height: 10, words: '{nameZh}', size: 10, lines: 2 },
    { kind: 'text', x: 4, y: 23, width: 68, height: 5, words: '{nameEn}', size: 7 },
    { kind: 'barcode', x: 75, y: 3, width: 21, height: 21, symbology: 'qr', value: '{sku}' },
    { kind: 'barcode', x: 4, y: 29, width: 92, height: 12, symbology: 'code128', value: '{sku}' },
    {
      kind: 'text',
      x: 4,
      y: 43,
      width: 92,
      height: 5,
      words: {
        zh: '{brand}　每{uom}含{pcsPerUom}件　原产地 {originCountry}',
        en: '{brand}  {pcsPerUom} per {uom}  Made in {originCountry}',
      },
      size: 8,
    },
  ],
};

/** The chosen parts as a table on A4. */
export const skuTable: PrintTemplate = {
  key: 'skuTable',
  title: { zh: 'SKU清单 A4', en: 'SKU list A4' },
  version: 2,
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
        { field: 'sku', width: 40 },
        { field: 'nameZh', width: 46 },
        { field: 'category', width: 26 },
        { field: 'brand', width: 24 },
        { field: 'salesStatus', width: 18 },
        { field: 'moq', width: 14 },
        { field: 'cartonQty', width: 18 },
      ],
    },
  ],
};
