import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { characteristicFields } from './measure-fields.ts';
import { rowsOfSamples, sampledOfFields, toSampling } from './sampled-unit-fields.ts';

const { unit, lsl, usl, defectClass, valuesCount, mean, least, greatest, span, deviation, cpk, outside } = characteristicFields;

/** What was measured on samples, by characteristic. */
const samplingFigureRecords = defineResource({
  ...rowsOfSamples,
  entity: 'samplingFigure',
  label: text('特性统计', 'Characteristic'),
  table: 'sampling_figure_list',
  nameFields: ['samplingNo', 'item'],
  fields: {
    ...sampledOfFields,
    checkGroup: { ...characteristicFields.checkGroup, readOnly: true },
    item: { ...characteristicFields.item, readOnly: true, key: true },
    unit: { ...unit, readOnly: true },
    lsl: { ...lsl, readOnly: true },
    usl: { ...usl, readOnly: true },
    defectClass: { ...defectClass, readOnly: true },
    valuesCount: { ...valuesCount, readOnly: true },
    mean: { ...mean, readOnly: true },
    least: { ...least, readOnly: true },
    greatest: { ...greatest, readOnly: true },
    span: { ...span, readOnly: true },
    deviation: { ...deviation, readOnly: true },
    cpk: { ...cpk, readOnly: true },
    outside: { ...outside, readOnly: true },
    measuredValues: {
      kind: 'text',
      label: text('测量值', 'Values'),
      readOnly: true,
      hidden: true,
      maxLength: 100_000,
      width: 260,
      help: text('按件号顺序。', 'In the order of the units.'),
    },
    inspector: { kind: 'user', label: text('检验员', 'Inspector'), readOnly: true, width: 100 },
    startedAt: { kind: 'instant', label: text('开始时间', 'Started at'), readOnly: true, width: 150 },
  },
});

export const samplingMeasures = definePage({
  key: 'samplingMeasures',
  title: text('测量值', 'Measures'),
  words: ['Cpk', 'SPC', '过程能力', 'capability'],
  help: {
    why: text('各批实测的尺寸与性能离规格限有多远。', 'How far the measured dimensions and performance of each lot are from their limits.'),
    notes: [
      text(
        '标准差按n−1；满25个值才有Cpk，取离近的规格限。打开一行看直方图与上下限。',
        'The standard deviation is by n − 1. Cpk is by the nearer limit and shown from 25 values on. Open a row for its histogram with the limits.',
      ),
    ],
  },
  resource: samplingFigureRecords,
  recordPart: { title: text('直方图', 'Histogram'), view: 'quality/measure-histogram', broad: true },
  columns: [
    'samplingNo',
    'item',
    'checkGroup',
    'inspection',
    'type',
    'supplier',
    'sku',
    'unit',
    'lsl',
    'usl',
    'defectClass',
    'valuesCount',
    'mean',
    'least',
    'greatest',
    'span',
    'deviation',
    'cpk',
    'outside',
    'inspector',
    'startedAt',
    'measuredValues',
  ],
  pinned: 2,
  filters: ['samplingNo', 'inspection', 'item', 'checkGroup', 'sku', 'supplier', 'type', 'cpk', 'outside', 'inspector', 'startedAt'],
  totals: ['valuesCount', 'outside'],
  search: ['samplingNo', 'item'],
  sort: [{ field: 'startedAt', descending: true }, { field: 'item' }],
  drills: { samplingNo: toSampling },
  standard: ['list', 'export'],
});
