import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { settlementRecords } from './settlement-records.ts';

export const purchaseSettlement = definePage({
  key: 'purchaseSettlement',
  title: text('结算', 'Settlement'),
  words: ['应付', '三单匹配', '请款', 'three-way match', 'accounts payable'],
  help: {
    why: text(
      '只按约定价格支付订购、验收且开票的货款，并减去供应商欠我们的。',
      'Pay only what was ordered, accepted and invoiced, at the agreed price, less what the supplier owes.',
    ),
    notes: [
      text(
        '在“可结算”勾选订单行生成结算单，或在结算单中选择发票；一张结算单只有一个供应商、主体与币种。',
        'Tick order lines under Ready to create settlements, or choose invoices in a new one; a settlement is of one supplier, company and currency.',
      ),
      text(
        '发票单价与订单相差不超过0.05与1%中的较大者、且整行多付不超过限额的在容差内；其余为异常，要放行后才能提交。',
        'An invoice price within 0.05 or 1% of the order, whichever is more, and within the limit of the line, is within tolerance; all else is an exception and must be overridden before it is submitted.',
      ),
      text(
        '应付=价税合计−扣款−索赔−预付核销，依次抵扣，抵不完的结转下一张。',
        'Payable is the gross amount less deductions, claims and prepayments, in this order; what is left of them is carried over.',
      ),
    ],
  },
  resource: settlementRecords,
  columns: [
    'settleNo',
    'supplier',
    'companyEntity',
    'currency',
    'lineCount',
    'gross',
    'exceptionCount',
    'deducted',
    'claimed',
    'prepaidUsed',
    'payable',
    'dueDate',
    'state',
    'invoiceNos',
    'paymentRequest',
    'createdAt',
    'orders',
    'paidAmount',
    'note',
    'attachments',
    'applicant',
    'approver',
    'approvedAt',
    'rejectReason',
    'voidReason',
    'createdBy',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['settleNo', 'orders', 'invoiceNos', 'supplier', 'companyEntity', 'currency', 'state', 'payable', 'dueDate', 'createdAt'],
  totals: ['gross', 'deducted', 'claimed', 'prepaidUsed', 'payable'],
  search: ['settleNo', 'note'],
  sort: [{ field: 'dueDate' }],
  headline: ['supplier', 'companyEntity', 'gross', 'deducted', 'claimed', 'prepaidUsed', 'payable', 'dueDate', 'exceptionCount'],
  tabs: [
    { key: 'tab0', title: text('可结算', 'Ready'), listOf: { section: 'purchase', page: 'settlementReady' } },
    { key: 'tab1', title: text('结算单', 'Settlements') },
    { key: 'invoices', title: text('发票', 'Invoices'), listOf: { section: 'purchase', page: 'supplierInvoices' } },
  ],
  form: [
    { title: text('结算', 'Settlement'), fields: ['note', 'attachments'] },
    { title: text('发票', 'Invoices'), fields: ['invoices'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'export', 'log'],
  transitions: ['match'],
});
