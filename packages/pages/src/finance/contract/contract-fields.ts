import { text } from '@axle/kernel';
import type { EnumOption, Fields, MoneyField } from '@axle/page-kit';

const parties = [
  { code: 'supplier', label: text('供应商', 'Supplier') },
  { code: 'carrier', label: text('物流商', 'Carrier') },
  { code: 'warehouse', label: text('海外仓', 'Warehouse') },
  { code: 'platform', label: text('平台', 'Platform') },
  { code: 'agent', label: text('代理', 'Agent') },
  { code: 'other', label: text('其他', 'Other') },
] as const satisfies readonly EnumOption[];

const amount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0',
  currency: { field: 'currency' },
  width: 130,
  ...more,
});

/** What the contract is, and between whom. */
export const contractPartyFields = {
  contractNo: {
    kind: 'code',
    label: text('合同编号', 'Contract no.'),
    key: true,
    maxLength: 40,
    width: 160,
    help: text('不填则按分类前缀与签订日期自动编号。', 'Numbered by the prefix of its category and the day of signing if left empty.'),
  },
  category: { kind: 'ref', label: text('合同分类', 'Category'), entity: 'contractCategory', required: true, width: 150 },
  title: { kind: 'text', label: text('合同名称', 'Title'), required: true, maxLength: 200, fold: true, width: 240 },
  partyKind: { kind: 'enum', label: text('对方类型', 'Party type'), required: true, initial: 'supplier', options: parties, width: 96 },
  supplier: {
    kind: 'ref',
    label: text('供应商', 'Supplier'),
    entity: 'supplier',
    width: 220,
    help: text('对方类型为供应商时填写。', 'For contracts with suppliers.'),
  },
  counterparty: {
    kind: 'text',
    label: text('对方名称', 'Counterparty'),
    maxLength: 120,
    width: 180,
    help: text('供应商以外的对方。', 'The other party if it is not a supplier.'),
  },
  company: { kind: 'ref', label: text('我方主体', 'Company entity'), entity: 'companyEntity', required: true, width: 170 },
} as const satisfies Fields;

/** How long it holds. */
export const contractTermFields = {
  signDate: { kind: 'date', label: text('签订日期', 'Signed on'), required: true, width: 116 },
  startDate: { kind: 'date', label: text('开始日期', 'Start date'), required: true, width: 116 },
  endDate: {
    kind: 'date',
    label: text('结束日期', 'End date'),
    expiry: { within: 'noticeDays' },
    width: 176,
    help: text('长期有效的留空。', 'Leave empty if it never expires.'),
  },
  autoRenew: {
    kind: 'bool',
    label: text('自动续期', 'Auto-renewal'),
    initial: false,
    width: 90,
    help: text('到期时自动延长一年。', 'Extended by a year when it ends.'),
  },
  noticeDays: {
    kind: 'integer',
    label: text('提前提醒(天)', 'Notice (days)'),
    initial: 60,
    min: 0,
    max: 365,
    width: 110,
    hidden: true,
  },
} as const satisfies Fields;

/** What it is worth, and what was ordered under it. */
export const contractAmountFields = {
  currency: { kind: 'code', label: text('币种', 'Currency'), required: true, initial: 'CNY', maxLength: 3, pattern: '[A-Z]{3}', width: 76 },
  amount: amount('合同金额', 'Amount', { help: text('框架合同留空。', 'Leave empty for a framework contract.') }),
  ordered: amount('已下单', 'Ordered', {
    readOnly: true,
    figure: true,
    help: text('合同项下已提交订单的含税金额，合同币种。', 'Gross amount of the orders submitted under it, in its currency.'),
  }),
  remaining: amount('余额', 'Remaining', { readOnly: true, figure: true }),
  prices: {
    kind: 'lines',
    label: text('合同价', 'Prices'),
    by: ['sku', 'minQty'],
    most: 500,
    fields: {
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 260 },
      minQty: { kind: 'integer', label: text('起量', 'From qty'), required: true, initial: 1, min: 1, max: 999_999, width: 100 },
      price: {
        kind: 'money',
        label: text('含税单价', 'Price incl. tax'),
        required: true,
        scale: 4,
        currency: { field: 'currency' },
        min: '0.0001',
        width: 130,
        help: text('合同项下采购订单的单价优先取合同价。', 'Orders placed under the contract are priced by it first.'),
      },
    },
  },
  paymentTerms: {
    kind: 'lines',
    label: text('付款条款', 'Payment stages'),
    by: ['stage'],
    most: 12,
    sums: ['pct'],
    fields: {
      stage: { kind: 'text', label: text('阶段', 'Stage'), required: true, maxLength: 60, width: 200 },
      pct: { kind: 'percent', label: text('比例', 'Share'), required: true, scale: 2, min: '0', max: '100', width: 100 },
      trigger: {
        kind: 'enum',
        label: text('触发', 'Due on'),
        required: true,
        initial: 'receipt',
        width: 130,
        options: [
          { code: 'signing', label: text('签约', 'Signing') },
          { code: 'order', label: text('下单', 'Order') },
          { code: 'shipment', label: text('发货', 'Shipment') },
          { code: 'receipt', label: text('收货', 'Receipt') },
          { code: 'invoice', label: text('开票', 'Invoice') },
          { code: 'other', label: text('其他', 'Other') },
        ],
      },
    },
  },
} as const satisfies Fields;
