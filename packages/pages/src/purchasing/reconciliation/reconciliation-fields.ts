import { text } from '@axle/kernel';
import type { Fields, TextField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { ledgerAccountFields } from '../ledger/ledger-account-fields.ts';
import { eventOptions, ledgerAmount } from '../ledger/ledger-words.ts';
import { confirmFile } from './reconciliation-files.ts';
import { reconciliationState, resolutions } from './reconciliation-states.ts';

const note = (zh: string, en: string): TextField => ({
  kind: 'text',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  maxLength: 500,
  lines: 2,
  width: 200,
});

/** Whose account it is, over which days. */
export const statementFields = {
  stmtNo: numberOf('对账单号', 'Statement'),
  state: reconciliationState,
  ...ledgerAccountFields,
  period: { kind: 'month', label: text('月份', 'Month'), required: true, readOnly: true, width: 90 },
  fromDay: { kind: 'date', label: text('起始日期', 'From'), required: true, readOnly: true, width: 110 },
  toDay: { kind: 'date', label: text('截止日期', 'To'), required: true, readOnly: true, width: 110 },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, figure: true, width: 100 },
} as const satisfies Fields;

/** [R53] What changed the payable, and what stands beside it. */
export const statedFields = {
  opening: ledgerAmount('期初余额', 'Opening', { required: true }),
  received: ledgerAmount('本期收货', 'Received', {
    required: true,
    help: text('本期验收的货，按订单价；未开票前不计入应付。', 'Accepted in the month at order prices; no payable before it is billed.'),
  }),
  invoiced: ledgerAmount('开票', 'Invoiced', { required: true }),
  returned: ledgerAmount('退货', 'Returns', { required: true, help: text('开票后的退货，含税。', 'Of billed goods, with tax.') }),
  deducted: ledgerAmount('扣款', 'Deductions', { required: true }),
  claimed: ledgerAmount('索赔抵扣', 'Claims offset', { required: true }),
  prepayUsed: ledgerAmount('预付核销', 'Prepayments used', { required: true }),
  paid: ledgerAmount('付款', 'Paid', { required: true }),
  adjusted: ledgerAmount('调整', 'Adjusted', {
    required: true,
    help: text('手工凭证，增加应付为正。', 'Manual vouchers; positive values increase the payable.'),
  }),
  closing: ledgerAmount('期末余额', 'Closing', {
    required: true,
    help: text(
      '期初加开票与调整，减退货、扣款、索赔抵扣、预付核销与付款。',
      'Opening, invoices and adjustments, less returns, deductions, claims, used prepayments and payments.',
    ),
  }),
  unbilled: ledgerAmount('暂估应付', 'Unbilled', {
    required: true,
    help: text('期末已验收未开票。', 'Accepted and not billed at the end.'),
  }),
  prepaid: ledgerAmount('预付余额', 'Prepaid', {
    required: true,
    help: text('期末已预付未核销。', 'Paid in advance and not used at the end.'),
  }),
} as const satisfies Fields;

/** [R55] [R56] What the supplier says, and when it was agreed and locked. */
export const answeredFields = {
  supplierClosing: ledgerAmount('供应商余额', 'Supplier balance'),
  diff: ledgerAmount('差额', 'Difference', { help: text('供应商余额减期末余额。', 'The supplier’s balance less the closing.') }),
  confirmFile: { ...confirmFile, readOnly: true },
  replyNote: note('回复说明', 'Note of the reply'),
  sentAt: { kind: 'instant', label: text('发送时间', 'Sent at'), readOnly: true, hidden: true, width: 150 },
  confirmedAt: { kind: 'instant', label: text('确认时间', 'Confirmed at'), readOnly: true, width: 150 },
  lockedAt: { kind: 'instant', label: text('锁定时间', 'Locked at'), readOnly: true, hidden: true, width: 150 },
  lockedBy: { kind: 'user', label: text('锁定人', 'Locked by'), readOnly: true, hidden: true, width: 100 },
  lockNote: note('差额说明', 'Note on the difference'),
  unlockReason: note('解锁原因', 'Reason for unlocking'),
} as const satisfies Fields;

/** The changes of the payable, and what is disputed. */
export const statementLines = {
  lines: {
    kind: 'lines',
    label: text('明细', 'Entries'),
    readOnly: true,
    by: ['voucherNo'],
    most: 5000,
    sums: ['amount'],
    fields: {
      day: { kind: 'date', label: text('记账日期', 'Account date'), required: true, width: 110 },
      event: { kind: 'enum', label: text('事项', 'Event'), required: true, options: eventOptions, width: 140 },
      voucherNo: { kind: 'code', documentNo: true, label: text('凭证号', 'Voucher'), required: true, maxLength: 20, width: 160 },
      bizNo: { kind: 'code', documentNo: true, label: text('单据号', 'Document'), required: true, maxLength: 60, width: 160 },
      amount: ledgerAmount('应付增减', 'Change of payable', { required: true }),
      balance: ledgerAmount('余额', 'Balance', { required: true }),
    },
  },
  disputes: {
    kind: 'lines',
    label: text('异议', 'Disputes'),
    readOnly: true,
    by: ['text'],
    most: 200,
    fields: {
      line: { kind: 'integer', label: text('明细行号', 'Line'), min: 1, max: 5000, width: 80 },
      amount: ledgerAmount('差异金额', 'Amount', { required: true }),
      text: { kind: 'text', label: text('异议内容', 'What differs'), required: true, maxLength: 500, width: 260 },
      raisedBy: { kind: 'user', label: text('登记人', 'Entered by'), width: 100 },
      raisedAt: { kind: 'instant', label: text('登记时间', 'Entered at'), required: true, width: 150 },
      resolution: { kind: 'enum', label: text('处理方式', 'Resolved by'), options: resolutions, width: 110 },
      documentNo: { kind: 'code', documentNo: true, label: text('处理单据', 'Document'), maxLength: 60, width: 160 },
      resolveNote: { kind: 'text', label: text('处理说明', 'Note'), maxLength: 500, width: 200 },
      resolvedAt: { kind: 'instant', label: text('处理时间', 'Resolved at'), width: 150 },
    },
  },
} as const satisfies Fields;
