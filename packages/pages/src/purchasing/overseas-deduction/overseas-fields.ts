import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { attachments, numberOf, warehouseOf } from '../../inventory/operation/operation-fields.ts';
import { lotKinds, overseasFees } from './overseas-words.ts';

const rate = { kind: 'decimal', label: text('汇率', 'Rate'), readOnly: true, scale: 6, width: 100 } as const;
const code = (zh: string, en: string) => ({ kind: 'code', label: text(zh, en), maxLength: 3, pattern: '[A-Z]{3}', width: 76 }) as const;

/** What it cost, where and when. */
export const foundFields = {
  odNo: numberOf('海外扣款单号', 'Overseas deduction no.'),
  feeType: { kind: 'enum', label: text('费用类型', 'Fee type'), required: true, options: overseasFees, width: 130 },
  warehouse: warehouseOf,
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', hidden: true, width: 140 },
  eventDate: {
    kind: 'date',
    label: text('发生日期', 'Event date'),
    required: true,
    width: 116,
    help: text('汇率取当天，没有则取7天内最近的一天。', 'The rate is that of the day, else the last one within 7 days.'),
  },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 220 },
  lotRef: {
    kind: 'code',
    documentNo: true,
    label: text('批次/来源', 'Lot'),
    maxLength: 60,
    width: 160,
    help: text(
      '采购单号、发货批次、柜号、收货单号或成本层号；填了即归属其供应商。',
      'A PO, shipping batch, container, receipt or cost layer no.; its suppliers pay the whole.',
    ),
  },
  lotKind: {
    kind: 'enum',
    label: text('批次类型', 'Lot is a'),
    options: lotKinds,
    readOnly: true,
    figure: true,
    hidden: true,
    width: 110,
  },
  docNo: { kind: 'code', documentNo: true, label: text('海外单据号', 'Overseas document'), required: true, maxLength: 60, width: 160 },
  qty: { kind: 'integer', label: text('件数', 'Pieces'), required: true, min: 1, max: 999_999, width: 80 },
  foreignCurrency: { ...code('外币', 'Foreign currency'), required: true, width: 90 },
  foreignAmount: {
    kind: 'money',
    label: text('外币金额', 'Foreign amount'),
    required: true,
    scale: 2,
    min: '0',
    currency: { field: 'foreignCurrency' },
    width: 126,
  },
} as const satisfies Fields;

/** Who pays how much of it, and in which currency. */
export const allocatedFields = {
  rate,
  settleCurrency: {
    ...code('结算币种', 'Settlement currency'),
    readOnly: true,
    help: text('各供应商币种不同时为空，见分摊。', 'Empty where suppliers have different currencies; see the shares.'),
    width: 100,
  },
  allocated: {
    kind: 'money',
    label: text('已分摊', 'Allocated'),
    readOnly: true,
    figure: true,
    scale: 2,
    currency: { field: 'foreignCurrency' },
    reveals: ['allocations.amount'],
    width: 120,
  },
  suppliers: {
    kind: 'tags',
    codesOf: 'supplier',
    through: { view: 'overseas_deduction_supplier', by: ['id'], column: 'supplier_code' },
    label: text('供应商', 'Suppliers'),
    readOnly: true,
    figure: true,
    maxLength: 32,
    reveals: ['allocations.supplier'],
    width: 160,
  },
  deductNos: {
    kind: 'tags',
    codesOf: 'deduction',
    label: text('扣款单', 'Deductions'),
    readOnly: true,
    figure: true,
    maxLength: 20,
    width: 170,
  },
  waiveReason: { kind: 'text', label: text('不扣原因', 'Why waived'), readOnly: true, hidden: true, maxLength: 500, lines: 2, width: 180 },
  attachments,
  allocations: {
    kind: 'lines',
    label: text('供应商分摊', 'Shares of suppliers'),
    by: ['supplier'],
    most: 50,
    sums: ['amount'],
    help: text('合计须等于外币金额；留空则归属时自动分摊。', 'Must add up to the foreign amount; calculated by “Attribute” if left empty.'),
    fields: {
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, width: 240 },
      purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', readOnly: true, width: 160 },
      qty: { kind: 'integer', label: text('收货件数', 'Pieces received'), readOnly: true, min: 0, max: 1_000_000_000, width: 120 },
      amount: {
        kind: 'money',
        label: text('外币分摊', 'Share'),
        required: true,
        scale: 2,
        min: '0',
        currency: { field: 'foreignCurrency' },
        width: 126,
      },
      currency: { ...code('结算币种', 'Settlement currency'), readOnly: true, width: 100 },
      rate,
      settleAmount: {
        kind: 'money',
        label: text('结算金额', 'Settlement amount'),
        readOnly: true,
        scale: 2,
        currency: { field: 'currency' },
        width: 126,
      },
    },
  },
} as const satisfies Fields;
