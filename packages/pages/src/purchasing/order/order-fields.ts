import { text } from '@axle/kernel';
import type { EnumOption, Fields, MoneyField } from '@axle/page-kit';
import { incoterms } from './incoterms.ts';

const types = [
  { code: 'std', label: text('标准采购', 'Standard') },
  { code: 'new', label: text('新品首单', 'New-product first') },
  { code: 'smp', label: text('样品', 'Sample') },
  { code: 'spr', label: text('备件', 'Spare parts') },
  { code: 'rpl', label: text('换货补发', 'Replacement') },
] as const satisfies readonly EnumOption[];

const amount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 2,
  currency: { field: 'currency' },
  width: 130,
  ...more,
});

/** From whom, for whom, where to, and on which terms. */
export const termFields = {
  type: { kind: 'enum', label: text('类型', 'Type'), required: true, initial: 'std', options: types, width: 110 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, key: true, width: 220 },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', required: true, width: 170 },
  warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse', required: true, width: 150 },
  currency: {
    kind: 'code',
    label: text('币种', 'Currency'),
    maxLength: 3,
    pattern: '[A-Z]{3}',
    width: 76,
    help: text('不填则取供应商的币种。', 'Taken from the supplier if left empty.'),
  },
  incoterm: { kind: 'enum', label: text('贸易条款', 'Incoterm'), required: true, initial: 'EXW', options: incoterms, width: 100 },
  acceptPoint: {
    kind: 'enum',
    label: text('应付产生于', 'Payable arises'),
    hidden: true,
    width: 120,
    options: [
      { code: 'handover', label: text('交运验收', 'At handover') },
      { code: 'receipt', label: text('到仓验收', 'At receipt') },
    ],
    help: text(
      '不填则由贸易条款决定：DAP、DPU、DDP为到仓，其余为交运。',
      'Follows the Incoterm if left empty: at receipt for DAP, DPU and DDP, else at handover.',
    ),
  },
  paymentMethod: {
    kind: 'ref',
    label: text('付款方式', 'Payment method'),
    entity: 'paymentMethod',
    width: 200,
    help: text('不填则取供应商的付款方式。', 'Taken from the supplier if left empty.'),
  },
  contract: {
    kind: 'ref',
    label: text('合同', 'Contract'),
    entity: 'contract',
    width: 170,
    help: text(
      '不填则取该供应商与主体的有效合同；人民币10万元及以上必须有。',
      'That in force with the supplier and company if left empty; needed from CNY 100,000.',
    ),
  },
  priceInclTax: { kind: 'bool', label: text('含税价', 'Prices include tax'), initial: true, hidden: true, width: 100 },
  taxRate: {
    kind: 'percent',
    label: text('税率', 'Tax rate'),
    scale: 2,
    min: '0',
    max: '100',
    hidden: true,
    width: 90,
    help: text('不填则取供应商的税率。', 'Taken from the supplier if left empty.'),
  },
  overTolPct: {
    kind: 'percent',
    label: text('超收容差', 'Over-delivery tolerance'),
    scale: 2,
    min: '0',
    max: '10',
    initial: '2',
    hidden: true,
  },
  underTolPct: {
    kind: 'percent',
    label: text('短收容差', 'Under-delivery tolerance'),
    scale: 2,
    min: '0',
    max: '10',
    initial: '0',
    hidden: true,
  },
  buyer: {
    kind: 'user',
    label: text('采购员', 'Buyer'),
    width: 110,
    help: text('不填则取供应商的采购负责人。', 'Taken from the supplier if left empty.'),
  },
} as const satisfies Fields;

/** The orders that it was generated together with. */
export const batchField = {
  kind: 'ref',
  label: text('创建批次', 'Batch'),
  entity: 'purchaseOrderBatch',
  readOnly: true,
  hidden: true,
  width: 150,
} as const satisfies Fields[string];

/** The template that it was written by, as it was then. */
export const templateField = {
  kind: 'ref',
  label: text('订单模板', 'Order template'),
  entity: 'orderTemplate',
  hidden: true,
  width: 170,
  help: text(
    '写订单时所用的模板版本；以后的新版本不影响本订单。',
    'The version that it was written by; later versions leave the order as it is.',
  ),
} as const satisfies Fields[string];

/** What the template says of packing and terms, its gaps filled with those of the order. */
export const wordingFields = {
  packing: { kind: 'text', label: text('包装要求', 'Packing'), readOnly: true, maxLength: 60_000, lines: 4, hidden: true, width: 240 },
  clauses: { kind: 'text', label: text('条款内容', 'Clauses'), readOnly: true, maxLength: 400_000, lines: 12, hidden: true, width: 320 },
} as const satisfies Fields;

/** What it comes to. */
export const amountFields = {
  amountNet: amount('未税金额', 'Net amount', { hidden: true }),
  amountTax: amount('税额', 'Tax', { hidden: true }),
  amountGross: amount('含税金额', 'Gross amount'),
  amountCny: amount('折合金额', 'Converted amount', {
    scale: 2,
    currency: { code: 'CNY' },
    help: text('提交时按当日汇率折算，决定审批级别。', 'At the rate of the day of submission; decides the approval levels.'),
  }),
} as const satisfies Fields;
