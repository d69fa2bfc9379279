import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { ledgerAccountFields } from './ledger-account-fields.ts';
import { bizDrills, postedFields, voucherDrill, voucherFields } from './ledger-voucher-fields.ts';
import { accountOptions, ledgerAmount } from './ledger-words.ts';

const ledgerEntryRecords = defineResource({
  entity: 'ledgerEntry',
  label: text('往来明细', 'Ledger entry'),
  service: 'purchase-service',
  table: 'ledger_entry_list',
  nameFields: ['voucherNo', 'account'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'supplier',
  fields: {
    ...voucherFields,
    ...ledgerAccountFields,
    account: { kind: 'enum', label: text('科目', 'Account'), required: true, readOnly: true, options: accountOptions, width: 130 },
    debit: ledgerAmount('借方', 'Debit', { min: '0' }),
    credit: ledgerAmount('贷方', 'Credit', { min: '0' }),
    balanceAfter: ledgerAmount('余额', 'Balance', {
      help: text('该科目按记账顺序的余额，借方为正。', 'Of the account, in the order of posting; debits above zero.'),
    }),
    ...postedFields,
  },
});

export const ledgerEntries = definePage({
  key: 'ledgerEntries',
  title: text('明细账', 'Ledger entries'),
  words: ['往来明细', 'journal entries'],
  help: {
    why: text('财务与采购逐笔核对与供应商的往来。', 'Finance and purchasing check the account with a supplier entry by entry.'),
    notes: [
      text(
        '余额按记账顺序逐科目累计；更正只能用冲销凭证。',
        'Balances run by account in the order of posting; corrections are made by reversal.',
      ),
    ],
  },
  resource: ledgerEntryRecords,
  columns: [
    'voucherNo',
    'accountDate',
    'event',
    'bizNo',
    'supplier',
    'companyEntity',
    'currency',
    'account',
    'debit',
    'credit',
    'balanceAfter',
    'memo',
    'bizType',
    'period',
    'rateCny',
    'postedBy',
    'postedAt',
  ],
  pinned: 1,
  filters: [
    'supplier',
    'companyEntity',
    'currency',
    'account',
    'event',
    'period',
    'bizNo',
    'voucherNo',
    'accountDate',
    'debit',
    'credit',
    'bizType',
    'postedBy',
  ],
  totals: ['debit', 'credit'],
  search: ['voucherNo', 'bizNo', 'memo'],
  sort: [{ field: 'accountDate' }],
  drills: { voucherNo: voucherDrill, bizNo: bizDrills },
  standard: ['list', 'export'],
});
