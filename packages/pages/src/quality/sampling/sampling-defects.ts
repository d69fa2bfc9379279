import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { checkGroups, defectClassOptions } from '../quality-options.ts';
import { rowsOfSamples, sampledOfFields, toSampling } from './sampled-unit-fields.ts';

/** What was found on the units of samples. */
const samplingDefectRecords = defineResource({
  ...rowsOfSamples,
  entity: 'samplingDefect',
  label: text('样本缺陷', 'Sample defect'),
  table: 'sampling_defect_list',
  nameFields: ['samplingNo', 'unitNo', 'code'],
  fields: {
    ...sampledOfFields,
    unitNo: { kind: 'integer', label: text('件号', 'Unit'), readOnly: true, key: true, min: 1, max: 1_000_000, width: 80 },
    code: { kind: 'text', label: text('代码或测试项', 'Code or item'), readOnly: true, key: true, maxLength: 100, width: 130 },
    defectCode: { kind: 'ref', label: text('缺陷', 'Defect'), entity: 'defectCode', readOnly: true, width: 220 },
    defectClass: { kind: 'enum', label: text('缺陷等级', 'Class'), readOnly: true, options: defectClassOptions, width: 90 },
    checkGroup: { kind: 'enum', label: text('分组', 'Group'), readOnly: true, options: checkGroups, width: 110 },
    qty: { kind: 'integer', label: text('数量', 'Qty'), readOnly: true, min: 1, max: 9999, width: 76 },
    value: { kind: 'decimal', label: text('测量值', 'Value'), readOnly: true, scale: 4, width: 90 },
    note: { kind: 'text', label: text('说明', 'Note'), readOnly: true, maxLength: 200, width: 180 },
    inspector: { kind: 'user', label: text('检验员', 'Inspector'), readOnly: true, width: 100 },
    startedAt: { kind: 'instant', label: text('开始时间', 'Started at'), readOnly: true, width: 150 },
  },
});

export const samplingDefects = definePage({
  key: 'samplingDefects',
  title: text('样本缺陷', 'Sample defects'),
  words: ['帕累托', '柏拉图', 'Pareto', '不良'],
  help: {
    why: text('哪些缺陷最多，先解决什么。', 'Which defects are most frequent, and what to fix first.'),
    notes: [
      text(
        '帕累托按代码从多到少排列并累计；先筛选供应商、SKU或日期再看。',
        'The Pareto lists codes from most to least with their cumulative share. Filter by supplier, SKU or date first.',
      ),
    ],
  },
  resource: samplingDefectRecords,
  columns: [
    'samplingNo',
    'unitNo',
    'code',
    'defectCode',
    'defectClass',
    'checkGroup',
    'qty',
    'value',
    'inspection',
    'type',
    'supplier',
    'sku',
    'note',
    'inspector',
    'startedAt',
  ],
  pinned: 3,
  filters: [
    'samplingNo',
    'inspection',
    'code',
    'defectCode',
    'defectClass',
    'checkGroup',
    'sku',
    'supplier',
    'type',
    'inspector',
    'startedAt',
  ],
  totals: ['qty'],
  search: ['samplingNo', 'code'],
  sort: [{ field: 'startedAt', descending: true }, { field: 'unitNo' }],
  tabs: [
    {
      key: 'pareto',
      title: text('帕累托', 'Pareto'),
      board: {
        figures: 'pareto',
        reads: ['code', 'defectCode', 'qty', 'defectClass'],
        tiles: [
          {
            kind: 'bars',
            key: 'found',
            title: text('各缺陷代码的数量', 'Defects found by code'),
            help: text('点击查看该代码的记录。', 'Click a code to see its records.'),
            span: 12,
            drill: { tab: 'list', row: { field: 'code', op: 'eq' } },
          },
          {
            kind: 'table',
            key: 'pareto',
            title: text('累计占比', 'Cumulative share'),
            span: 12,
            columns: [
              { key: 'found', title: text('数量', 'Found') },
              { key: 'share', title: text('占比', 'Share'), unit: 'percent' },
              { key: 'cumulated', title: text('累计占比', 'Cumulative'), unit: 'percent' },
            ],
            drill: { tab: 'list', row: { field: 'code', op: 'eq' } },
          },
        ],
      },
    },
    { key: 'list', title: text('明细', 'Records') },
  ],
  drills: { samplingNo: toSampling },
  standard: ['list', 'export'],
});
