import type { PrintTemplate } from '@axle/page-kit';

/** The label of a bin, 60 × 40 mm. Its barcode names the warehouse too: several have a bin of the same code. */
export const binLabel: PrintTemplate = {
  key: 'binLabel',
  title: { zh: '库位标签 60×40', en: 'Bin label 60×40' },
  version: 1,
  sheet: { width: 60, height: 40 },
  per: 'record',
  elements: [
    { kind: 'text', x: 3, y: 3, width: 54, height: 9, words: '{binCode}', size: 19, align: 'center' },
    { kind: 'barcode', x: 3, y: 14, width: 54, height: 16, symbology: 'code128', value: '{code}' },
    { kind: 'text', x: 3, y: 33, width: 54, height: 4, words: '{area}', size: 8, align: 'center' },
  ],
};

/** The label that is read from a distance, 100 × 50 mm. */
export const binLabelLarge: PrintTemplate = {
  key: 'binLabelLarge',
  title: { zh: '库位标签 100×50', en: 'Bin label 100×50' },
  version: 1,
  sheet: { width: 100, height: 50 },
  per: 'record',
  elements: [
    { kind: 'text', x: 4, y: 3, width: 92, height: 14, words: '{binCode}', size: 33, align: 'center' },
    { kind: 'barcode', x: 5, y: 19, width: 90, height: 19, symbology: 'code128', value: '{code}' },
    {
      kind: 'text',
      x: 4,
      y: 41,
      width: 92,
      height: 6,
      words: { zh: '{area}　{aisle}巷 {rack}架 {level}层 {pos}位', en: '{area}  aisle {aisle} rack {rack} level {level} position {pos}' },
      size: 10,
      align: 'center',
    },
  ],
};
