import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { inspectionReportPrints } from './inspection-report-print.ts';
import { drawnFields, foundFields, sampledLines } from './sampling-fields.ts';
import { unitLabelPrint } from './unit-label-print.ts';

/** How lots were sampled, and what was found. */
export const samplingRecords = defineResource({
  entity: 'sampling',
  label: text('抽样', 'Sampling'),
  service: 'nova',
  readFrom: 'sampling_list',
  nameFields: ['samplingNo'],
  knownBy: { code: 'samplingNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: { ...drawnFields, ...foundFields, ...sampledLines },
  unique: [{ fields: ['samplingNo'] }],
  states: {
    field: 'state',
    initial: 'open',
    final: [],
    editable: [],
    transitions: [
      {
        key: 'judge',
        title: text('判定', 'Judged'),
        from: ['open'],
        to: 'judged',
      },
      { key: 'reopen', title: text('重新判定', 'Reopened'), from: ['judged'], to: 'open' },
    ],
  },
});

export const samplingDetail = definePage({
  key: 'samplingDetail',
  title: text('抽样明细', 'Sampling detail'),
  words: ['抽样记录', '样本', 'sample', 'AQL'],
  help: {
    why: text('每批按什么方案抽了哪些件，发现了什么。', 'Which units of each lot were sampled, by which plan, and what was found.'),
    notes: [
      text(
        '“分级”（不合格品率、ppm）“单件记录”“缺陷”（帕累托）“测量值”（Cpk）跨批查找；打开一批可看各等级方案的OC曲线。',
        'Classes (rate, ppm), units, defects (Pareto) and measures (Cpk) are searched over all lots. Open a lot for the OC curves of its plans.',
      ),
      text(
        '方案与种子在开始检验时固定；同一种子抽出同样的单件。',
        'Plan and seed are fixed when an inspection starts; the same seed draws the same units.',
      ),
      text(
        '每一等级按自己的前n件判定：发现数不超过Ac为合格，一件同时有主要与次要缺陷只计主要。',
        'Each class is judged on its own first n units: accepted with no more than Ac. A unit with both major and minor defects counts as major only.',
      ),
      text(
        '“抽样日志”列出方案、抽取、逐件结果、判定与不可更改的操作记录，可校验、打印，或以链接分享给供应商与第三方。',
        '“Sampling log” shows plan, draw, units, verdict and the entries that cannot be changed; it can be verified, printed, and shared by a link with the supplier or a third party.',
      ),
    ],
  },
  resource: samplingRecords,
  recordPart: { title: text('OC曲线', 'OC curves'), view: 'quality/sampling-curves', broad: true },
  columns: [
    'samplingNo',
    'inspection',
    'type',
    'round',
    'supplier',
    'sku',
    'lotSize',
    'standard',
    'level',
    'severity',
    'sampleSize',
    'inspectedUnits',
    'nonconforming',
    'state',
    'result',
    'seed',
    'inspector',
    'startedAt',
    'finishedAt',
    'photos',
    'countBy',
    'oneLetter',
    'cartons',
    'cartonQty',
    'stopReason',
    'tabletBy',
    'tabletAt',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'samplingNo',
    'inspection',
    'sku',
    'supplier',
    'type',
    'severity',
    'state',
    'result',
    'nonconforming',
    'inspector',
    'startedAt',
  ],
  totals: ['inspectedUnits', 'nonconforming'],
  search: ['samplingNo'],
  sort: [{ field: 'startedAt', descending: true }],
  headline: ['inspection', 'supplier', 'sku', 'lotSize', 'sampleSize', 'inspectedUnits', 'nonconforming', 'result'],
  tabs: [
    { key: 'tab0', title: text('抽样', 'Samplings') },
    { key: 'classes', title: text('分级', 'By class'), listOf: { section: 'qualityTesting', page: 'samplingClasses' } },
    { key: 'tab1', title: text('单件记录', 'Units'), listOf: { section: 'qualityTesting', page: 'samplingUnits' } },
    { key: 'tab2', title: text('缺陷', 'Defects'), listOf: { section: 'qualityTesting', page: 'samplingDefects' } },
    { key: 'tab3', title: text('测量值', 'Measures'), listOf: { section: 'qualityTesting', page: 'samplingMeasures' } },
  ],
  standard: ['list', 'export', 'log'],
  codes: [{ key: 'share', title: text('分享抽样日志', 'Share sampling logs') }],
  actions: [
    { key: 'openLog', title: text('抽样日志', 'Sampling log'), on: 'one', permission: 'log' },
    { key: 'report', title: text('检验报告', 'Inspection report'), on: 'many', effect: 'print', prints: inspectionReportPrints },
    { key: 'labels', title: text('单件标签', 'Unit labels'), on: 'many', effect: 'print', prints: [unitLabelPrint] },
  ],
});
