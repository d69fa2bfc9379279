import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { ledgerAccountFields } from './ledger-account-fields.ts';
import { bizDrills, entriesDrill, postedFields, voucherDrill, voucherFields } from './ledger-voucher-fields.ts';
import { ledgerAmount } from './ledger-words.ts';

const ledgerVoucherRecords = defineResource({
  entity: 'ledgerVoucher',
  label: text('往来凭证', 'Ledger voucher'),
  service: 'purchase-service',
  table: 'ledger_voucher_list',
  nameFields: ['voucherNo'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'supplier',
  fields: {
    ...voucherFields,
    ...ledgerAccountFields,
    amount: ledgerAmount('金额', 'Amount', {
      min: '0',
      help: text('借方合计，等于贷方合计。', 'Total of the debits, which is that of the credits.'),
    }),
    standing: {
      kind: 'enum',
      label: text('冲销状态', 'Reversal'),
      required: true,
      readOnly: true,
      width: 110,
      options: [
        { code: 'posted', label: text('有效', 'Posted'), tone: 'good' },
        { code: 'reversed', label: text('已冲销', 'Reversed'), tone: 'warn' },
        { code: 'reversal', label: text('冲销', 'Reversal'), tone: 'neutral' },
      ],
    },
    reversedBy: {
      kind: 'code',
      documentNo: true,
      label: text('冲销凭证', 'Reversed by'),
      readOnly: true,
      maxLength: 20,
      width: 160,
    },
    orders: {
      kind: 'tags',
      codesOf: 'purchaseOrder',
      label: text('采购单', 'Purchase orders'),
      readOnly: true,
      figure: true,
      maxLength: 20,
      width: 170,
      through: { view: 'ledger_voucher_order', by: ['id'], column: 'order_no' },
      help: text('其单据所涉及的采购单。', 'Those that its document is about.'),
    },
    dueDate: { kind: 'date', label: text('到期日', 'Due date'), readOnly: true, hidden: true, width: 116 },
    ...postedFields,
  },
});

export const ledgerVouchers = definePage({
  key: 'ledgerVouchers',
  title: text('往来凭证', 'Vouchers'),
  words: ['凭证', 'journal vouchers'],
  help: {
    why: text(
      '财务查看每个业务事件的凭证，冲销记错的手工凭证。',
      'Finance sees the voucher of each event and reverses incorrect manual vouchers.',
    ),
    notes: [
      text(
        '由单据产生的凭证不能在这里冲销，请在单据上作废或退回。',
        'A voucher posted by a document cannot be reversed here; void or return the document.',
      ),
    ],
  },
  resource: ledgerVoucherRecords,
  columns: [
    'voucherNo',
    'accountDate',
    'event',
    'bizType',
    'bizNo',
    'orders',
    'supplier',
    'companyEntity',
    'currency',
    'amount',
    'standing',
    'memo',
    'reversedBy',
    'postedBy',
    'postedAt',
    'period',
    'dueDate',
    'rateCny',
  ],
  pinned: 1,
  filters: [
    'voucherNo',
    'bizNo',
    'orders',
    'supplier',
    'companyEntity',
    'currency',
    'event',
    'period',
    'amount',
    'accountDate',
    'bizType',
    'standing',
    'postedBy',
    'postedAt',
  ],
  totals: ['amount'],
  search: ['voucherNo', 'bizNo', 'memo'],
  sort: [{ field: 'postedAt', descending: true }],
  headline: ['event', 'bizNo', 'supplier', 'companyEntity', 'currency', 'amount', 'accountDate', 'standing'],
  drills: {
    bizNo: bizDrills,
    amount: entriesDrill,
    reversedBy: { ...voucherDrill, filters: [{ field: 'voucherNo', op: 'eq', by: 'reversedBy' }] },
  },
  related: [
    {
      title: text('分录', 'Entries'),
      section: 'purchase',
      page: 'ledgerEntries',
      field: 'voucherNo',
      by: 'voucherNo',
      columns: ['account', 'debit', 'credit', 'balanceAfter'],
    },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'tAccounts',
      permission: 'list',
      title: text('T型账', 'T accounts'),
      on: 'one',
      effect: 'open',
      opens: { section: 'purchase', page: 'ledgerCenter', tab: 'accounts', inputs: { voucherNo: 'voucherNo' } },
    },
    {
      key: 'reverse',
      title: text('冲销', 'Reverse'),
      on: 'one',
      tone: 'danger',
      when: { field: 'bizType', in: ['adjustment'] },
      confirm: text('生成一张借贷相反的凭证，记在今天。', 'A mirrored voucher is posted today.'),
      input: {
        reason: { kind: 'text', label: text('冲销原因', 'Reason'), required: true, maxLength: 500, lines: 2 },
      },
    },
  ],
});
