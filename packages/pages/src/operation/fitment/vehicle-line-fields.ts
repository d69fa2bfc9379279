import { text } from '@axle/kernel';
import type { IntegerField, LineField, TextField } from '@axle/page-kit';

const words = (zh: string, en: string, maxLength: number, width: number, more: Partial<TextField> = {}): TextField => ({
  kind: 'text',
  label: text(zh, en),
  maxLength,
  width,
  ...more,
});

const year = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 1900,
  max: 2999,
  grouping: false,
  picker: 'year',
  width: 92,
  ...more,
});

/** Vehicles that a listing shows, by ranges of years. */
export const vehicleLineFields = {
  make: words('品牌', 'Make', 60, 120, { required: true }),
  model: words('车型', 'Model', 80, 160, { required: true }),
  yearFrom: year('起始年款', 'Year from', { required: true }),
  yearTo: year('截止年款', 'Year to', { required: true }),
  submodel: words('配置', 'Submodel', 60, 100),
  engine: words('发动机', 'Engine', 60, 100),
  kType: words('K-Type', 'K-Type', 20, 90),
  ePid: words('ePID', 'ePID', 20, 90),
  note: words('备注', 'Note', 255, 180),
  build: words('规格', 'Build', 500, 160, {
    required: true,
    readOnly: true,
    help: text(
      '由配置、发动机、编号与备注组成，区分同车型同年款的行。',
      'Made of submodel, engine, numbers and note; distinguishes rows of the same vehicle and years.',
    ),
  }),
} as const satisfies Readonly<Record<string, LineField>>;

/** Vehicles that a listing is not to show, and why. */
export const exclusionFields = {
  make: words('品牌', 'Make', 60, 120, { required: true }),
  model: words('车型', 'Model', 80, 160, { required: true }),
  yearFrom: year('起始年款', 'Year from', { required: true }),
  yearTo: year('截止年款', 'Year to', { required: true }),
  reason: words('原因', 'Reason', 200, 240, { required: true }),
  excludedBy: { kind: 'user', label: text('排除人', 'Excluded by'), width: 100 },
  excludedAt: { kind: 'instant', label: text('排除时间', 'Excluded at'), width: 150 },
} as const satisfies Readonly<Record<string, LineField>>;

/** One vehicle, of all years where none are named. */
export const namedVehicle = {
  make: words('品牌', 'Make', 60, 120, { required: true }),
  model: words('车型', 'Model', 80, 160, { required: true }),
  yearFrom: year('起始年款', 'Year from', { help: text('留空为全部年款。', 'All years if empty.') }),
  yearTo: year('截止年款', 'Year to'),
} as const;
