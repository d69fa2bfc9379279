import type { Field } from '@axle/page-kit';

/** What a rate card is, beside its lines. */
export const cardFields = {
  tableNo: { kind: 'code', label: { zh: '费率表', en: 'Rate card' }, key: true, readOnly: true, maxLength: 40, width: 190 },
  code: { kind: 'code', label: { zh: '编码', en: 'Code' }, required: true, key: true, immutable: true, maxLength: 28, width: 140 },
  effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true, immutable: true, key: true, width: 126 },
  effectiveTo: {
    kind: 'date',
    label: { zh: '失效日期', en: 'Effective to' },
    width: 116,
    help: {
      zh: '留空表示长期有效；“复制为新一期”会自动填为新一期的前一天。',
      en: 'Leave empty if open-ended; “Copy as new” ends it the day before.',
    },
  },
  nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 200 },
  nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 210 },
  country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', required: true, width: 120 },
  courier: { kind: 'ref', label: { zh: '快递商', en: 'Courier' }, entity: 'courier', required: true, width: 140 },
  currency: {
    kind: 'code',
    label: { zh: '币种', en: 'Currency' },
    required: true,
    maxLength: 3,
    pattern: '[A-Z]{3}',
    initial: 'USD',
    width: 84,
  },
  weightUnit: {
    kind: 'enum',
    label: { zh: '单位', en: 'Units' },
    required: true,
    initial: 'lb',
    width: 100,
    options: [
      { code: 'lb', label: { zh: '磅·英寸', en: 'lb, in' } },
      { code: 'kg', label: { zh: '千克·厘米', en: 'kg, cm' } },
    ],
  },
  divisor: {
    kind: 'decimal',
    label: { zh: '体积重除数', en: 'Dim divisor' },
    required: true,
    scale: 2,
    min: '1',
    max: '99999',
    initial: '139',
    width: 110,
    help: {
      zh: '磅：立方英寸/磅，美国为139；千克：立方厘米/千克，德国与英国为5000。',
      en: 'lb: in³ per lb, 139 in the US; kg: cm³ per kg, 5,000 in Germany and the UK.',
    },
  },
  dimRound: {
    kind: 'enum',
    label: { zh: '边长取整', en: 'Side rounding' },
    required: true,
    initial: 'ceil',
    width: 120,
    options: [
      { code: 'ceil', label: { zh: '向上', en: 'Up' } },
      { code: 'nearest', label: { zh: '四舍五入', en: 'Nearest' } },
    ],
  },
  stepUnit: {
    kind: 'decimal',
    label: { zh: '重量进位', en: 'Weight increment' },
    required: true,
    scale: 4,
    min: '0.0001',
    max: '100',
    initial: '1',
    width: 110,
  },
  source: { kind: 'text', label: { zh: '来源', en: 'Source' }, maxLength: 500, lines: 2, width: 280 },
} as const satisfies Readonly<Record<string, Field>>;

/** Columns of the head of a rate card in files, and what they hold in an example. */
export const cardColumns = [
  'code',
  'effectiveFrom',
  'effectiveTo',
  'nameZh',
  'nameEn',
  'country',
  'courier',
  'currency',
  'weightUnit',
  'divisor',
  'dimRound',
  'stepUnit',
  'source',
] as const;
export const cardExample = {
  code: 'UPS-GR',
  effectiveFrom: '2027-01-01',
  nameZh: 'UPS陆运合约',
  nameEn: 'UPS Ground contract',
  country: 'US',
  courier: 'UPS',
  currency: 'USD',
  weightUnit: '磅·英寸',
  divisor: '139',
  dimRound: '向上',
  stepUnit: '1',
} as const;
