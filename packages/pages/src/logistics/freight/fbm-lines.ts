import type { EnumOption, LinesField } from '@axle/page-kit';

const zone = {
  kind: 'code',
  label: { zh: '分区', en: 'Zone' },
  required: true,
  maxLength: 10,
  pattern: '\\*|[A-Z0-9][A-Z0-9-]*',
  width: 84,
} as const;
const prefix = (zh: string, en: string) =>
  ({ kind: 'code', label: { zh, en }, required: true, maxLength: 10, pattern: '\\*|[A-Z0-9]+', initial: '*', width: 130 }) as const;
const amount = (zh: string, en: string, required = false) =>
  ({ kind: 'decimal', label: { zh, en }, scale: 4, places: 2, min: '0', max: '999999', required, width: 110 }) as const;
const above = (zh: string, en: string) =>
  ({ kind: 'decimal', label: { zh, en }, scale: 4, min: '0.0001', max: '999999', width: 120 }) as const;

/** What a rate card takes by zone and weight. */
export const rateLines: LinesField = {
  kind: 'lines',
  label: { zh: '运费', en: 'Rates' },
  by: ['zone', 'maxWeight'],
  most: 5000,
  fields: {
    zone: { ...zone, pattern: '[A-Z0-9][A-Z0-9-]*' },
    maxWeight: {
      kind: 'decimal',
      label: { zh: '重量至', en: 'Weight up to' },
      scale: 4,
      min: '0.0001',
      max: '99999',
      required: true,
      width: 120,
    },
    amount: amount('金额', 'Amount', true),
    perStepOver: {
      ...amount('超出后每步', 'Each step over'),
      help: { zh: '只填在最后一档：更重时每一步另加。', en: 'On the last weight alone: what each step above it adds.' },
    },
  },
};

/** Which zone leads from where to where. */
export const zoneLines: LinesField = {
  kind: 'lines',
  label: { zh: '分区表', en: 'Zone chart' },
  by: ['originPrefix', 'destPrefix'],
  most: 20_000,
  help: {
    zh: '邮编以此开头；*为任意。收件前缀最长者优先，其次寄件前缀。',
    en: 'Postal codes that begin so; * is any. The longest destination counts first, then the longest origin.',
  },
  fields: {
    originPrefix: prefix('寄件邮编前缀', 'Origin prefix'),
    destPrefix: prefix('收件邮编前缀', 'Destination prefix'),
    zone: { ...zone, pattern: '[A-Z0-9][A-Z0-9-]*' },
  },
};

const kinds: readonly EnumOption[] = [
  { code: 'residential', label: { zh: '住宅', en: 'Residential' }, tone: 'info' },
  { code: 'additional', label: { zh: '额外处理', en: 'Additional handling' }, tone: 'warn' },
  { code: 'large', label: { zh: '大件', en: 'Large package' }, tone: 'warn' },
  { code: 'overMax', label: { zh: '超限拒收', en: 'Too large, refused' }, tone: 'bad' },
  { code: 'always', label: { zh: '每件', en: 'Each parcel' } },
];

/** What comes on top. */
export const surchargeLines: LinesField = {
  kind: 'lines',
  label: { zh: '附加费', en: 'Surcharges' },
  by: ['code', 'zone'],
  most: 500,
  help: {
    zh: '超过任一限制即收取；尺寸类只收一项：拒收、大件、最贵的额外处理依次判断。分区*为其余各区。',
    en: 'Taken beyond any of its limits; of sizes only one: refused, else large, else the dearest additional handling. Zone * is every other zone.',
  },
  fields: {
    code: { kind: 'code', label: { zh: '代码', en: 'Code' }, required: true, maxLength: 20, width: 110 },
    kind: { kind: 'enum', label: { zh: '类型', en: 'Kind' }, required: true, options: kinds, width: 150 },
    zone: { ...zone, initial: '*' },
    amount: amount('金额', 'Amount'),
    overLongest: above('最长边 >', 'Longest >'),
    overSecond: above('次长边 >', 'Second >'),
    overGirth: above('长+围 >', 'Length + girth >'),
    overVolume: above('体积 >', 'Volume >'),
    overWeight: above('实重 >', 'Weight >'),
    minBillable: above('最低计费重', 'Least billable'),
    fuelable: { kind: 'bool', label: { zh: '计燃油', en: 'Fuel on it' }, initial: true, width: 90 },
  },
};

/** Fuel in percent by period. */
export const fuelLines: LinesField = {
  kind: 'lines',
  label: { zh: '燃油', en: 'Fuel' },
  by: ['effectiveFrom'],
  most: 500,
  fields: {
    effectiveFrom: { kind: 'date', label: { zh: '自', en: 'From' }, required: true, width: 130 },
    effectiveTo: { kind: 'date', label: { zh: '至', en: 'To' }, width: 130 },
    percent: { kind: 'percent', label: { zh: '燃油率', en: 'Fuel' }, required: true, scale: 4, min: '0', max: '100', width: 110 },
  },
};
