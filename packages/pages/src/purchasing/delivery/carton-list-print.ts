import { text } from '@axle/kernel';
import type { PrintElement, PrintTemplate, PrintWords } from '@axle/page-kit';

const line = (y: number, words: PrintWords): PrintElement => ({ kind: 'text', x: 12, y, width: 150, height: 5, words, size: 9 });

/** The carton list of a batch on A4, with the code by which whoever receives it opens the receive report. */
export const cartonListPrint: PrintTemplate = {
  key: 'cartonList',
  title: text('装箱单 A4', 'Carton list A4'),
  version: 1,
  sheet: { width: 210, height: 297 },
  per: 'record',
  elements: [
    { kind: 'text', x: 12, y: 12, width: 140, height: 9, words: text('装箱单 {batchNo}', 'Carton list {batchNo}'), size: 16 },
    { kind: 'barcode', x: 172, y: 10, width: 26, height: 26, symbology: 'qr', value: '/receiveReportForm?batchNo={batchNo}' },
    {
      kind: 'text',
      x: 166,
      y: 37,
      width: 38,
      height: 4,
      words: text('扫码填写收货报告', 'Scan for the receive report'),
      size: 6,
      align: 'center',
    },
    line(24, text('采购单：{purchaseOrder}　供应商：{supplier}', 'PO: {purchaseOrder}  Supplier: {supplier}')),
    line(
      30,
      text('收货仓库：{warehouse}　发货日期：{shipDate}　预计到仓：{eta}', 'Deliver to: {warehouse}  Shipped: {shipDate}  ETA: {eta}'),
    ),
    line(36, text('柜号：{containerNo}　运输方式：{mode}', 'Container: {containerNo}  Mode: {mode}')),
    {
      kind: 'table',
      x: 12,
      y: 48,
      width: 186,
      height: 210,
      size: 8,
      lines: 'lines',
      rowHeight: 7,
      columns: [
        { field: 'orderLine', width: 14 },
        { field: 'sku', width: 82 },
        { field: 'qty', width: 22 },
        { field: 'cartons', width: 20 },
        { field: 'grossKg', width: 24 },
        { field: 'cbm', width: 24 },
      ],
    },
    {
      kind: 'text',
      x: 12,
      y: 264,
      width: 186,
      height: 6,
      words: text(
        '件数 {qty}　箱数 {cartons}　毛重 {grossKg} kg　体积 {cbm} m³',
        'Pieces {qty}  Cartons {cartons}  Gross {grossKg} kg  Volume {cbm} m³',
      ),
      size: 10,
    },
    { kind: 'text', x: 12, y: 274, width: 186, height: 10, lines: 2, words: '{note}', size: 8 },
  ],
};
