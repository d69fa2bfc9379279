import type { PrintTemplate } from '@axle/page-kit';

/** The label of a new product, 60 × 40 mm: its SKU once that is created, and its registration. */
export const registrationLabel: PrintTemplate = {
  key: 'registrationLabel',
  title: { zh: '新品标签 60×40', en: 'New product label 60×40' },
  version: 1,
  sheet: { width: 60, height: 40 },
  per: 'record',
  elements: [
    { kind: 'text', x: 3, y: 2.5, width: 54, height: 5, words: '{sku}', size: 11 },
    { kind: 'text', x: 3, y: 9, width: 54, height: 8, words: '{nameZh}', size: 7.5, lines: 2 },
    { kind: 'text', x: 3, y: 17.5, width: 54, height: 4, words: '{nameEn}', size: 5.5 },
    { kind: 'barcode', x: 1, y: 23, width: 58, height: 9, symbology: 'code128', value: '{regNo}' },
    {
      kind: 'text',
      x: 3,
      y: 34.5,
      width: 54,
      height: 4,
      words: { zh: '{brand}　原产地 {originCountry}', en: '{brand}  Made in {originCountry}' },
      size: 6,
    },
  ],
};
