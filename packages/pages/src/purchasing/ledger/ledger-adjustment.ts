import { text } from '@axle/kernel';
import { definePage, defineResource, type EnumField, type StateMachine } from '@axle/page-kit';
import { attachments, decidedFields, numberOf } from '../../inventory/operation/operation-fields.ts';
import { rejectInput } from '../../inventory/operation/operation-states.ts';
import { ledgerAccountFields } from './ledger-account-fields.ts';
import { voucherDrill } from './ledger-voucher-fields.ts';
import { accountAmount, accountOptions } from './ledger-words.ts';

const { approver, approvedAt, rejectReason } = decidedFields;

const state = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'pending', label: text('待审核', 'Pending'), tone: 'info' },
    { code: 'posted', label: text('已记账', 'Posted'), tone: 'good' },
    { code: 'rejected', label: text('已驳回', 'Rejected'), tone: 'bad' },
  ],
} as const satisfies EnumField;

const decided = text('已处理的手工凭证不能再改，请重新录入或冲销。', 'A decided voucher is final; enter another one or reverse it.');

const states = {
  field: 'state',
  initial: 'pending',
  final: ['posted', 'rejected'],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'approve',
      title: text('审核通过', 'Approve'),
      from: ['pending'],
      to: 'posted',
      tone: 'primary',
      confirm: text('凭证立即记账；之后只能冲销。', 'The voucher is posted at once; it can only be reversed afterwards.'),
      oneWay: decided,
    },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      permission: 'approve',
      from: ['pending'],
      to: 'rejected',
      tone: 'danger',
      input: rejectInput,
      oneWay: decided,
    },
  ],
} as const satisfies StateMachine;

const ledgerAdjustmentRecords = defineResource({
  entity: 'ledgerAdjustment',
  label: text('手工凭证', 'Manual voucher'),
  service: 'purchase-service',
  nameFields: ['adjustNo'],
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: {
    adjustNo: numberOf('单号', 'No.'),
    state,
    supplier: { ...ledgerAccountFields.supplier, readOnly: false },
    companyEntity: { ...ledgerAccountFields.companyEntity, readOnly: false },
    currency: { ...ledgerAccountFields.currency, readOnly: false },
    accountDate: { kind: 'date', label: text('记账日期', 'Account date'), required: true, width: 116 },
    amount: accountAmount('金额', 'Amount', { min: '0' }),
    memo: {
      kind: 'text',
      label: text('摘要', 'Memo'),
      required: true,
      maxLength: 500,
      lines: 2,
      width: 260,
      help: text('至少10个字符，写明原因与依据。', 'At least 10 characters: why, and on what grounds.'),
    },
    attachments,
    approver,
    approvedAt,
    rejectReason,
    voucherNo: {
      kind: 'code',
      documentNo: true,
      label: text('凭证号', 'Voucher'),
      readOnly: true,
      maxLength: 20,
      width: 160,
    },
    lines: {
      kind: 'lines',
      label: text('分录', 'Entries'),
      required: true,
      by: ['account'],
      most: 10,
      sums: ['debit', 'credit'],
      fields: {
        account: { kind: 'enum', label: text('科目', 'Account'), required: true, options: accountOptions, width: 180 },
        debit: accountAmount('借方', 'Debit', { min: '0', readOnly: false }),
        credit: accountAmount('贷方', 'Credit', { min: '0', readOnly: false }),
      },
    },
  },
  states,
});

export const ledgerAdjustment = definePage({
  key: 'ledgerAdjustment',
  title: text('手工凭证', 'Manual vouchers'),
  words: ['调账', '调整凭证', 'journal adjustment'],
  help: {
    why: text('财务更正没有单据可改的往来差异。', 'Finance corrects differences that no document can.'),
    notes: [
      text(
        '借贷须相等、至少两行、摘要至少10个字符、记账日期在未关账的期间；由另一人审核后记账。',
        'Debits equal credits in at least two lines, the memo has 10 characters, the day falls in an open period; another person approves before it is posted.',
      ),
    ],
  },
  resource: ledgerAdjustmentRecords,
  columns: [
    'adjustNo',
    'state',
    'supplier',
    'companyEntity',
    'currency',
    'amount',
    'accountDate',
    'memo',
    'voucherNo',
    'approver',
    'approvedAt',
    'rejectReason',
    'attachments',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['adjustNo', 'supplier', 'companyEntity', 'currency', 'state', 'accountDate', 'amount', 'createdBy', 'createdAt'],
  search: ['adjustNo', 'memo'],
  sort: [{ field: 'createdAt', descending: true }],
  tabs: [
    { key: 'tab0', title: text('待审核', 'Pending'), filters: [{ field: 'state', op: 'in', value: ['pending'] }] },
    { key: 'all', title: text('全部', 'All') },
  ],
  headline: ['supplier', 'companyEntity', 'amount', 'accountDate', 'memo', 'voucherNo'],
  form: [
    {
      title: text('凭证', 'Voucher'),
      fields: ['supplier', 'companyEntity', 'currency', 'accountDate', 'memo', 'attachments'],
    },
    { title: text('分录', 'Entries'), fields: ['lines'] },
  ],
  drills: { voucherNo: voucherDrill },
  standard: ['list', 'add', 'export', 'log'],
  permissions: { add: 'adjust' },
  transitions: ['approve', 'reject'],
});
