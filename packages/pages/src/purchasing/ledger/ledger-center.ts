import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { entriesOf } from './entries-of.ts';
import { ledgerAccountFields } from './ledger-account-fields.ts';
import { accountAmount, ledgerAmount } from './ledger-words.ts';
import { payableAgingTab } from './payable-aging-tool.ts';
import { tAccountsTab } from './t-accounts-tool.ts';

const supplierBalanceRecords = defineResource({
  entity: 'supplierBalance',
  label: text('供应商余额', 'Supplier balance'),
  service: 'purchase-service',
  table: 'supplier_balance_list',
  nameFields: ['supplier', 'companyEntity', 'currency'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'supplier',
  fields: {
    ...ledgerAccountFields,
    supplier: { ...ledgerAccountFields.supplier, key: true },
    payable: ledgerAmount('应付账款', 'Payable', { help: text('已开票未付。', 'Billed and not paid.') }),
    unbilled: ledgerAmount('暂估应付', 'Unbilled', { help: text('已验收未开票。', 'Accepted and not billed.') }),
    prepay: ledgerAmount('预付余额', 'Prepaid', { help: text('已预付未核销。', 'Paid in advance and not used.') }),
    claimRecv: ledgerAmount('应收索赔', 'Claims', { help: text('已达成未收回。', 'Agreed and not recovered.') }),
    netOwed: accountAmount('净应付', 'Net owed', {
      help: text(
        '应付加暂估，减预付与应收索赔；负数为供应商欠我方。',
        'Payable and unbilled less prepaid and claims; negative if the supplier owes us.',
      ),
    }),
    overdue: ledgerAmount('逾期应付', 'Overdue', {
      figure: true,
      help: text(
        '应付中已过到期日的部分；付款先冲最早到期的账单。',
        'Payable past its due date; payments are applied to the earliest due invoice first.',
      ),
    }),
    stock: ledgerAmount('存货/在途', 'Stock', { hidden: true }),
    inputTax: ledgerAmount('进项税', 'Input tax', { hidden: true }),
    ppv: ledgerAmount('采购价差', 'Price variance', { hidden: true }),
    deduct: ledgerAmount('扣款收入', 'Deductions', { hidden: true, help: text('贷方余额。', 'Credit balance.') }),
    claimInc: ledgerAmount('索赔收入', 'Claim income', { hidden: true, help: text('贷方余额。', 'Credit balance.') }),
    bank: ledgerAmount('银行付款', 'Paid by bank', { hidden: true, help: text('贷方余额。', 'Credit balance.') }),
    lastEntry: { kind: 'date', label: text('最近发生', 'Last entry'), readOnly: true, width: 116 },
    lockedTo: {
      kind: 'date',
      label: text('对账锁定至', 'Locked to'),
      readOnly: true,
      hidden: true,
      width: 116,
      help: text('到这一天的对账单已锁定，不再记账。', 'Statements to this day are locked; nothing more is posted up to it.'),
    },
  },
});

export const ledgerCenter = definePage({
  key: 'ledgerCenter',
  title: text('台账中心', 'Ledger centre'),
  words: ['应付', '暂估', '总账', 'AP', 'GRIR', 'accounts payable', 'payables'],
  help: {
    why: text(
      '采购与财务查看与每个供应商的往来：收了什么、开了什么票、扣了、预付和付了多少。',
      'Purchasing and finance see each supplier’s account: what came in, what was billed, deducted, prepaid and paid.',
    ),
    notes: [
      text(
        '每个业务事件自动记一张凭证，借贷相等；同一事件重复送达不会重复记账。',
        'Every event posts one voucher whose debits equal its credits; an event delivered twice is posted once.',
      ),
      text(
        '凭证只增不改。由单据产生的凭证在单据上作废；手工凭证可以冲销。',
        'Vouchers are never changed. Void a voucher posted by a document there; manual vouchers can be reversed.',
      ),
      text(
        '“T型账”按科目左借右贷列出一个供应商或一张凭证的分录，点击单号或合计查看明细。',
        'T accounts show the entries of a supplier or of one voucher by account, debits on the left and credits on the right; numbers open their entries.',
      ),
      text(
        '“自检”用明细重新计算所选余额，列出不一致。月份结束后按顺序关账，关账后不能再记到该月。',
        '“Check” recalculates the ticked balances from their entries and lists differences. Months are closed in turn once they are over; nothing is posted in them afterwards.',
      ),
    ],
  },
  resource: supplierBalanceRecords,
  columns: [
    'supplier',
    'companyEntity',
    'currency',
    'payable',
    'unbilled',
    'prepay',
    'claimRecv',
    'netOwed',
    'overdue',
    'lastEntry',
    'stock',
    'inputTax',
    'ppv',
    'deduct',
    'claimInc',
    'bank',
    'lockedTo',
  ],
  pinned: 1,
  filters: ['supplier', 'companyEntity', 'currency', 'netOwed', 'overdue', 'lastEntry'],
  totals: ['payable', 'unbilled', 'prepay', 'claimRecv', 'netOwed', 'overdue'],
  sort: [{ field: 'netOwed', descending: true }],
  headline: ['supplier', 'companyEntity', 'currency', 'payable', 'unbilled', 'prepay', 'claimRecv', 'netOwed', 'overdue'],
  tabs: [
    { key: 'tab0', title: text('余额', 'Balances') },
    { key: 'tab1', title: text('明细账', 'Entries'), listOf: { section: 'purchase', page: 'ledgerEntries' } },
    { key: 'tab2', title: text('凭证', 'Vouchers'), listOf: { section: 'purchase', page: 'ledgerVouchers' } },
    tAccountsTab,
    payableAgingTab,
    { key: 'adjustments', title: text('手工凭证', 'Manual vouchers'), listOf: { section: 'purchase', page: 'ledgerAdjustment' } },
    { key: 'tab4', title: text('关账', 'Closing'), listOf: { section: 'purchase', page: 'ledgerPeriods' } },
  ],
  drills: {
    netOwed: entriesOf('ap', 'grir', 'prepay', 'claim_recv'),
    payable: entriesOf('ap'),
    overdue: entriesOf('ap'),
    unbilled: entriesOf('grir'),
    prepay: entriesOf('prepay'),
    claimRecv: entriesOf('claim_recv'),
    stock: entriesOf('stock'),
    inputTax: entriesOf('input_tax'),
    ppv: entriesOf('ppv'),
    deduct: entriesOf('deduct'),
    claimInc: entriesOf('claim_inc'),
    bank: entriesOf('bank'),
    lastEntry: entriesOf(),
  },
  standard: ['list', 'export'],
  actions: [
    {
      key: 'tAccounts',
      permission: 'list',
      title: text('T型账', 'T accounts'),
      on: 'one',
      effect: 'open',
      opens: {
        section: 'purchase',
        page: 'ledgerCenter',
        tab: 'accounts',
        inputs: { supplier: 'supplier', companyEntity: 'companyEntity', currency: 'currency' },
      },
    },
    {
      key: 'check',
      title: text('自检', 'Check'),
      on: 'many',
      finds: {
        nothing: text('{done} 个账户的余额与明细一致', 'Balances of {done} {done|account|accounts} agree with their entries'),
        something: text('{failed} 个账户不一致，{done} 个一致', '{failed} {failed|account|accounts} with differences, {done} without'),
        found: text('不一致', 'Differences'),
      },
    },
  ],
  related: [
    {
      title: text('明细账', 'Entries'),
      section: 'purchase',
      page: 'ledgerEntries',
      field: 'supplier',
      by: 'supplier',
      columns: ['accountDate', 'voucherNo', 'event', 'bizNo', 'companyEntity', 'currency', 'account', 'debit', 'credit', 'memo'],
    },
  ],
});
