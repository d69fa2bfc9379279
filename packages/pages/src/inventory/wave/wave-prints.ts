import type { PrintTemplate } from '@axle/page-kit';

/** The pick list of a wave, A4, in the order of the walk: every bin with its barcode. */
export const wavePickList: PrintTemplate = {
  key: 'wavePickList',
  title: { zh: '波次拣货单 A4', en: 'Wave pick list A4' },
  version: 1,
  sheet: { width: 210, height: 297 },
  per: 'record',
  elements: [
    { kind: 'text', x: 12, y: 10, width: 110, height: 9, words: { zh: '波次拣货单 {waveNo}', en: 'Pick list {waveNo}' }, size: 16 },
    {
      kind: 'text',
      x: 12,
      y: 22,
      width: 110,
      height: 5,
      words: { zh: '{warehouse}　{type}　{courier}　截单 {cutoffAt}', en: '{warehouse}  {type}  {courier}  cut-off {cutoffAt}' },
      size: 9,
    },
    {
      kind: 'text',
      x: 12,
      y: 28,
      width: 110,
      height: 5,
      words: {
        zh: '{orders}单　{qty}件　约{walkMetres}米　拣货人 {picker}',
        en: 'Orders {orders}  {qty} pcs  about {walkMetres} m  picker {picker}',
      },
      size: 9,
    },
    { kind: 'barcode', x: 130, y: 10, width: 68, height: 18, symbology: 'code128', value: '{waveNo}' },
    {
      kind: 'table',
      x: 12,
      y: 40,
      width: 186,
      height: 245,
      size: 10,
      lines: 'picks',
      rowHeight: 14,
      columns: [
        { field: 'walk', width: 16 },
        { field: 'binCode', width: 58, barcode: 'code128' },
        { field: 'skuCode', width: 52 },
        { field: 'slot', width: 18 },
        { field: 'qty', width: 42 },
      ],
    },
  ],
};
