import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { drawnFields, foundFields, sampledLines } from './sampling-fields.ts';

/** How lots were sampled, and what was found. */
export const samplingRecords = defineResource({
  entity: 'sampling',
  label: text('抽样', 'Sampling'),
  service: 'nova',
  nameFields: ['samplingNo'],
  knownBy: { code: 'samplingNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: { ...drawnFields, ...foundFields, ...sampledLines },
  unique: [{ fields: ['samplingNo'] }],
  states: {
    field: 'state',
    initial: 'open',
    final: ['judged'],
    editable: [],
    transitions: [
      {
        key: 'judge',
        title: text('判定', 'Judged'),
        from: ['open'],
        to: 'judged',
        oneWay: text('判定后的抽样不再更改。', 'A sampling that was judged stays as it is.'),
      },
    ],
  },
});

export const samplingDetail = definePage({
  key: 'samplingDetail',
  title: text('抽样明细', 'Sampling detail'),
  words: ['抽样记录', '样本', 'sample', 'AQL'],
  help: {
    why: text('每批按什么方案抽了哪些件，发现了什么。', 'Which units were drawn of each lot, by which plan, and what was found.'),
    notes: [
      text(
        '方案与种子在开始检验时固定；同一种子抽出同样的单件。',
        'Plan and seed are fixed when an inspection starts; the same seed draws the same units.',
      ),
      text(
        '每一等级按自己的前n件判定：发现数不超过Ac为合格，一件同时有主要与次要缺陷只计主要。',
        'Each class is judged on its own first n units: accepted with no more than Ac. A unit with major and minor defects counts as major alone.',
      ),
      text(
        '“抽样日志”列出方案、抽取、逐件结果、判定与不可更改的操作记录，可校验、打印，或以链接分享给供应商与第三方。',
        '“Sampling log” shows plan, draw, units, verdict and the entries that cannot be changed; it can be verified, printed, and shared by a link with the supplier or a third party.',
      ),
    ],
  },
  resource: samplingRecords,
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
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['samplingNo', 'inspection', 'sku', 'supplier', 'type', 'state', 'result', 'nonconforming', 'inspector', 'startedAt'],
  totals: ['inspectedUnits', 'nonconforming'],
  search: ['samplingNo'],
  sort: [{ field: 'startedAt', descending: true }],
  headline: ['inspection', 'supplier', 'sku', 'lotSize', 'sampleSize', 'inspectedUnits', 'nonconforming', 'result'],
  standard: ['list', 'export', 'log'],
  codes: [{ key: 'share', title: text('分享抽样日志', 'Share sampling logs') }],
  actions: [{ key: 'openLog', title: text('抽样日志', 'Sampling log'), on: 'one', permission: 'log' }],
});
