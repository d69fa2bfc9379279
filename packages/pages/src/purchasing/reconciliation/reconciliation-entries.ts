import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { ledgerAccountFields } from '../ledger/ledger-account-fields.ts';
import { bizDrills, voucherFields } from '../ledger/ledger-voucher-fields.ts';
import { ledgerAmount } from '../ledger/ledger-words.ts';

const reconciliationEntryRecords = defineResource({
  entity: 'reconciliationEntry',
  label: text('对账明细', 'Entry of a statement'),
  service: 'purchase-service',
  table: 'reconciliation_entry_list',
  nameFields: ['reconciliation', 'voucherNo'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'supplier',
  fields: {
    reconciliation: {
      kind: 'ref',
      label: text('对账单号', 'Statement'),
      entity: 'reconciliation',
      required: true,
      readOnly: true,
      key: true,
      width: 160,
    },
    lineNo: { kind: 'integer', label: text('行号', 'Line'), required: true, readOnly: true, min: 1, max: 5000, width: 70 },
    ...voucherFields,
    ...ledgerAccountFields,
    amount: ledgerAmount('应付增减', 'Change of payable'),
    balance: ledgerAmount('余额', 'Balance', {
      help: text('该对账单到这一笔的余额。', 'Running balance of the statement after this entry.'),
    }),
  },
});

export const reconciliationEntries = definePage({
  key: 'reconciliationEntries',
  title: text('对账明细', 'Entries of statements'),
  help: {
    why: text('逐笔核对对账单，并打开对应的凭证与单据。', 'Checks statements entry by entry, and opens vouchers and documents.'),
  },
  resource: reconciliationEntryRecords,
  columns: [
    'reconciliation',
    'lineNo',
    'accountDate',
    'event',
    'voucherNo',
    'bizType',
    'bizNo',
    'supplier',
    'companyEntity',
    'currency',
    'amount',
    'balance',
    'period',
  ],
  pinned: 2,
  filters: ['reconciliation', 'voucherNo', 'bizNo', 'supplier', 'companyEntity', 'currency', 'event', 'period', 'accountDate', 'amount'],
  totals: ['amount'],
  search: ['voucherNo', 'bizNo'],
  sort: [{ field: 'accountDate', descending: true }],
  drills: {
    voucherNo: { section: 'purchase', page: 'ledgerVouchers', filters: [{ field: 'voucherNo', op: 'eq', by: 'voucherNo' }] },
    bizNo: bizDrills,
  },
  standard: ['list', 'export'],
});
