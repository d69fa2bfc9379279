import { text } from '@axle/kernel';
import type { PrintElement, PrintTemplate, PrintWords } from '@axle/page-kit';

const line = (y: number, words: PrintWords): PrintElement => ({ kind: 'text', x: 12, y, width: 186, height: 5, words, size: 9 });

/** The order as it goes to the supplier, A4. */
export const purchaseOrderPrint: PrintTemplate = {
  key: 'purchaseOrder',
  title: text('采购订单 A4', 'Purchase order A4'),
  version: 7,
  namesRecords: true,
  sheet: { width: 210, height: 297 },
  per: 'record',
  elements: [
    { kind: 'picture', x: 12, y: 3, width: 36, height: 9, field: 'companyLogo' },
    { kind: 'text', x: 12, y: 3, width: 186, height: 9, lines: 2, words: '{letterhead}', size: 8, align: 'center' },
    { kind: 'text', x: 12, y: 12, width: 110, height: 9, words: text('采购订单 {orderNo}', 'Purchase order {orderNo}'), size: 16 },
    { kind: 'barcode', x: 138, y: 10, width: 60, height: 14, symbology: 'code128', value: '{orderNo}' },
    line(25, text('采购方：{companyEntity}', 'Buyer: {companyEntity}')),
    line(31, text('供应商：{supplier}', 'Supplier: {supplier}')),
    line(37, text('交货至：{warehouse}　贸易条款：{incoterm}', 'Deliver to: {warehouse}  Incoterm: {incoterm}')),
    line(
      43,
      text(
        '付款方式：{paymentMethod}　定金：{depositPct}%　尾款起算：{balanceBase}　月末起算：{eom}　账期（天）：{netDays}',
        'Payment: {paymentMethod}  Deposit: {depositPct}%  Balance from: {balanceBase}  From month end: {eom}  Net days: {netDays}',
      ),
    ),
    line(
      49,
      text('采购员：{buyer}　下单日期：{createdAt}　版本：{orderVersion}', 'Contact: {buyer}  Date: {createdAt}  Version: {orderVersion}'),
    ),
    {
      kind: 'table',
      x: 12,
      y: 58,
      width: 186,
      height: 196,
      size: 8,
      lines: 'lines',
      rowHeight: 7,
      columnsBy: 'layoutColumns',
      columns: [
        { field: 'sku', width: 84 },
        { field: 'requiredDate', width: 26 },
        { field: 'effQty', width: 20, label: text('数量', 'Qty') },
        { field: 'price', width: 26 },
        { field: 'amount', width: 30 },
      ],
    },
    {
      kind: 'text',
      x: 12,
      y: 260,
      width: 186,
      height: 6,
      align: 'right',
      words: text(
        '未税 {amountNet}　税额 {amountTax}　合计 {currency} {amountGross}',
        'Net {amountNet}  Tax {amountTax}  Total {currency} {amountGross}',
      ),
      size: 10,
    },
    { kind: 'text', x: 12, y: 270, width: 186, height: 14, lines: 2, words: '{note}', size: 8 },
    { kind: 'text', x: 12, y: 284, width: 186, height: 9, lines: 2, words: '{signature}', size: 8 },
    {
      kind: 'prose',
      x: 12,
      y: 12,
      width: 186,
      height: 273,
      size: 9,
      heading: text('采购订单 {orderNo}：包装与条款', 'Purchase order {orderNo}: packing and terms'),
      parts: [
        { title: text('包装要求', 'Packing'), field: 'packing' },
        { title: text('条款', 'Terms and conditions'), field: 'clauses' },
      ],
    },
  ],
};
