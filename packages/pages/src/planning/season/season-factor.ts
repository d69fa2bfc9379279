import { checkSeason, seasonTotal } from '@axle/planning';
import { definePage, defineResource, namesOf, standardActions } from '@axle/page-kit';
import { nextPeriodAction } from '../../system/dated/next-period.ts';
import { parameterName, periodFields } from '../../system/dated/period-fields.ts';
import { monthFields } from './season-fields.ts';

const months = namesOf(monthFields);

export const seasonFactorRecords = defineResource({
  entity: 'seasonFactor',
  label: { zh: '季节系数', en: 'Season factors' },
  service: 'mrp',
  readFrom: 'season_factor_list',
  nameFields: ['name'],
  scopedBy: { kind: 'market', field: 'market' },
  fields: {
    name: parameterName,
    scope: {
      kind: 'enum',
      label: { zh: '范围', en: 'Scope' },
      required: true,
      immutable: true,
      key: true,
      initial: 'category',
      width: 96,
      options: [
        { code: 'global', label: { zh: '全局', en: 'Global' }, tone: 'neutral' },
        { code: 'category', label: { zh: '品类', en: 'Category' }, tone: 'info' },
        { code: 'sku', label: { zh: 'SKU', en: 'SKU' }, tone: 'good' },
      ],
      help: {
        zh: 'SKU优先于品类（逐级向上），品类优先于全局。',
        en: 'A SKU takes precedence over its categories (upwards), those over the global row.',
      },
    },
    category: { kind: 'cascade', label: { zh: '品类', en: 'Category' }, entity: 'category', immutable: true, key: true, width: 150 },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', immutable: true, key: true, width: 200 },
    market: { kind: 'ref', label: { zh: '市场', en: 'Market' }, entity: 'market', required: true, immutable: true, key: true, width: 110 },
    year: {
      kind: 'integer',
      label: { zh: '年份', en: 'Year' },
      min: 2000,
      max: 2100,
      grouping: false,
      picker: 'year',
      immutable: true,
      key: true,
      width: 84,
      help: { zh: '留空表示每年适用；指定年份的行优先。', en: 'Leave empty for every year; a row for a specific year takes precedence.' },
    },
    ...monthFields,
    total: { kind: 'decimal', label: { zh: 'Σ', en: 'Σ' }, readOnly: true, scale: 4, places: 2, min: '0', max: '60', width: 76 },
    source: {
      kind: 'enum',
      label: { zh: '来源', en: 'Source' },
      initial: 'manual',
      width: 96,
      options: [
        { code: 'manual', label: { zh: '手工', en: 'Manual' } },
        { code: 'computed', label: { zh: '计算', en: 'Calculated' }, tone: 'info' },
      ],
    },
    skus: {
      kind: 'integer',
      label: { zh: '范围内SKU', en: 'SKUs in scope' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 10_000_000,
      width: 120,
      help: { zh: '新品与在售的SKU数。', en: 'SKUs that are new or on sale.' },
    },
    ...periodFields,
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 300, width: 220 },
  },
  unique: [{ fields: ['scope', 'category', 'sku', 'market', 'year', 'effectiveFrom'] }],
  checks: [checkSeason],
  derive: seasonTotal,
});

export const seasonFactor = definePage({
  key: 'seasonFactor',
  title: { zh: '季节系数', en: 'Season factors' },
  words: ['季节性', 'seasonality'],
  help: {
    why: {
      zh: '计划员按品类或SKU维护12个月系数：周销量除以系数得到基数，基数乘以系数得到预测。',
      en: 'Planners maintain twelve monthly factors per category or SKU: weekly sales divided by the factor give the base, the base times the factor gives the forecast.',
    },
    notes: [
      {
        zh: '系数在0.2到5之间，12个月之和必须为12；“归一”把每个月乘以12/Σ。',
        en: 'Each factor is between 0.2 and 5 and the twelve must sum to 12; “Normalise” multiplies each month by 12/Σ.',
      },
      {
        zh: '“按年快算”粘贴两年以上的月销量：每月占当年月均的比例按年平均，再缩放到合计12；保存前与现行系数并列显示。',
        en: '“From years” takes two or more years of monthly sales: each month’s ratio to its year’s mean is averaged over the years and scaled to 12, and shown beside the current factors before you save.',
      },
      {
        zh: '修改系数须计划经理审批，通过前原值继续有效；新增的行直接生效。',
        en: 'Changes to factors need approval by the planning manager; the old values apply until then. New rows take effect at once.',
      },
      {
        zh: '停用的行是提案；“采用”使其生效，同一范围的现行行于前一天失效。',
        en: 'A disabled row is a proposal; “Apply” puts it in force and ends the current row of the same scope the day before.',
      },
    ],
  },
  resource: seasonFactorRecords,
  columns: [
    'scope',
    'category',
    'sku',
    'market',
    'year',
    ...months,
    'total',
    'skus',
    'source',
    'effectiveFrom',
    'effectiveTo',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 5,
  filters: ['scope', 'sku', 'category', 'market', 'year', 'source', 'effectiveFrom', 'effectiveTo', 'status'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'matrix', title: { zh: '矩阵', en: 'Matrix' }, view: 'planning/season-matrix' },
    { key: 'all', title: { zh: '全部', en: 'All' } },
    {
      key: 'proposals',
      title: { zh: '提案', en: 'Proposals' },
      filters: [
        { field: 'status', op: 'eq', value: 0 },
        { field: 'source', op: 'eq', value: 'computed' },
      ],
    },
  ],
  form: [
    {
      title: { zh: '范围', en: 'Scope' },
      fields: ['scope', 'category', 'sku', 'market', 'year', 'effectiveFrom', 'effectiveTo', 'source', 'note'],
    },
    { title: { zh: '系数', en: 'Factors' }, fields: months },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'apply',
      title: { zh: '采用', en: 'Apply' },
      permission: 'update',
      on: 'many',
      when: { field: 'status', in: [0] },
      preview: true,
      tone: 'primary',
      confirm: {
        zh: '提案生效，同一范围的现行行于前一天失效。涉及的SKU数见“范围内SKU”。',
        en: 'The proposal takes effect and the current row of the same scope ends the day before. “SKUs in scope” shows how many are affected.',
      },
    },
    nextPeriodAction,
  ],
  importing: {
    columns: ['scope', 'category', 'sku', 'market', 'year', ...months, 'effectiveFrom', 'effectiveTo', 'note'],
    mode: 'per_row',
    example: {
      scope: '品类',
      category: 'COL',
      market: 'US',
      year: '2026',
      effectiveFrom: '2026-01-01',
      m1: '0.80',
      m2: '0.80',
      m3: '0.95',
      m4: '1.00',
      m5: '1.15',
      m6: '1.25',
      m7: '1.25',
      m8: '1.15',
      m9: '1.00',
      m10: '0.90',
      m11: '0.85',
      m12: '0.90',
    },
  },
});
