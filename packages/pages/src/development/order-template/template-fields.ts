import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { inspectPlanField } from '../../purchasing/order/inspection-fields.ts';
import { incoterms } from '../../purchasing/order/incoterms.ts';

/** What a template is called, and what it is for. */
export const templateNameFields = {
  tplNo: {
    kind: 'code',
    label: text('模板号', 'Template no.'),
    readOnly: true,
    key: true,
    maxLength: 40,
    width: 140,
    help: text('编码与版本。', 'Code and version.'),
  },
  code: {
    kind: 'code',
    label: text('模板编码', 'Code'),
    required: true,
    key: true,
    maxLength: 30,
    hidden: true,
    width: 120,
    help: text('已有的编码即为其新版本。', 'An existing code makes its next version.'),
  },
  templateVersion: { kind: 'integer', label: text('版本', 'Version'), readOnly: true, min: 1, max: 100_000, grouping: false, width: 76 },
  latest: {
    kind: 'bool',
    label: text('最新版本', 'Latest version'),
    readOnly: true,
    figure: true,
    hidden: true,
    width: 100,
  },
  name: { kind: 'text', label: text('名称', 'Name'), required: true, maxLength: 100, width: 220 },
  useFor: {
    kind: 'enum',
    label: text('用途', 'Used for'),
    required: true,
    initial: 'new',
    options: [
      { code: 'new', label: text('新品首单', 'New-product first') },
      { code: 'std', label: text('标准采购', 'Standard') },
      { code: 'smp', label: text('样品', 'Sample') },
    ],
    width: 110,
  },
} as const satisfies Fields;

/** On which terms is ordered. */
export const templateTermFields = {
  supplier: {
    kind: 'ref',
    label: text('供应商', 'Supplier'),
    entity: 'supplier',
    width: 200,
    help: text('不填则供任何供应商选用条款与包装要求。', 'Without one, its wording is for any supplier.'),
  },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', width: 160 },
  currency: {
    kind: 'code',
    label: text('币种', 'Currency'),
    maxLength: 3,
    pattern: '[A-Z]{3}',
    width: 76,
    help: text('不填则取供应商的币种。', 'Taken from the supplier if left empty.'),
  },
  paymentMethod: { kind: 'ref', label: text('付款方式', 'Payment method'), entity: 'paymentMethod', hidden: true, width: 200 },
  incoterm: { kind: 'enum', label: text('贸易条款', 'Incoterm'), options: incoterms, hidden: true, width: 100 },
  warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse', hidden: true, width: 150 },
} as const satisfies Fields;

/** How many pieces of what are ordered. */
export const templateLineFields = {
  qtyRule: {
    kind: 'enum',
    label: text('数量规则', 'Quantity by'),
    required: true,
    initial: 'moq',
    options: [
      { code: 'fixed', label: text('固定数量', 'Set quantity') },
      { code: 'moq', label: text('起订量', 'MOQ') },
      { code: 'months', label: text('月销×月数', 'Months of sales') },
    ],
    width: 120,
    help: text('再按起订量、箱规与订货倍数进位。', 'Then rounded up to MOQ, cartons and order multiple.'),
  },
  months: { kind: 'decimal', label: text('月数', 'Months'), scale: 1, min: '0.5', max: '6', hidden: true, width: 80 },
  lineCount: { kind: 'integer', label: text('行数', 'Lines'), readOnly: true, figure: true, min: 0, max: 200, width: 76 },
  lines: {
    kind: 'lines',
    label: text('明细', 'Lines'),
    by: ['supplierSku'],
    most: 200,
    fields: {
      supplierSku: {
        kind: 'ref',
        label: text('供应商货号', 'Supplier item'),
        entity: 'supplierSku',
        required: true,
        within: { field: 'supplier', like: 'supplier' },
        width: 260,
      },
      qty: {
        kind: 'integer',
        label: text('数量', 'Qty'),
        min: 1,
        max: 999_999,
        width: 90,
        help: text('固定数量时填写。', 'For set quantities.'),
      },
      monthlySales: {
        kind: 'integer',
        label: text('预估月销', 'Sales a month'),
        min: 1,
        max: 999_999,
        width: 110,
        help: text('按月销时填写；不填则取新品项目的预估。', 'For months of sales; the estimate of the new-product project if left empty.'),
      },
      orderQty: {
        kind: 'integer',
        label: text('预计订货', 'Would order'),
        readOnly: true,
        min: 0,
        max: 9_999_999,
        width: 100,
        help: text('按保存时的起订量与箱规；下单时重新计算。', 'By MOQ and carton when it was saved; worked out again for an order.'),
      },
    },
  },
  inspectPlan: { ...inspectPlanField, hidden: true },
} as const satisfies Fields;
