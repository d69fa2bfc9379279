import { fbaTableHolds, toConfirmAgain } from '@axle/logistics';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { fbaTierOptions, feeLines, referralLines, storageLines, tierLines } from './freight/fba-lines.ts';
import { fbaTabs } from './freight/fba-tools.ts';

export const fbaTableRecords = defineResource({
  entity: 'fbaTable',
  label: { zh: 'FBA费率表', en: 'FBA table' },
  service: 'tms',
  readFrom: 'fba_table_shown',
  nameFields: ['country', 'effectiveFrom'],
  fields: {
    country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', required: true, immutable: true, key: true, width: 140 },
    effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true, immutable: true, key: true, width: 126 },
    effectiveTo: { kind: 'date', label: { zh: '失效日期', en: 'Effective to' }, width: 116, help: { zh: '留空表示长期有效；“建立下一期”自动截止到前一天。', en: 'Empty means open; “Next period” ends it the day before.' } },
    currency: { kind: 'code', label: { zh: '币种', en: 'Currency' }, required: true, maxLength: 3, pattern: '[A-Z]{3}', width: 84 },
    divisor: { kind: 'decimal', label: { zh: '体积重除数(in³/lb)', en: 'Divisor (in³/lb)' }, required: true, scale: 2, min: '1', max: '9999', initial: '139', width: 150 },
    confirmation: {
      kind: 'enum', label: { zh: '核对', en: 'Checked' }, readOnly: true, width: 120,
      options: [
        { code: 'unconfirmed', label: { zh: '未核对', en: 'Not confirmed' }, tone: 'warn' },
        { code: 'confirmed', label: { zh: '已核对', en: 'Confirmed' }, tone: 'good' },
      ],
      help: { zh: '由费用负责人对照卖家中心核对；数字一改即变回未核对。', en: 'The owner of the fees holds them against Seller Central; a changed figure has to be confirmed again.' },
    },
    confirmedBy: { kind: 'user', label: { zh: '核对人', en: 'Confirmed by' }, readOnly: true, width: 110 },
    confirmedAt: { kind: 'instant', label: { zh: '核对时间', en: 'Confirmed at' }, readOnly: true, width: 150 },
    source: { kind: 'text', label: { zh: '来源', en: 'Source' }, maxLength: 500, lines: 2, width: 320 },
    tierCodes: {
      kind: 'enumList', label: { zh: '尺寸分段', en: 'Size tiers' }, readOnly: true, figure: true, options: fbaTierOptions, width: 260,
      seenWith: { page: 'fbaFreight', field: 'tiers' },
    },
    tiers: tierLines,
    fees: feeLines,
    storage: storageLines,
    referral: referralLines,
  },
  unique: [{ fields: ['country', 'effectiveFrom'] }],
  checks: [fbaTableHolds],
  derive: toConfirmAgain,
});

export const fbaFreight = definePage({
  key: 'fbaFreight',
  title: { zh: 'FBA尾程运费表', en: 'FBA last-mile freight' },
  help: {
    why: { zh: '按期间保存亚马逊的尺寸分段与配送、仓储费用，用来预测并核对每个SKU的费用。', en: 'Amazon’s size tiers and fulfilment fees by period, to predict and verify the fee of each SKU.' },
    notes: [
      { zh: '每个国家每一天只有一张有效的表；没有表的国家回答“没有FBA费率表”，不会按零计算。', en: 'One table of a country is in force on a day; a country without one is told so and never reckoned as zero.' },
      { zh: '美国2026-01-15起的数字取自公开的费率文章，核对前以黄色标出；请对照卖家中心后按“核对”。', en: 'The figures of the United States from 2026-01-15 come from public articles on the fees and stand in amber until somebody holds them against Seller Central and confirms them.' },
      { zh: '“试算”列出分段、计费重量与各项费用；“SKU核对”按SKU主档的尺寸重量计算，距分段上限不足5%的可单独列出，结果可导出并留在下载中心。', en: '“Try it” tells tier, billable weight and each fee; “SKU check” reckons with the sizes of the SKUs, and lists those within 5% of a limit where wanted; its table is exported into the download centre.' },
      { zh: '导入的每一行是一条配送费；国家与生效日期相同的行属于同一张表。', en: 'Each row of an import is a fulfilment fee; rows of one country and first day are one table.' },
    ],
  },
  resource: fbaTableRecords,
  columns: ['country', 'effectiveFrom', 'effectiveTo', 'currency', 'divisor', 'tierCodes', 'confirmation', 'confirmedBy', 'confirmedAt', 'source', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['country', 'tierCodes', 'effectiveFrom', 'effectiveTo', 'currency', 'confirmation', 'status'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'unconfirmed', title: { zh: '未核对', en: 'Not confirmed' }, filters: [{ field: 'confirmation', op: 'eq', value: 'unconfirmed' }] },
    ...fbaTabs,
  ],
  form: [
    { title: { zh: '费率表', en: 'Table' }, fields: ['country', 'currency', 'effectiveFrom', 'effectiveTo', 'divisor', 'source'] },
    { title: { zh: '尺寸分段', en: 'Size tiers' }, fields: ['tiers'] },
    { title: { zh: '配送费', en: 'Fulfilment fees' }, fields: ['fees'] },
    { title: { zh: '仓储费与佣金', en: 'Storage and referral' }, fields: ['storage', 'referral'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'confirm', title: { zh: '核对', en: 'Confirm' }, permission: 'update', on: 'many', when: { field: 'confirmation', in: ['unconfirmed'] },
      confirm: { zh: '确认已对照卖家中心核对这些数字。', en: 'You have held these figures against Seller Central.' },
    },
    {
      key: 'nextPeriod', title: { zh: '建立下一期', en: 'Next period' }, permission: 'add', on: 'one',
      input: { effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true } },
      confirm: { zh: '照抄为新的一期；原表截止到前一天。', en: 'It is copied as a new period; the former one ends the day before.' },
    },
  ],
  importing: {
    columns: ['country', 'currency', 'effectiveFrom', 'effectiveTo', 'divisor', 'source', 'fees.tier', 'fees.priceFrom', 'fees.maxLb', 'fees.fee', 'fees.baseLb', 'fees.stepLb', 'fees.perStep'],
    mode: 'per_document',
    lines: 'fees',
    example: { country: 'US', currency: 'USD', effectiveFrom: '2027-01-15', divisor: '139', source: 'Seller Central', 'fees.tier': '大号标准', 'fees.priceFrom': '10', 'fees.maxLb': '0.25', 'fees.fee': '3.73' },
  },
});
