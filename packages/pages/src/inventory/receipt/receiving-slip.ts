import { text } from '@axle/kernel';
import type { PrintElement, PrintTemplate, PrintWords } from '@axle/page-kit';

const line = (y: number, words: PrintWords): PrintElement => ({ kind: 'text', x: 12, y, width: 140, height: 5, words, size: 9 });

/**
 * The slip that goes to the dock with goods: what to count, and the codes by which the receipt and its receive report are opened. It names
 * no expected pieces, which a blind count must not know.
 */
export const receivingSlip: PrintTemplate = {
  key: 'receivingSlip',
  title: text('收货作业单 A4', 'Receiving slip A4'),
  version: 1,
  sheet: { width: 210, height: 297 },
  per: 'record',
  elements: [
    { kind: 'text', x: 12, y: 12, width: 140, height: 9, words: text('收货作业单 {receiptNo}', 'Receiving slip {receiptNo}'), size: 16 },
    { kind: 'barcode', x: 12, y: 23, width: 70, height: 12, symbology: 'code128', value: '{receiptNo}' },
    {
      kind: 'barcode',
      x: 172,
      y: 10,
      width: 26,
      height: 26,
      symbology: 'qr',
      value: '/receiveReportForm?batchNo={batchNo}',
      optional: true,
    },
    line(39, text('来源：{sourceNo}　发货批次：{batchNo}', 'Source: {sourceNo}  Batch: {batchNo}')),
    line(
      45,
      text('仓库：{warehouse}　库位：{dockBin}　供应商：{supplier}', 'Warehouse: {warehouse}  Bin: {dockBin}  Supplier: {supplier}'),
    ),
    line(51, text('柜号：{containerNo}　预计到货：{eta}', 'Container: {containerNo}  ETA: {eta}')),
    {
      kind: 'table',
      x: 12,
      y: 60,
      width: 186,
      height: 210,
      size: 8,
      lines: 'lines',
      rowHeight: 8,
      columns: [
        { field: 'sku', width: 110 },
        { field: 'poNo', width: 48 },
        { field: 'cartonQty', width: 28 },
      ],
    },
    line(278, '{note}'),
  ],
};
