import type { PrintTemplate } from '@axle/page-kit';

/** The packing list that goes into the parcel, A5: where it goes and what is in it. */
export const packingList: PrintTemplate = {
  key: 'orderPackingList',
  title: { zh: '装箱单 A5', en: 'Packing list A5' },
  version: 1,
  sheet: { width: 148, height: 210 },
  per: 'record',
  elements: [
    { kind: 'text', x: 8, y: 8, width: 74, height: 8, words: { zh: '装箱单 {orderNo}', en: 'Packing list {orderNo}' }, size: 13 },
    {
      kind: 'text',
      x: 8,
      y: 17,
      width: 74,
      height: 5,
      words: { zh: '{store}　{platformOrderId}', en: '{store}  {platformOrderId}' },
      size: 8,
    },
    { kind: 'barcode', x: 84, y: 8, width: 56, height: 16, symbology: 'code128', value: '{orderNo}' },
    { kind: 'text', x: 8, y: 28, width: 132, height: 5, words: { zh: '{receiver}　{phone}', en: '{receiver}  {phone}' }, size: 10 },
    { kind: 'text', x: 8, y: 34, width: 132, height: 5, words: { zh: '{line1} {line2}', en: '{line1} {line2}' }, size: 10 },
    {
      kind: 'text',
      x: 8,
      y: 40,
      width: 132,
      height: 5,
      words: { zh: '{city} {state} {postcode}　{country}', en: '{city} {state} {postcode}  {country}' },
      size: 10,
    },
    {
      kind: 'table',
      x: 8,
      y: 50,
      width: 132,
      height: 150,
      size: 9,
      lines: 'pieces',
      rowHeight: 9,
      columns: [
        { field: 'place', width: 16 },
        { field: 'sku', width: 92 },
        { field: 'qty', width: 24 },
      ],
    },
  ],
};
