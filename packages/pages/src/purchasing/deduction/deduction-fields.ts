import { text } from '@axle/kernel';
import type { Fields, MoneyField, TextField } from '@axle/page-kit';
import { attachments, numberOf } from '../../inventory/operation/operation-fields.ts';
import { appealDecisions, deductionSources, deductionTypes } from './deduction-words.ts';

const amount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0',
  currency: { field: 'currency' },
  width: 120,
  ...more,
});

const words = (zh: string, en: string, more: Partial<TextField> = {}): TextField => ({
  kind: 'text',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  maxLength: 500,
  lines: 2,
  width: 180,
  ...more,
});

/** From whom, and for what. */
export const deductedFields = {
  deductNo: numberOf('扣款单号', 'Deduction no.'),
  type: { kind: 'enum', label: text('类型', 'Type'), required: true, options: deductionTypes, width: 110 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, key: true, width: 200 },
  purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', width: 160 },
  orderLine: {
    kind: 'integer',
    label: text('行号', 'Line'),
    min: 1,
    max: 500,
    width: 70,
    help: text('质量与逾期扣款须有订单行；可只填SKU。', 'Quality and late deductions need an order line; the SKU alone is sufficient.'),
  },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', width: 190 },
  sourceNo: {
    kind: 'code',
    documentNo: true,
    label: text('来源单号', 'Source no.'),
    maxLength: 20,
    width: 160,
    help: text('检验单、海外扣款单等依据的单号。', 'Number of the inspection, overseas deduction or other document it is based on.'),
  },
  sourceKind: {
    kind: 'enum',
    label: text('来源类型', 'Source'),
    options: deductionSources,
    readOnly: true,
    figure: true,
    hidden: true,
    width: 110,
  },
  companyEntity: {
    kind: 'ref',
    label: text('采购主体', 'Company entity'),
    entity: 'companyEntity',
    hidden: true,
    width: 170,
    help: text('不填取订单的主体。', 'That of the order if left empty.'),
  },
  currency: {
    kind: 'code',
    label: text('币种', 'Currency'),
    maxLength: 3,
    pattern: '[A-Z]{3}',
    width: 76,
    help: text('不填取订单或供应商的币种。', 'That of the order or the supplier if left empty.'),
  },
  day: { kind: 'date', label: text('扣款日期', 'Date'), width: 116, help: text('不填为今天。', 'Today if left empty.') },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, figure: true, width: 100 },
} as const satisfies Fields;

/** [R16e] What it comes to, and how. */
export const chargedFields = {
  defectQty: {
    kind: 'integer',
    label: text('件数', 'Pieces'),
    min: 1,
    max: 999_999,
    hidden: true,
    width: 84,
    help: text('不良件数，让步降价时为降价接收的件数。', 'Defective pieces; for a concession, the pieces accepted at a lower price.'),
  },
  sortHours: { kind: 'decimal', label: text('挑选工时', 'Sorting hours'), scale: 2, min: '0', hidden: true, width: 90 },
  hourRate: amount('工时单价', 'Rate per hour', { hidden: true, width: 100 }),
  concessionPct: { kind: 'percent', label: text('降价比例', 'Concession'), scale: 2, min: '0', max: '100', hidden: true, width: 90 },
  amount: amount('扣款金额', 'Amount', {
    help: text(
      '不填则按类型计算：逾期按延误天数，质量按件数与工时，让步按降价比例。',
      'Worked out if left empty: lateness by days, quality by pieces and hours, a concession by its percentage.',
    ),
  }),
  appliedAmount: amount('已抵扣', 'Applied', { readOnly: true }),
  openAmount: amount('未抵扣', 'Open', { readOnly: true, figure: true, reveals: ['amount', 'appliedAmount'] }),
  appliedIn: {
    kind: 'tags',
    codesOf: 'settlement',
    label: text('抵扣于', 'Applied in'),
    through: { view: 'deduction_settlement', by: ['id'], column: 'settle_no' },
    readOnly: true,
    figure: true,
    maxLength: 20,
    width: 160,
  },
  basis: words('计算依据', 'Basis', {
    hidden: false,
    width: 250,
    reveals: ['amount'],
    seenWith: { page: 'purchaseOrder', field: 'lines.price' },
  }),
  reason: { kind: 'text', label: text('扣款原因', 'Reason'), required: true, maxLength: 500, lines: 2, width: 220 },
  attachments,
} as const satisfies Fields;

/** [R16f, R16g] Its notice, the supplier's appeal, and what was decided. */
export const objectedFields = {
  notifiedAt: { kind: 'instant', label: text('通知时间', 'Notified at'), readOnly: true, width: 150 },
  notifiedBy: { kind: 'user', label: text('通知人', 'Notified by'), readOnly: true, hidden: true, width: 100 },
  appealDeadline: {
    kind: 'date',
    label: text('申诉截止', 'Appeal by'),
    readOnly: true,
    width: 110,
    help: text('通知后5个工作日，按采购主体所在国的日历。', '5 working days after the notice, by the calendar of the company’s country.'),
  },
  appeal: words('申诉内容', 'Appeal', { maxLength: 2000, width: 220 }),
  appealedAt: { kind: 'instant', label: text('申诉时间', 'Appealed at'), readOnly: true, hidden: true, width: 150 },
  decision: { kind: 'enum', label: text('申诉裁定', 'Decision'), readOnly: true, options: appealDecisions, width: 96 },
  decideReason: words('裁定理由', 'Why decided so'),
  decidedBy: { kind: 'user', label: text('裁定人', 'Decided by'), readOnly: true, hidden: true, width: 100 },
  decidedAt: { kind: 'instant', label: text('裁定时间', 'Decided at'), readOnly: true, hidden: true, width: 150 },
  confirmedAt: { kind: 'instant', label: text('确认时间', 'Confirmed at'), readOnly: true, hidden: true, width: 150 },
  waiverWaits: { kind: 'bool', label: text('减免待批', 'Waiver pending'), readOnly: true, width: 96 },
  waiveReason: words('减免原因', 'Why waived'),
  waivedBy: { kind: 'user', label: text('减免申请人', 'Waiver asked by'), readOnly: true, hidden: true, width: 110 },
  voidReason: words('作废原因', 'Reason for voiding'),
} as const satisfies Fields;
