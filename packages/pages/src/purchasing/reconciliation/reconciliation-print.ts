import { text } from '@axle/kernel';
import type { PrintElement, PrintTemplate, PrintWords } from '@axle/page-kit';

const line = (y: number, words: PrintWords, size = 9): PrintElement => ({ kind: 'text', x: 12, y, width: 186, height: 5, words, size });

/** The statement as it goes to the supplier, A4. */
export const reconciliationPrint: PrintTemplate = {
  key: 'reconciliation',
  title: text('对账单 A4', 'Statement A4'),
  version: 1,
  namesRecords: true,
  sheet: { width: 210, height: 297 },
  per: 'record',
  elements: [
    { kind: 'text', x: 12, y: 12, width: 120, height: 9, words: text('对账单 {stmtNo}', 'Statement of account {stmtNo}'), size: 16 },
    { kind: 'barcode', x: 138, y: 10, width: 60, height: 14, symbology: 'code128', value: '{stmtNo}' },
    line(25, text('采购方：{companyEntity}', 'Buyer: {companyEntity}')),
    line(31, text('供应商：{supplier}', 'Supplier: {supplier}')),
    line(37, text('期间：{fromDay} 至 {toDay}　币种：{currency}', 'Period: {fromDay} to {toDay}  Currency: {currency}')),
    line(45, text('期初 {opening}　开票 {invoiced}　退货 {returned}', 'Opening {opening}  Invoiced {invoiced}  Returns {returned}')),
    line(
      51,
      text(
        '扣款 {deducted}　索赔抵扣 {claimed}　预付核销 {prepayUsed}　付款 {paid}　调整 {adjusted}',
        'Deductions {deducted}  Claims {claimed}  Prepayments used {prepayUsed}  Paid {paid}  Adjusted {adjusted}',
      ),
    ),
    line(58, text('期末余额 {currency} {closing}', 'Closing balance {currency} {closing}'), 12),
    {
      kind: 'table',
      x: 12,
      y: 68,
      width: 186,
      height: 178,
      size: 8,
      lines: 'lines',
      rowHeight: 6,
      columns: [
        { field: 'day', width: 24 },
        { field: 'event', width: 36 },
        { field: 'voucherNo', width: 38 },
        { field: 'bizNo', width: 38 },
        { field: 'amount', width: 25 },
        { field: 'balance', width: 25 },
      ],
    },
    line(
      252,
      text(
        '备注：已验收未开票 {unbilled}　预付余额 {prepaid}',
        'Not in the balance: accepted and not billed {unbilled}, prepaid {prepaid}',
      ),
    ),
    line(
      262,
      text(
        '供应商余额：____________________　差额：____________________',
        'Supplier balance: ____________________  Difference: ____________________',
      ),
    ),
    line(272, text('供应商盖章与日期：____________________', 'Signature and date: ____________________')),
  ],
};
