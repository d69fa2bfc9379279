import { text } from '@axle/kernel';
import type { Fields, MoneyField } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';
import { lineStatusOptions } from './line-status-options.ts';

const amount = (zh: string, en: string, more: Partial<MoneyField>): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  figure: true,
  scale: 2,
  currency: { field: 'currency' },
  width: 120,
  ...more,
});

/** How far an order in force has come. */
export const runningFields = {
  partial: {
    kind: 'bool',
    label: text('部分', 'Partly'),
    readOnly: true,
    width: 76,
    help: text('有的行或数量已走得更远。', 'Some lines or pieces are further than the status says.'),
  },
  progress: {
    kind: 'percent',
    label: text('收货进度', 'Received share'),
    readOnly: true,
    figure: true,
    scale: 1,
    width: 150,
    help: text(
      '已收货占有效数量的比例，向下取一位小数；100%即没有未交数量。',
      'Share of the effective quantity that was received, rounded down; 100% once nothing is open.',
    ),
  },
  lineStatuses: {
    kind: 'enumList',
    label: text('各行状态', 'Line statuses'),
    readOnly: true,
    figure: true,
    hidden: true,
    reveals: ['lines.lineStatus'],
    options: lineStatusOptions,
    width: 200,
    help: text('每行一个，按行号。', 'One for each line, in their order.'),
  },
  effQty: piecesField('有效数量', 'Effective qty', { min: 0, figure: true, width: 100 }),
  shippedQty: piecesField('已发货', 'Shipped', { min: 0, figure: true, width: 96 }),
  receivedQty: piecesField('已收货', 'Received', { min: 0, figure: true, width: 96 }),
  openQty: piecesField('未交数量', 'Open qty', { min: 0, figure: true, width: 96 }),
  receivedAmount: amount('已收金额', 'Received amount', { width: 130 }),
  settledAmount: amount('已结金额', 'Settled amount', {
    width: 130,
    help: text('已结算件数的含税金额。', 'Gross amount of the pieces that are settled.'),
  }),
  deductions: amount('扣款', 'Deductions', {
    help: text('已通知供应商及之后的扣款，减免与作废的除外。', 'Deductions from notification on, except waived and void ones.'),
    seenWith: { page: 'deductionRecords', field: 'amount' },
  }),
  prepaid: amount('已预付', 'Prepaid', {
    help: text('审批中及之后的预付款，减去已退回与转出。', 'Prepayments in approval or later, less refunds and transfers.'),
    seenWith: { page: 'purchasePrepayment', field: 'balance' },
  }),
  prepayBalance: amount('预付余额', 'Prepaid balance', {
    help: text('已付、未核销的预付款；为0才能关闭或取消。', 'Paid and not used; the order is closed or cancelled once it is 0.'),
    seenWith: { page: 'purchasePrepayment', field: 'balance' },
  }),
  nextPromised: {
    kind: 'date',
    label: text('最近交期', 'Next date'),
    readOnly: true,
    figure: true,
    width: 120,
    help: text('未交行中最早的承诺交期；未承诺的按要求交期。', 'Earliest confirmed date of what is open; the required date where none is.'),
  },
  daysLate: piecesField('逾期天数', 'Days late', {
    min: 0,
    figure: true,
    width: 90,
    help: text('最早未交行的交期到今天的天数。', 'Days since the earliest date of what is still open.'),
  }),
  overdue: { kind: 'bool', label: text('逾期', 'Overdue'), readOnly: true, figure: true, hidden: true, width: 76 },
  startedAt: { kind: 'instant', label: text('开工时间', 'Started at'), readOnly: true, hidden: true, width: 160 },
  closedAt: { kind: 'instant', label: text('关闭时间', 'Closed at'), readOnly: true, hidden: true, width: 160 },
} as const satisfies Fields;
