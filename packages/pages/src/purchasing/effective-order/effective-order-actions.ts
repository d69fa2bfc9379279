import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { purchaseOrderPrint } from '../order/order-print.ts';
import { changeInput, inspectionInput, shortCloseInput } from './change-inputs.ts';

const running = { field: 'state', in: ['effective', 'producing', 'inspected', 'shipped', 'received'] } as const;
const changing = { field: 'changing', in: [true] } as const;

/** What is done with orders in force. */
export const effectiveOrderActions: readonly CustomAction<'state' | 'changing'>[] = [
  {
    key: 'change',
    title: text('变更', 'Change'),
    on: 'one',
    when: running,
    tone: 'primary',
    confirm: text(
      '变更写入订单新版本并邮件通知供应商；涨价超过限额的先进入审批。',
      'The change becomes a new version of the order, and the supplier is notified by mail; price increases beyond the limits are approved first.',
    ),
    input: changeInput,
    proposes: true,
  },
  {
    key: 'prepay',
    title: text('预付款', 'Prepay'),
    on: 'one',
    when: { field: 'state', in: ['effective'] },
    confirm: text('生成预付款草稿，在“预付款”中提交审批。', 'A draft is made; submit it under Prepayments.'),
    input: {
      amount: { kind: 'decimal', label: text('预付金额', 'Amount'), required: true, scale: 2, min: '0' },
      dueDate: { kind: 'date', label: text('应付日期', 'Due date'), required: true },
      note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2 },
    },
    proposes: true,
  },
  {
    key: 'start',
    title: text('开始生产', 'Start production'),
    on: 'many',
    most: 100,
    when: { field: 'state', in: ['effective'] },
    confirm: text('供应商已开工的订单记为生产中。', 'Orders that the supplier has started are marked as in production.'),
  },
  {
    key: 'shortClose',
    title: text('短关', 'Close short'),
    on: 'one',
    when: running,
    tone: 'danger',
    confirm: text('短关的数量不再要，并邮件通知供应商。', 'These pieces are no longer wanted, and the supplier is notified by mail.'),
    input: shortCloseInput,
    proposes: true,
  },
  {
    key: 'requestInspection',
    title: text('报检', 'Request inspection'),
    on: 'one',
    when: { field: 'state', in: ['effective', 'producing', 'inspected', 'shipped'] },
    input: inspectionInput,
    proposes: true,
  },
  {
    key: 'replacement',
    title: text('换货补发', 'Replacement'),
    on: 'one',
    when: { field: 'state', in: [...running.in, 'settled'] },
    confirm: text('生成单价为0的换货补发订单草稿。', 'A draft of a replacement order at price 0 is made.'),
    input: {
      afterSale: { kind: 'ref', label: text('售后单', 'After-sales record'), entity: 'afterSale', required: true },
      requiredDate: { kind: 'date', label: text('要求交期', 'Required date'), required: true },
    },
    proposes: true,
  },
  {
    key: 'approveChange',
    title: text('通过变更', 'Approve change'),
    on: 'many',
    most: 100,
    when: changing,
    tone: 'primary',
    confirm: text(
      '最后一级通过后，变更写入订单并邮件通知供应商。',
      'After the last level the change is applied to the order, and the supplier is notified by mail.',
    ),
  },
  {
    key: 'rejectChange',
    title: text('驳回变更', 'Reject change'),
    permission: 'approveChange',
    on: 'many',
    most: 100,
    when: changing,
    tone: 'danger',
    input: {
      changeRejectReason: { kind: 'text', label: text('驳回原因', 'Rejection reason'), required: true, maxLength: 500, lines: 2 },
    },
  },
  {
    key: 'withdrawChange',
    title: text('撤回变更', 'Withdraw change'),
    permission: 'change',
    on: 'one',
    when: changing,
    confirm: text('订单保持原样，确定撤回变更吗？', 'The order remains unchanged. Withdraw the change?'),
  },
  { key: 'printOrder', title: text('打印', 'Print'), permission: 'print', on: 'many', effect: 'print', prints: [purchaseOrderPrint] },
];
