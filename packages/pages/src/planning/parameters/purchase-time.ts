import { text } from '@axle/kernel';
import { checkPurchaseTime } from '@axle/logistics';
import { type DecimalField, definePage, defineResource, standardActions } from '@axle/page-kit';
import { nextPeriodAction } from '../../system/dated/next-period.ts';

const ofLog = { page: 'buyingLog', field: 'leadDaysActual' };
const measured = (zh: string, en: string, scale: number): DecimalField => ({
  kind: 'decimal',
  label: text(zh, en),
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
  readFrom: 'purchase_time_list',
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
      help: {
        zh: '与SKU二选一；都不填则适用于该供应商的全部商品。',
        en: 'Enter either a category or a SKU; leave both empty for everything bought from the supplier.',
      },
    },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', immutable: true, key: true, width: 220 },
    leadDays: {
      kind: 'integer',
      label: { zh: '交期(工作日)', en: 'Lead time (working days)' },
      required: true,
      min: 1,
      max: 365,
      width: 120,
    },
    sdDays: { kind: 'decimal', label: { zh: '标准差(天)', en: 'Std dev (days)' }, scale: 2, min: '0', max: '365', width: 120 },
    measured: {
      kind: 'integer',
      label: { zh: '样本数', en: 'Sample size' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 100_000_000,
      seenWith: ofLog,
      width: 90,
      help: {
        zh: '近365天采购记录中已到货的行数；实测按自然日。',
        en: 'Purchases received in the last 365 days; measured values are in calendar days.',
      },
    },
    measuredMean: measured('实测均值', 'Measured mean', 1),
    measuredSd: measured('实测标准差', 'Measured std dev', 2),
    measuredP90: measured('实测P90', 'Measured P90', 1),
    measuredDifference: {
      ...measured('均值−交期', 'Mean − lead time', 1),
      help: {
        zh: '实测均值（自然日）减交期（工作日）。',
        en: 'Measured mean (calendar days) less lead time (working days).',
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
      help: { zh: '留空表示长期有效。', en: 'Leave empty if open-ended.' },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 300, width: 220 },
  },
  unique: [{ fields: ['supplier', 'category', 'sku', 'effectiveFrom'] }],
  checks: [checkPurchaseTime],
});

export const purchaseTime = definePage({
  key: 'purchaseTime',
  title: { zh: '采购交期', en: 'Purchase lead times' },
  words: ['采购周期'],
  help: {
    why: {
      zh: '供应商按SKU、品类或全部商品生产所需的工作日及其波动，供计划计算交期。',
      en: 'Working days a supplier needs to produce a SKU, a category or anything, and how much they vary; used in planning.',
    },
    notes: [
      {
        zh: '工作日按供应商的日历；SKU优先于品类，品类优先于全部。',
        en: 'Working days follow the supplier’s calendar. A SKU takes precedence over its category, a category over all goods.',
      },
      {
        zh: '交期自某日起变化时，用“建立下一期”：复制为新的一期，原来的一期于前一天失效。',
        en: 'If the lead time changes from a date, use “Next period”: it copies the record as a new period and ends the current one the day before.',
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
    { title: { zh: '有效期', en: 'Effective period' }, fields: ['effectiveFrom', 'effectiveTo', 'note'] },
  ],
  standard: standardActions,
  actions: [nextPeriodAction],
  importing: {
    columns: ['supplier', 'category', 'sku', 'leadDays', 'sdDays', 'effectiveFrom', 'effectiveTo', 'note'],
    mode: 'per_row',
    example: { supplier: 'S1002', category: 'BRK-DISC', leadDays: '30', sdDays: '4.5', effectiveFrom: '2027-01-01' },
  },
});
