import { text } from '@axle/kernel';
import type { PrintElement, PrintTemplate, PrintWords } from '@axle/page-kit';

const line = (y: number, words: PrintWords, size = 9): PrintElement => ({ kind: 'text', x: 12, y, width: 150, height: 5, words, size });

/** The report on A4, with the code by which its form is opened again. */
export const receiveReportPrint: PrintTemplate = {
  key: 'receiveReport',
  title: text('收货报告单 A4', 'Receive report A4'),
  version: 2,
  sheet: { width: 210, height: 297 },
  per: 'record',
  elements: [
    { kind: 'text', x: 12, y: 12, width: 140, height: 9, words: text('收货报告单 {rrNo}', 'Receive report {rrNo}'), size: 16 },
    { kind: 'barcode', x: 172, y: 10, width: 26, height: 26, symbology: 'qr', value: '/receiveReportForm?rrNo={rrNo}' },
    line(24, text('批次：{shipBatch}　采购单：{purchaseOrder}', 'Batch: {shipBatch}  PO: {purchaseOrder}')),
    line(30, text('供应商：{supplier}　仓库：{warehouse}', 'Supplier: {supplier}  Warehouse: {warehouse}')),
    line(
      36,
      text('柜号：{containerNo}　封条：{sealNo}　完好：{sealIntact}', 'Container: {containerNo}  Seal: {sealNo}  Intact: {sealIntact}'),
    ),
    line(42, text('到货：{arrivedAt}　状态：{state}', 'Arrived: {arrivedAt}  Status: {state}')),
    {
      kind: 'table',
      x: 12,
      y: 52,
      width: 186,
      height: 196,
      size: 8,
      lines: 'lines',
      rowHeight: 7,
      columns: [
        { field: 'orderLine', width: 12 },
        { field: 'sku', width: 74 },
        { field: 'shipped', width: 17 },
        { field: 'counted', width: 17 },
        { field: 'good', width: 17 },
        { field: 'damaged', width: 17 },
        { field: 'short', width: 16 },
        { field: 'over', width: 16 },
      ],
    },
    line(
      256,
      text(
        '发货 {shippedQty}　实收 {countedQty}　残损 {damagedQty}　短少 {shortQty}',
        'Shipped {shippedQty}  Counted {countedQty}  Damaged {damagedQty}  Short {shortQty}',
      ),
      10,
    ),
    line(266, text('收货人：{receiver}', 'Received by: {receiver}')),
    { kind: 'text', x: 12, y: 274, width: 186, height: 10, lines: 2, words: '{note}', size: 8 },
  ],
};
