import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { attachments, decidedFields, numberOf } from '../../inventory/operation/operation-fields.ts';
import { piecesField } from '../../inventory/stock-fields.ts';
import { settledAccountFields, settledAmount } from './settled-fields.ts';
import { settlementLines } from './settlement-lines.ts';
import { settlementState, settlementStates } from './settlement-states.ts';
import { matchResults } from './settlement-words.ts';

const { applicant, approver, approvedAt, rejectReason } = decidedFields;

/** What suppliers are paid for, less what they owe. */
export const settlementRecords = defineResource({
  entity: 'settlement',
  label: text('结算单', 'Settlement'),
  service: 'purchase-service',
  readFrom: 'settlement_list',
  nameFields: ['settleNo'],
  knownBy: { code: 'settleNo' },
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: {
    settleNo: numberOf('结算单号', 'Settlement no.'),
    state: settlementState,
    ...settledAccountFields,
    orders: {
      kind: 'tags',
      codesOf: 'purchaseOrder',
      through: { view: 'settlement_order', by: ['id'], column: 'order_no' },
      label: text('订单', 'Orders'),
      readOnly: true,
      figure: true,
      maxLength: 20,
      width: 170,
    },
    invoiceNos: {
      kind: 'tags',
      label: text('发票号码', 'Invoices'),
      through: { view: 'settlement_invoice_no', by: ['id'], column: 'invoice_no' },
      readOnly: true,
      figure: true,
      maxLength: 40,
      width: 170,
    },
    matches: {
      kind: 'enumList',
      label: text('匹配结果', 'Match'),
      options: matchResults,
      through: { view: 'settlement_match', by: ['id'], column: 'match' },
      readOnly: true,
      figure: true,
      width: 150,
    },
    lineCount: piecesField('行数', 'Lines', { min: 0, figure: true, width: 76 }),
    exceptionCount: piecesField('异常', 'Exceptions', { min: 0, figure: true, width: 90 }),
    gross: settledAmount('价税合计', 'Gross'),
    deducted: settledAmount('扣款', 'Deductions'),
    claimed: settledAmount('索赔', 'Claims'),
    prepaidUsed: settledAmount('预付核销', 'Prepaid used'),
    payable: settledAmount('应付', 'Payable'),
    paidAmount: settledAmount('已付', 'Paid', { hidden: true }),
    dueDate: {
      kind: 'date',
      label: text('应付日期', 'Due date'),
      readOnly: true,
      width: 116,
      help: text('按订单的付款条件自开票日起算，遇休息日顺延。', 'From the invoice date by the terms of its orders, on a working day.'),
    },
    paymentRequest: { kind: 'ref', label: text('付款申请', 'Payment request'), entity: 'paymentRequest', readOnly: true, width: 160 },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
    attachments,
    applicant,
    approver,
    approvedAt,
    rejectReason,
    voidReason: { kind: 'text', label: text('作废原因', 'Reason for voiding'), readOnly: true, hidden: true, maxLength: 500, width: 180 },
    ...settlementLines,
  },
  unique: [{ fields: ['settleNo'] }],
  states: settlementStates,
});
