import { text } from '@axle/kernel';
import type { Fields, InstantField, IntegerField, TextField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { inspectionResults } from '../inspection/inspection-words.ts';
import { defectPhotos, foundDefect } from './found-defect.ts';
import { unitPhotoFields } from './mark-fields.ts';
import { characteristicFields, measuredFields } from './measure-fields.ts';
import {
  classAqlOptions,
  defectClassOptions,
  inspectionLevelOptions,
  inspectTypes,
  severitiesField,
  severityOptions,
} from '../quality-options.ts';
import { specialTests } from './special-fields.ts';
import { sampleField } from './sample-field.ts';

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width: 84,
  ...more,
});

const moment = (zh: string, en: string, hidden = false): InstantField => ({
  kind: 'instant',
  label: text(zh, en),
  readOnly: true,
  ...(hidden ? { hidden } : {}),
  width: 150,
});

const short = (zh: string, en: string, width: number): TextField => ({
  kind: 'text',
  label: text(zh, en),
  readOnly: true,
  maxLength: 8,
  width,
});

/** What was drawn of which lot. */
export const drawnFields = {
  samplingNo: numberOf('抽样单号', 'Sampling no.'),
  inspection: { kind: 'ref', label: text('检验单号', 'Inspection no.'), entity: 'inspection', readOnly: true, width: 150 },
  type: { kind: 'enum', label: text('检验类型', 'Type'), readOnly: true, options: inspectTypes, width: 100 },
  round: count('轮次', 'Round', { min: 1, max: 9, width: 70 }),
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 190 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 180 },
  sample: sampleField,
  lotSize: count('批量', 'Lot size'),
  standard: { kind: 'ref', label: text('判定标准', 'Standard'), entity: 'judgementStandard', readOnly: true, width: 150 },
  level: { kind: 'enum', label: text('检验水平', 'Level'), readOnly: true, options: inspectionLevelOptions, width: 84 },
  countBy: {
    kind: 'enum',
    label: text('计数方式', 'Count by'),
    readOnly: true,
    hidden: true,
    width: 100,
    options: [
      { code: 'units', label: text('不合格品', 'Units') },
      { code: 'defects', label: text('不合格数', 'Defects') },
    ],
  },
  severity: { ...severitiesField, help: text('各等级抽样所用的严格度。', 'Severity of each class at sampling.') },
  oneLetter: { kind: 'bool', label: text('统一字码', 'One letter'), readOnly: true, hidden: true, width: 90 },
  sampleSize: count('样本量', 'Sample size', { min: 1 }),
  cartons: count('箱数', 'Cartons', { min: 1, hidden: true }),
  cartonQty: count('每箱件数', 'Per carton', { min: 1, hidden: true }),
  seed: count('随机种子', 'Seed', { max: 2_147_483_647, width: 110 }),
} as const satisfies Fields;

/** What was found. */
export const foundFields = {
  state: {
    kind: 'enum',
    label: text('状态', 'Status'),
    readOnly: true,
    width: 90,
    options: [
      { code: 'open', label: text('录入中', 'Open'), tone: 'warn' },
      { code: 'judged', label: text('已判定', 'Judged'), tone: 'good' },
    ],
  },
  inspectedUnits: count('已检', 'Inspected'),
  nonconforming: count('不合格品', 'Nonconforming', { width: 110 }),
  result: { kind: 'enum', label: text('结果', 'Result'), readOnly: true, options: inspectionResults, width: 90 },
  labelsOk: count('标签相符', 'Labels right', { hidden: true, width: 100 }),
  labelsFailed: count('标签不符', 'Labels wrong', { hidden: true, width: 100 }),
  lastLabel: {
    kind: 'text',
    label: text('最近扫描的标签', 'Label scanned last'),
    readOnly: true,
    hidden: true,
    maxLength: 120,
    width: 150,
  },
  photos: { ...defectPhotos, readOnly: true },
  stopReason: {
    kind: 'text',
    label: text('提前停止原因', 'Early stop reason'),
    readOnly: true,
    maxLength: 500,
    lines: 2,
    hidden: true,
    width: 180,
  },
  inspector: { kind: 'user', label: text('检验员', 'Inspector'), readOnly: true, width: 100 },
  tablet: { kind: 'text', label: text('平板标识', 'Tablet'), readOnly: true, hidden: true, maxLength: 64, width: 120 },
  tabletBy: { kind: 'user', label: text('录入平板的使用人', 'Recorded on tablet by'), readOnly: true, hidden: true, width: 130 },
  tabletAt: moment('平板接管时间', 'On tablet since', true),
  startedAt: moment('开始时间', 'Started at'),
  finishedAt: moment('完成时间', 'Finished at'),
} as const satisfies Fields;

/** Plan and verdict of each class, units in the order drawn, defects. */
export const sampledLines = {
  classes: {
    kind: 'lines',
    label: text('抽样方案', 'Plan'),
    readOnly: true,
    by: ['defectClass'],
    most: 3,
    fields: {
      defectClass: { kind: 'enum', label: text('缺陷等级', 'Class'), required: true, options: defectClassOptions, width: 90 },
      aql: { kind: 'enum', label: text('AQL', 'AQL'), readOnly: true, options: classAqlOptions, width: 70 },
      severity: { kind: 'enum', label: text('严格度', 'Severity'), readOnly: true, options: severityOptions, width: 90 },
      letter: short('字码', 'Letter', 70),
      useLetter: short('使用字码', 'Letter used', 90),
      size: count('n', 'n', { min: 1, width: 70 }),
      accept: count('Ac', 'Ac', { width: 60 }),
      reject: count('Re', 'Re', { width: 60 }),
      isFull: { kind: 'bool', label: text('全检', 'Full'), readOnly: true, width: 70 },
      found: count('发现', 'Found', { width: 70 }),
      verdict: { kind: 'enum', label: text('判定', 'Verdict'), readOnly: true, options: inspectionResults, width: 90 },
    },
  },
  special: specialTests,
  defects: {
    kind: 'lines',
    label: text('缺陷', 'Defects'),
    readOnly: true,
    by: ['unitNo', 'defectCode'],
    most: 5000,
    fields: {
      ...foundDefect,
      defectClass: { kind: 'enum', label: text('缺陷等级', 'Class'), readOnly: true, options: defectClassOptions, width: 90 },
    },
  },
  drawn: {
    kind: 'lines',
    label: text('抽取的单件', 'Units drawn'),
    readOnly: true,
    by: ['unitNo'],
    most: 5000,
    fields: {
      unitNo: count('件号', 'Unit', { required: true, min: 1, grouping: false }),
      cartonNo: count('箱号', 'Carton', { min: 1, grouping: false }),
      position: count('箱内位置', 'Position', { min: 1, grouping: false }),
    },
  },
  measures: {
    kind: 'lines',
    label: text('测量值', 'Measures'),
    readOnly: true,
    by: ['unitNo', 'checkGroup', 'item'],
    most: 20_000,
    fields: measuredFields,
  },
  unitPhotos: {
    kind: 'lines',
    label: text('照片所示单件', 'Units on photos'),
    readOnly: true,
    by: ['photo'],
    most: 200,
    fields: unitPhotoFields,
  },
  figures: {
    kind: 'lines',
    label: text('特性统计', 'Characteristics'),
    readOnly: true,
    by: ['checkGroup', 'item'],
    most: 200,
    fields: characteristicFields,
  },
} as const satisfies Fields;
