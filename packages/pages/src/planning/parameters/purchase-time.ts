import { purchaseTimeHolds } from '@axle/logistics';
import { definePage, defineResource, type Field, standardActions } from '@axle/page-kit';
import { nextPeriodAction } from '../../system/dated/next-period.ts';

const ofLog = { page: 'buyingLog', field: 'leadDaysActual' };
const measured = (zh: string, en: string, scale: number): Field => ({
  kind: 'decimal',
  label: { zh, en },
  readOnly: true,
  figure: true,
  scale,
  places: scale,
  min: '-999',
  max: '99999',
  seenWith: ofLog,
  width: 110,
});

export const purchaseTimeRecords = defineResource({
  entity: 'purchaseTime',
  label: { zh: '采购交期', en: 'Purchase lead time' },
  service: 'tms',
  readFrom: 'purchase_time_shown',
  nameFields: ['supplier', 'category', 'sku'],
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: {
    supplier: {
      kind: 'ref',
      label: { zh: '供应商', en: 'Supplier' },
      entity: 'supplier',
      required: true,
      immutable: true,
      key: true,
      width: 220,
    },
    category: {
      kind: 'cascade',
      label: { zh: '品类', en: 'Category' },
      entity: 'category',
      immutable: true,
      key: true,
      width: 160,
      help: { zh: '与SKU二选一；都不填为该供应商的全部商品。', en: 'Or a SKU; neither means all that is bought there.' },
    },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', immutable: true, key: true, width: 220 },
    leadDays: { kind: 'integer', label: { zh: '交期(工作日)', en: 'Lead time (days)' }, required: true, min: 1, max: 365, width: 120 },
    sdDays: { kind: 'decimal', label: { zh: '标准差(天)', en: 'Deviation (days)' }, scale: 2, min: '0', max: '365', width: 120 },
    measured: {
      kind: 'integer',
      label: { zh: '样本数', en: 'Purchases' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 100_000_000,
      seenWith: ofLog,
      width: 90,
      help: {
        zh: '近365天采购记录中已到货的行；实测为自然日。',
        en: 'Purchases of the last 365 days that came; what was measured is in days of the year.',
      },
    },
    measuredMean: measured('实测均值', 'Measured mean', 1),
    measuredSd: measured('实测标准差', 'Measured sd', 2),
    measuredP90: measured('实测P90', 'Measured p90', 1),
    measuredDifference: {
      ...measured('均值−交期', 'Mean − lead time', 1),
      help: {
        zh: '实测均值（自然日）减交期（工作日）。',
        en: 'The measured mean, in days of the year, less the lead time, in working days.',
      },
    },
    effectiveFrom: {
      kind: 'date',
      label: { zh: '生效日期', en: 'Effective from' },
      required: true,
      immutable: true,
      key: true,
      width: 126,
    },
    effectiveTo: {
      kind: 'date',
      label: { zh: '失效日期', en: 'Effective to' },
      width: 116,
      help: { zh: '留空表示长期有效。', en: 'Empty means open.' },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 300, width: 220 },
  },
  unique: [{ fields: ['supplier', 'category', 'sku', 'effectiveFrom'] }],
  checks: [purchaseTimeHolds],
});

export const purchaseTime = definePage({
  key: 'purchaseTime',
  title: { zh: '采购交期', en: 'Purchase lead times' },
  help: {
    why: {
      zh: '供应商按SKU、品类或全部商品生产所需的工作日及其波动，供计划推算交期。',
      en: 'How many working days a supplier needs to make a SKU, a category or anything, and how much that varies, for planning.',
    },
    notes: [
      {
        zh: '工作日按供应商的日历；SKU优先于品类，品类优先于全部。',
        en: 'Working days are those of the supplier; a SKU goes before its category, a category before all.',
      },
      {
        zh: '交期从某日起改变时用“建立下一期”：照抄为新的一期，原来的截止到前一天。',
        en: 'A lead time that changes from a day on is a “Next period”: a copy that begins then, the former one ends the day before.',
      },
    ],
  },
  resource: purchaseTimeRecords,
  columns: [
    'supplier',
    'category',
    'sku',
    'leadDays',
    'sdDays',
    'measuredMean',
    'measuredSd',
    'measuredP90',
    'measured',
    'measuredDifference',
    'effectiveFrom',
    'effectiveTo',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'supplier',
    'category',
    'sku',
    'leadDays',
    'sdDays',
    'measured',
    'measuredDifference',
    'effectiveFrom',
    'effectiveTo',
    'status',
  ],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  form: [
    { title: { zh: '采购交期', en: 'Lead time' }, fields: ['supplier', 'category', 'sku', 'leadDays', 'sdDays'] },
    { title: { zh: '有效期', en: 'Period' }, fields: ['effectiveFrom', 'effectiveTo', 'note'] },
  ],
  standard: standardActions,
  actions: [nextPeriodAction],
  importing: {
    columns: ['supplier', 'category', 'sku', 'leadDays', 'sdDays', 'effectiveFrom', 'effectiveTo', 'note'],
    mode: 'per_row',
    example: { supplier: 'S1002', category: 'BRK-DISC', leadDays: '30', sdDays: '4.5', effectiveFrom: '2027-01-01' },
  },
});
