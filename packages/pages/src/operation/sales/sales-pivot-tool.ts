import { text } from '@axle/kernel';
import type { EnumField, LineField, LinesField, PageTab } from '@axle/page-kit';
import { articleFields, articleInputs, dimensionOptions, ownerField, shareField } from './dimension-fields.ts';
import { fulfilmentOptions } from './sold-fields.ts';

const reads = [
  'owner',
  'units',
  'orders',
  'ledOrders',
  'grossSales',
  'promotion',
  'refundCny',
  'shippedUnits',
  'returnedUnits',
  'sessions',
  'netSalesCny',
] as const;
const amount = (zh: string, en: string): LineField =>
  ({ kind: 'money', label: text(zh, en), scale: 2, currency: { code: 'CNY' }, width: 120 }) as const;
const count = (zh: string, en: string): LineField => ({
  kind: 'integer',
  label: text(zh, en),
  min: -1_000_000,
  max: 1_000_000_000,
  width: 90,
});

/** What a cell of the pivot may show. */
const measures = {
  units: count('销量', 'Units'),
  orders: count('订单', 'Orders'),
  netSales: amount('净销售额', 'Net sales'),
  share: shareField('占比', 'Share'),
  asp: amount('均价', 'ASP'),
  promotionRate: shareField('促销率', 'Promotion'),
  refundAmount: amount('退款', 'Refunds'),
  refundRate: shareField('退款率', 'Refund rate'),
  sessions: count('访问', 'Sessions'),
  conversion: shareField('转化率', 'Conversion'),
} as const satisfies LinesField['fields'];

const by = (zh: string, en: string, more: Partial<EnumField> = {}): EnumField => ({
  kind: 'enum',
  label: text(zh, en),
  options: dimensionOptions,
  ...more,
});
const day = (zh: string, en: string, more: Partial<LineField> = {}) =>
  ({ kind: 'date', label: text(zh, en), width: 112, ...more }) as LineField;

/** Sales by two dimensions that the reader chooses, with totals. */
export const salesPivotTab = {
  key: 'tab2',
  title: text('明细', 'Breakdown'),
  view: 'operation/sales-pivot',
  tool: {
    byView: true,
    reads,
    inputs: {
      rows: by('行', 'Rows', { required: true, initial: 'store' }),
      columns: by('列', 'Columns', { initial: 'week' }),
      show: {
        kind: 'enumList',
        label: text('指标', 'Figures'),
        required: true,
        initial: ['units', 'netSales'],
        options: Object.entries(measures).map(([code, { label }]) => ({ code, label })),
      },
      from: { kind: 'date', label: text('从', 'From') },
      to: { kind: 'date', label: text('到', 'To') },
      ...articleInputs,
      owner: { kind: 'user', label: text('负责人', 'Owner') },
    },
    exports: 'lines',
    results: {
      from: day('从', 'From'),
      to: day('到', 'To'),
      rows: by('行', 'Rows'),
      columns: by('列', 'Columns'),
      lines: {
        kind: 'lines',
        label: text('明细（CNY）', 'Breakdown (CNY)'),
        by: ['part', 'others', ...dimensionOptions.map(({ code }) => code)],
        most: 60_000,
        fields: {
          part: {
            kind: 'enum',
            label: text('类别', 'Kind'),
            required: true,
            width: 90,
            options: [
              { code: 'cell', label: text('单元格', 'Cell') },
              { code: 'row', label: text('行合计', 'Row total') },
              { code: 'column', label: text('列合计', 'Column total') },
              { code: 'all', label: text('总计', 'Total') },
            ],
          },
          others: {
            kind: 'enum',
            label: text('其余合并', 'Summed as others'),
            width: 110,
            options: [
              { code: 'row', label: text('其余行', 'Other rows') },
              { code: 'column', label: text('其余列', 'Other columns') },
              { code: 'both', label: text('其余行与列', 'Other rows and columns') },
            ],
          },
          ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', hidden: true, width: 180 },
          fulfilment: { kind: 'enum', label: text('配送', 'Fulfilment'), options: fulfilmentOptions, hidden: true, width: 110 },
          currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, hidden: true, width: 80 },
          day: day('日期', 'Day', { hidden: true }),
          week: { kind: 'week', label: text('周', 'Week'), hidden: true, width: 100 },
          ...articleFields,
          owner: ownerField,
          ...measures,
          from: day('从', 'From', { hidden: true }),
          to: day('到', 'To', { hidden: true }),
        },
      },
    },
  },
} as const satisfies PageTab<(typeof reads)[number]>;
