import { text } from '@axle/kernel';
import { definePage, defineResource, type IntegerField } from '@axle/page-kit';
import { defectClassOptions } from '../quality-options.ts';
import { rowsOfSamples, sampledOfFields, toSampling } from './sampled-unit-fields.ts';

const count = (zh: string, en: string, width = 80): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width,
});

/** The units of samples that were recorded. */
const samplingUnitRecords = defineResource({
  ...rowsOfSamples,
  entity: 'samplingUnit',
  label: text('单件记录', 'Unit record'),
  table: 'sampling_unit_list',
  nameFields: ['samplingNo', 'unitNo'],
  fields: {
    ...sampledOfFields,
    round: count('轮次', 'Round', 70),
    unitNo: { ...count('件号', 'Unit'), key: true },
    cartonNo: count('箱号', 'Carton'),
    position: count('箱内位置', 'Position'),
    conforms: { kind: 'bool', label: text('合格', 'Conforms'), readOnly: true, width: 90 },
    defectClass: { kind: 'enum', label: text('最重等级', 'Most serious class'), readOnly: true, options: defectClassOptions, width: 110 },
    defects: { kind: 'text', label: text('缺陷', 'Defects'), readOnly: true, maxLength: 4000, width: 220 },
    defectQty: count('缺陷数', 'Defects found', 100),
    measured: count('测量数', 'Values measured', 100),
    outside: count('超差数', 'Out of limits', 96),
    recordedBy: { kind: 'user', label: text('录入人', 'Recorded by'), readOnly: true, width: 100 },
    recordedAt: { kind: 'instant', label: text('录入时间', 'Recorded at'), readOnly: true, width: 150 },
  },
});

export const samplingUnits = definePage({
  key: 'samplingUnits',
  title: text('单件记录', 'Unit records'),
  words: ['逐件', '样本件', 'inspected units'],
  help: {
    why: text('每批样本逐件的结果，谁在何时录入。', 'What was found on each unit of every sample, by whom and when.'),
    notes: [
      text(
        '超出上下限的测量值按测试项的缺陷等级计为一处缺陷，以测试项名称列出。',
        'A value outside its limits counts as a defect of its item’s class and is listed by the name of the item.',
      ),
    ],
  },
  resource: samplingUnitRecords,
  columns: [
    'samplingNo',
    'unitNo',
    'inspection',
    'type',
    'round',
    'supplier',
    'sku',
    'cartonNo',
    'position',
    'conforms',
    'defectClass',
    'defects',
    'defectQty',
    'measured',
    'outside',
    'recordedBy',
    'recordedAt',
  ],
  pinned: 2,
  filters: ['samplingNo', 'inspection', 'sku', 'supplier', 'type', 'conforms', 'defectClass', 'outside', 'recordedBy', 'recordedAt'],
  totals: ['defectQty', 'measured', 'outside'],
  search: ['samplingNo'],
  sort: [{ field: 'samplingNo', descending: true }, { field: 'unitNo' }],
  drills: { samplingNo: toSampling },
  standard: ['list', 'export'],
});
