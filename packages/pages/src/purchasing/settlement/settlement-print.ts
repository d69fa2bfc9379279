import { text } from '@axle/kernel';
import type { PrintElement, PrintTemplate, PrintWords } from '@axle/page-kit';

const line = (y: number, words: PrintWords, size = 9): PrintElement => ({ kind: 'text', x: 12, y, width: 120, height: 5, words, size });
const sum = (y: number, words: PrintWords, size = 9): PrintElement => ({
  kind: 'text',
  x: 12,
  y,
  width: 186,
  height: 5,
  align: 'right',
  words,
  size,
});

/** The settlement as it is filed and signed, A4: what is paid for, and what is taken off. */
export const settlementPrint: PrintTemplate = {
  key: 'settlement',
  title: text('结算单 A4', 'Settlement A4'),
  version: 1,
  namesRecords: true,
  sheet: { width: 210, height: 297 },
  per: 'record',
  elements: [
    { kind: 'text', x: 12, y: 12, width: 110, height: 9, words: text('结算单 {settleNo}', 'Settlement {settleNo}'), size: 16 },
    { kind: 'barcode', x: 138, y: 10, width: 60, height: 14, symbology: 'code128', value: '{settleNo}' },
    line(25, text('付款方：{companyEntity}', 'Payer: {companyEntity}')),
    line(31, text('供应商：{supplier}', 'Supplier: {supplier}')),
    line(37, text('币种：{currency}　应付日期：{dueDate}', 'Currency: {currency}  Due date: {dueDate}')),
    line(43, text('申请人：{applicant}　审核人：{approver}', 'Applicant: {applicant}  Approver: {approver}')),
    {
      kind: 'table',
      x: 12,
      y: 54,
      width: 186,
      height: 184,
      size: 8,
      lines: 'lines',
      rowHeight: 7,
      columns: [
        { field: 'sku', width: 66 },
        { field: 'match', width: 22 },
        { field: 'payQty', width: 18 },
        { field: 'poPrice', width: 24 },
        { field: 'invoicePrice', width: 26 },
        { field: 'amountGross', width: 30 },
      ],
    },
    sum(244, text('价税合计 {gross}', 'Gross {gross}')),
    sum(250, text('扣款 −{deducted}　索赔 −{claimed}', 'Deductions −{deducted}  Claims −{claimed}')),
    sum(256, text('预付核销 −{prepaidUsed}', 'Prepaid used −{prepaidUsed}')),
    sum(263, text('应付 {currency} {payable}', 'Payable {currency} {payable}'), 12),
    { kind: 'text', x: 12, y: 273, width: 186, height: 12, lines: 2, words: '{note}', size: 8 },
  ],
};
