import { text } from '@axle/kernel';
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
  ({ kind: 'code', label: text(zh, en), required: true, maxLength: 10, pattern: '\\*|[A-Z0-9]+', initial: '*', width: 130 }) as const;
const amount = (zh: string, en: string, required = false) =>
  ({
    kind: 'money',
    label: text(zh, en),
    scale: 2,
    currency: { field: 'currency' },
    min: '0',
    max: '999999',
    required,
    width: 110,
  }) as const;
const above = (zh: string, en: string) =>
  ({ kind: 'decimal', label: text(zh, en), scale: 4, min: '0.0001', max: '999999', width: 120 }) as const;

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
      label: { zh: '重量至', en: 'Max weight' },
      scale: 4,
      min: '0.0001',
      max: '99999',
      required: true,
      width: 120,
    },
    amount: amount('金额', 'Amount', true),
    residential: {
      ...amount('住宅地址金额', 'Residential'),
      help: { zh: '留空则住宅地址同价。', en: 'Leave empty if residential addresses pay the same.' },
    },
    perStepOver: {
      ...amount('超重每步加收', 'Per step above'),
      scale: 4,
      places: 2,
      help: { zh: '只填在最后一档：超过该重量后每步加收的金额。', en: 'Only on the last weight: the amount added per step above it.' },
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
    zh: '以此开头的邮编；*为任意。收件前缀最长的优先，其次寄件前缀。',
    en: 'Postal codes starting with this; * is any. The longest destination prefix takes precedence, then the longest origin prefix.',
  },
  fields: {
    originPrefix: prefix('寄件邮编前缀', 'Origin prefix'),
    destPrefix: prefix('收件邮编前缀', 'Destination prefix'),
    zone: { ...zone, pattern: '[A-Z0-9][A-Z0-9-]*' },
  },
};

const kinds = [
  { code: 'residential', label: { zh: '住宅地址', en: 'Residential' }, tone: 'info' },
  { code: 'area', label: { zh: '地区', en: 'Area' }, tone: 'info' },
  { code: 'additional', label: { zh: '额外处理', en: 'Additional handling' }, tone: 'warn' },
  { code: 'large', label: { zh: '大件', en: 'Large package' }, tone: 'warn' },
  { code: 'overMax', label: { zh: '超限拒收', en: 'Over limit, refused' }, tone: 'bad' },
  { code: 'always', label: { zh: '每件', en: 'Per parcel' } },
] as const satisfies readonly EnumOption[];

/** What comes on top. */
export const surchargeLines: LinesField = {
  kind: 'lines',
  label: { zh: '附加费', en: 'Surcharges' },
  by: ['code', 'zone'],
  most: 500,
  help: {
    zh: '超过任一限制即收取；尺寸类只收一项，依次判断：拒收、大件、最贵的额外处理。分区*为其余各区。',
    en: 'Charged when any limit is exceeded. Only one size surcharge applies: refused, else large package, else the dearest additional handling. Zone * is every other zone.',
  },
  fields: {
    code: { kind: 'code', label: { zh: '代码', en: 'Code' }, required: true, maxLength: 20, width: 110 },
    kind: { kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, options: kinds, width: 150 },
    zone: { ...zone, initial: '*' },
    amount: amount('金额', 'Amount'),
    overLongest: above('最长边 >', 'Longest >'),
    overSecond: above('次长边 >', 'Second >'),
    overGirth: above('长+围长 >', 'Length + girth >'),
    overVolume: above('体积 >', 'Volume >'),
    overWeight: above('实重 >', 'Weight >'),
    minBillable: above('最低计费重', 'Min billable'),
    fuelable: { kind: 'bool', label: { zh: '计燃油', en: 'Fuel applies' }, initial: true, width: 90 },
    postcodes: {
      kind: 'text',
      label: { zh: '地区邮编', en: 'Postal codes' },
      maxLength: 20_000,
      width: 200,
      help: {
        zh: '仅地区附加费：邮编前缀或区间，以逗号分隔，如 995-999,967。',
        en: 'Area surcharges only: prefixes or ranges of postal codes, separated by commas, such as 995-999,967.',
      },
    },
    effectiveFrom: {
      kind: 'date',
      label: { zh: '生效日期', en: 'Effective from' },
      width: 126,
      help: {
        zh: '留空与运费表同期；旺季附加费每季一个代码。',
        en: 'Defaults to the period of the card; give each peak season a code of its own.',
      },
    },
    effectiveTo: { kind: 'date', label: { zh: '失效日期', en: 'Effective to' }, width: 126 },
  },
};

/** Fuel in percent by period. */
export const fuelLines: LinesField = {
  kind: 'lines',
  label: { zh: '燃油', en: 'Fuel' },
  by: ['effectiveFrom'],
  most: 500,
  fields: {
    effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true, width: 130 },
    effectiveTo: { kind: 'date', label: { zh: '失效日期', en: 'Effective to' }, width: 130 },
    percent: { kind: 'percent', label: { zh: '燃油率', en: 'Fuel rate' }, required: true, scale: 4, min: '0', max: '100', width: 110 },
  },
};
