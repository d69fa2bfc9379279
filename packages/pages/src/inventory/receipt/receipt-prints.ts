import type { PrintTemplate } from '@axle/page-kit';

/** The label for pallets and cartons of a receipt, 100 × 70 mm. */
export const receiptLabel: PrintTemplate = {
  key: 'receiptLabel',
  title: { zh: '收货标签 100×70', en: 'Receipt label 100×70' },
  version: 1,
  sheet: { width: 100, height: 70 },
  per: 'record',
  elements: [
    { kind: 'text', x: 4, y: 4, width: 92, height: 8, words: '{receiptNo}', size: 20 },
    { kind: 'barcode', x: 4, y: 14, width: 92, height: 16, symbology: 'code128', value: '{receiptNo}' },
    { kind: 'text', x: 4, y: 33, width: 64, height: 6, words: { zh: '{type}　{sourceNo}', en: '{type}  {sourceNo}' }, size: 11 },
    {
      kind: 'text',
      x: 4,
      y: 41,
      width: 64,
      height: 6,
      words: { zh: '仓库 {warehouse}　库位 {dockBin}', en: 'Warehouse {warehouse}  Bin {dockBin}' },
      size: 9,
    },
    { kind: 'text', x: 4, y: 49, width: 64, height: 6, words: { zh: '柜号 {containerNo}', en: 'Container {containerNo}' }, size: 9 },
    { kind: 'text', x: 4, y: 57, width: 64, height: 6, words: { zh: '到仓 {arrivedAt}', en: 'Arrived {arrivedAt}' }, size: 9 },
    { kind: 'barcode', x: 72, y: 36, width: 24, height: 24, symbology: 'qr', value: '{receiptNo}' },
  ],
};

/** The chosen receipts as a table on A4 for the dock. */
export const receiptTable: PrintTemplate = {
  key: 'receiptTable',
  title: { zh: '到货清单 A4', en: 'Arrivals A4' },
  version: 1,
  sheet: { width: 297, height: 210 },
  per: 'all',
  elements: [
    { kind: 'text', x: 12, y: 10, width: 270, height: 8, words: { zh: '到货清单', en: 'Arrivals' }, size: 15 },
    {
      kind: 'table',
      x: 12,
      y: 22,
      width: 273,
      height: 176,
      size: 8,
      columns: [
        { field: 'receiptNo', width: 34 },
        { field: 'type', width: 24 },
        { field: 'sourceNo', width: 34 },
        { field: 'warehouse', width: 24 },
        { field: 'supplier', width: 34 },
        { field: 'containerNo', width: 30 },
        { field: 'eta', width: 22 },
        { field: 'expectedQty', width: 20 },
        { field: 'goodQty', width: 17 },
        { field: 'damagedQty', width: 17 },
        { field: 'state', width: 17 },
      ],
    },
  ],
};
