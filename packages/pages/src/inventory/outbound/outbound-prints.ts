import type { PrintTemplate } from '@axle/page-kit';

/** The pick list of one order, A5: its bins with their barcodes. */
export const outboundPickList: PrintTemplate = {
  key: 'outboundPickList',
  title: { zh: '拣货单 A5', en: 'Pick list A5' },
  version: 1,
  sheet: { width: 148, height: 210 },
  per: 'record',
  elements: [
    { kind: 'text', x: 8, y: 8, width: 70, height: 8, words: { zh: '拣货单 {outboundNo}', en: 'Pick list {outboundNo}' }, size: 13 },
    {
      kind: 'text',
      x: 8,
      y: 18,
      width: 74,
      height: 5,
      words: { zh: '{warehouse}　{outType}　{sourceNo}', en: '{warehouse}  {outType}  {sourceNo}' },
      size: 8,
    },
    {
      kind: 'text',
      x: 8,
      y: 24,
      width: 74,
      height: 5,
      words: { zh: '{channel}　{country}　{qty}件', en: '{channel}  {country}  {qty} pcs' },
      size: 8,
    },
    { kind: 'barcode', x: 84, y: 8, width: 56, height: 16, symbology: 'code128', value: '{outboundNo}' },
    {
      kind: 'table',
      x: 8,
      y: 34,
      width: 132,
      height: 168,
      size: 9,
      lines: 'picks',
      rowHeight: 13,
      columns: [
        { field: 'bin', width: 46, barcode: 'code128' },
        { field: 'sku', width: 60 },
        { field: 'qty', width: 26 },
      ],
    },
  ],
};
