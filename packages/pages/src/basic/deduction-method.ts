import { deductionMethodHolds } from '@axle/finance';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const deductionMethodRecords = defineResource({
  entity: 'deductionMethod',
  label: { zh: '扣款方式', en: 'Deduction method' },
  service: 'base',
  readFrom: 'deduction_method_shown',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: { zh: '扣款方式编码', en: 'Code' }, required: true, key: true, immutable: true, maxLength: 20, width: 130 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 220 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 260 },
    type: {
      kind: 'enum', label: { zh: '扣款类型', en: 'Type' }, required: true, initial: 'latePerDay', width: 120,
      options: [
        { code: 'latePerDay', label: { zh: '迟交按天', en: 'Late per day' }, tone: 'warn' },
        { code: 'defectRate', label: { zh: '不良率', en: 'Defect rate' }, tone: 'bad' },
        { code: 'perDefect', label: { zh: '每件不良', en: 'Per defect' }, tone: 'bad' },
        { code: 'fixed', label: { zh: '固定', en: 'Fixed' }, tone: 'neutral' },
        { code: 'packing', label: { zh: '包装', en: 'Packing' }, tone: 'info' },
        { code: 'shortage', label: { zh: '短装', en: 'Shortage' }, tone: 'info' },
      ],
    },
    rate: {
      kind: 'percent', label: { zh: '费率', en: 'Rate' }, scale: 4, min: '0', max: '100', width: 96,
      help: { zh: '迟交：每天占金额的比例；不良率：允许的不良率；短装：占短装货值的比例。', en: 'Late: share of the amount a day. Defect rate: what is allowed. Shortage: share of what is short.' },
    },
    amount: { kind: 'money', label: { zh: '每次/每件金额', en: 'Amount' }, scale: 4, min: '0', currency: { code: 'CNY' }, width: 130, help: { zh: '每件不良、每箱包装不良或固定扣款的金额。', en: 'For each defect, each badly packed carton, or once.' } },
    graceDays: { kind: 'integer', label: { zh: '宽限天数', en: 'Grace days' }, min: 0, max: 60, initial: 3, width: 100 },
    capPercent: { kind: 'percent', label: { zh: '上限', en: 'Cap' }, scale: 4, min: '0', max: '100', initial: '10', width: 90, help: { zh: '迟交扣款最多占金额的比例。', en: 'The most that days late cost, as a share of the amount.' } },
    suppliers: { kind: 'integer', label: { zh: '供应商数', en: 'Suppliers' }, readOnly: true, figure: true, min: 0, max: 10_000_000, width: 100 },
    basis: {
      kind: 'enum', label: { zh: '计算基础', en: 'Basis' }, required: true, initial: 'line', width: 110,
      options: [
        { code: 'line', label: { zh: '订单行', en: 'Order line' } },
        { code: 'order', label: { zh: '整单', en: 'Whole order' } },
        { code: 'lot', label: { zh: '批次', en: 'Lot' } },
      ],
    },
  },
  unique: [{ fields: ['code'] }],
  checks: [deductionMethodHolds],
});

export const deductionMethod = definePage({
  key: 'deductionMethod',
  title: { zh: '扣款方式', en: 'Deduction methods' },
  help: {
    why: { zh: '迟交、不良、短装与包装不良的约定扣款公式。', en: 'Agreed formulas for late, defective, short or badly packed deliveries.' },
    notes: [
      { zh: '迟交 = 金额 × 费率 ×（迟交天数 − 宽限天数），不超过金额 × 上限。', en: 'Late = amount × rate × (days late − grace), at most amount × cap.' },
      { zh: '“试算”按一次交货的情况算出扣款及算式。', en: '“Try it” works out the deduction of a delivery, with its arithmetic.' },
    ],
  },
  resource: deductionMethodRecords,
  columns: ['code', 'nameZh', 'nameEn', 'type', 'rate', 'amount', 'graceDays', 'capPercent', 'basis', 'suppliers', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'type', 'basis', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'tryIt', title: { zh: '试算', en: 'Try it' }, view: 'basic/try-deduction' },
  ],
  editsCells: true,
  form: [
    { title: { zh: '扣款方式', en: 'Deduction method' }, fields: ['code', 'type', 'nameZh', 'nameEn'] },
    { title: { zh: '公式', en: 'Formula' }, fields: ['rate', 'amount', 'graceDays', 'capPercent', 'basis'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'type', 'rate', 'amount', 'graceDays', 'capPercent', 'basis'],
    mode: 'per_row',
    example: { code: 'LATE-05', nameZh: '迟交每天0.5%', nameEn: 'Late, 0.5% a day', type: '迟交按天', rate: '0.5', graceDays: '3', capPercent: '10', basis: '订单行' },
  },
});
