import { text } from '@axle/kernel';
import type { EnumOption, Fields } from '@axle/page-kit';

const duty = (code: string, name: string): EnumOption<string> => ({ code, label: text(name, name) });

/** ComplianceItem. */
const complianceItems: readonly EnumOption<string>[] = [
  duty('dot', 'DOT/FMVSS'),
  duty('sae', 'SAE'),
  duty('epa', 'EPA/CARB'),
  duty('emark', 'E-mark (UNECE)'),
  duty('ce', 'CE'),
  duty('rohs', 'RoHS'),
  duty('reach', 'REACH'),
  duty('gpsr', 'GPSR'),
  duty('ukca', 'UKCA'),
  duty('fcc', 'FCC'),
  duty('prop65', 'Prop 65'),
  duty('un383', 'UN 38.3'),
];

const year = (zh: string, en: string) =>
  ({ kind: 'integer', label: text(zh, en), min: 1900, max: 2999, grouping: false, width: 90 }) as const;

/** Quotes, rivals, vehicles and duties of a project. */
export const projectLines = {
  suppliers: {
    kind: 'lines',
    label: text('供应商报价', 'Quotes'),
    by: ['supplier'],
    most: 20,
    fields: {
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, width: 220 },
      quote: { kind: 'decimal', label: text('报价', 'Quote'), required: true, scale: 4, min: '0.0001', places: 2, width: 100 },
      currency: {
        kind: 'code',
        label: text('币种', 'Currency'),
        required: true,
        initial: 'CNY',
        maxLength: 3,
        pattern: '[A-Z]{3}',
        width: 80,
      },
      moq: { kind: 'integer', label: text('起订量', 'MOQ'), min: 1, max: 999_999, width: 90 },
      mouldCost: { kind: 'decimal', label: text('模具费', 'Mould cost'), scale: 2, min: '0', places: 2, width: 110 },
      leadDays: { kind: 'integer', label: text('交期(天)', 'Lead time (days)'), min: 1, max: 365, width: 100 },
      chosen: { kind: 'bool', label: text('选定', 'Chosen'), width: 80 },
    },
  },
  rivals: {
    kind: 'lines',
    label: text('竞品', 'Rivals'),
    by: ['asin'],
    most: 50,
    fields: {
      asin: { kind: 'code', label: text('ASIN', 'ASIN'), required: true, maxLength: 10, pattern: '[A-Z0-9]{10}', width: 130 },
      price: { kind: 'decimal', label: text('售价', 'Price'), scale: 2, min: '0.01', places: 2, width: 96 },
      monthlySales: { kind: 'integer', label: text('月销量', 'Monthly sales'), min: 0, max: 1_000_000, width: 110 },
      rating: { kind: 'decimal', label: text('评分', 'Rating'), scale: 1, min: '0', max: '5', width: 80 },
    },
  },
  fitments: {
    kind: 'lines',
    label: text('适配车型', 'Fitment'),
    by: ['make', 'model'],
    most: 200,
    fields: {
      make: { kind: 'text', label: text('品牌', 'Make'), required: true, maxLength: 60, width: 130 },
      model: { kind: 'text', label: text('车型', 'Model'), required: true, maxLength: 80, width: 180 },
      yearFrom: year('起始年款', 'From year'),
      yearTo: year('结束年款', 'To year'),
      position: {
        kind: 'enum',
        label: text('位置', 'Position'),
        width: 90,
        options: [
          { code: 'front', label: text('前', 'Front') },
          { code: 'rear', label: text('后', 'Rear') },
          { code: 'left', label: text('左', 'Left') },
          { code: 'right', label: text('右', 'Right') },
        ],
      },
    },
  },
  compliance: {
    kind: 'lines',
    label: text('合规', 'Compliance'),
    by: ['item', 'market'],
    most: 60,
    fields: {
      item: { kind: 'enum', label: text('合规项', 'Item'), required: true, options: complianceItems, width: 150 },
      market: { kind: 'ref', label: text('市场', 'Market'), entity: 'market', required: true, width: 120 },
      state: {
        kind: 'enum',
        label: text('状态', 'Status'),
        required: true,
        initial: 'need',
        width: 100,
        options: [
          { code: 'need', label: text('需办', 'Needed'), tone: 'warn' },
          { code: 'have', label: text('已有', 'Held'), tone: 'good' },
          { code: 'na', label: text('不适用', 'Not applicable'), tone: 'neutral' },
          { code: 'expired', label: text('已过期', 'Expired'), tone: 'bad' },
        ],
      },
      plan: { kind: 'text', label: text('办理计划', 'Plan'), maxLength: 200, width: 200 },
      validTo: { kind: 'date', label: text('有效至', 'Valid to'), width: 120 },
    },
  },
} as const satisfies Fields;
