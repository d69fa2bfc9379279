import { text } from '@axle/kernel';
import type { ColumnDrill, LineField, LinesField, PageTab } from '@axle/page-kit';
import { articleFields, articleInputs, dimensionInput, ownerField, shareField } from './dimension-fields.ts';
import { soldLines } from './sold-lines.ts';

const reads = [
  'owner',
  'units',
  'orders',
  'grossSales',
  'promotion',
  'refundCny',
  'shippedUnits',
  'returnedUnits',
  'sessions',
  'netSalesCny',
] as const;
const amount = (zh: string, en: string, more: Partial<LineField> = {}): LineField =>
  ({ kind: 'money', label: text(zh, en), scale: 2, currency: { code: 'CNY' }, width: 120, ...more }) as LineField;
const count = (zh: string, en: string): LineField => ({
  kind: 'integer',
  label: text(zh, en),
  min: -1_000_000,
  max: 1_000_000_000,
  width: 90,
});

const figures = {
  units: count('销量', 'Units'),
  orders: count('订单', 'Orders'),
  netSales: amount('净销售额', 'Net sales'),
  share: shareField('占比(%)', 'Share (%)'),
  asp: amount('均价', 'ASP'),
  promotionRate: shareField('促销率(%)', 'Promotion (%)'),
  refundAmount: amount('退款', 'Refunds'),
  refundRate: shareField('退款率(%)', 'Refund rate (%)'),
  sessions: count('访问', 'Sessions'),
  conversion: shareField('转化率(%)', 'Conversion (%)'),
  unitsBefore: count('对比期销量', 'Units before'),
  unitsGrowth: shareField('销量变化(%)', 'Units +/− (%)'),
  netBefore: amount('对比期销售额', 'Net sales before'),
  netGrowth: shareField('销售额变化(%)', 'Net sales +/− (%)'),
} as const satisfies LinesField['fields'];

/** What a row is made of, by what it and the days of it are. */
const made = {
  filters: [
    ...(['sku', 'ptSku', 'store', 'platform', 'site', 'category', 'brand', 'owner'] as const).map(field => ({
      field,
      op: 'in' as const,
      by: field,
    })),
    { field: 'day', op: 'between', from: 'from', to: 'to' },
  ],
} as const;
const days = { section: 'operation', page: 'salesStatistics', tab: 'days', ...made } as const satisfies ColumnDrill;
const facts = { section: soldLines.section, page: soldLines.page, ...made } as const satisfies ColumnDrill;

/** Sales by a dimension against another period, from the most sold to the least, or by how much they rose or fell. */
export const salesRankingTab = {
  key: 'tab3',
  title: text('排行', 'Ranking'),
  tool: {
    reads,
    inputs: {
      by: dimensionInput(['sku', 'ptSku', 'store', 'platform', 'site', 'category', 'brand', 'owner', 'day', 'month']),
      from: { kind: 'date', label: text('从', 'From'), help: text('不填为最近30天。', 'The last 30 days if left empty.') },
      to: { kind: 'date', label: text('到', 'To') },
      compare: {
        kind: 'enum',
        label: text('对比', 'Compare with'),
        required: true,
        initial: 'previous',
        options: [
          { code: 'previous', label: text('上一期', 'Previous period') },
          { code: 'yearBefore', label: text('去年同期（−364天）', 'A year before (−364 days)') },
          { code: 'none', label: text('不对比', 'Nothing') },
        ],
      },
      order: {
        kind: 'enum',
        label: text('排序', 'Order by'),
        required: true,
        initial: 'netSales',
        options: [
          { code: 'netSales', label: text('净销售额', 'Net sales') },
          { code: 'units', label: text('销量', 'Units') },
          { code: 'risers', label: text('上升最多', 'Largest rise') },
          { code: 'fallers', label: text('下降最多', 'Largest fall') },
        ],
      },
      ...articleInputs,
      owner: { kind: 'user', label: text('负责人', 'Owner') },
    },
    exports: 'lines',
    results: {
      periods: {
        kind: 'lines',
        label: text('合计（CNY）', 'Totals (CNY)'),
        by: ['from'],
        most: 1,
        fields: {
          from: { kind: 'date', label: text('从', 'From'), required: true, width: 112 },
          to: { kind: 'date', label: text('到', 'To'), required: true, width: 112 },
          beforeFrom: { kind: 'date', label: text('对比从', 'Against from'), width: 112 },
          beforeTo: { kind: 'date', label: text('对比到', 'Against to'), width: 112 },
          ...figures,
        },
      },
      lines: {
        kind: 'lines',
        label: text('明细（CNY）', 'Breakdown (CNY)'),
        by: ['sku', 'ptSku', 'store', 'platform', 'site', 'category', 'brand', 'owner', 'day', 'month'],
        most: 2000,
        fields: {
          ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', hidden: true, width: 180 },
          day: { kind: 'date', label: text('日期', 'Day'), hidden: true, width: 116 },
          ...articleFields,
          owner: ownerField,
          ...figures,
          from: { kind: 'date', label: text('从', 'From'), hidden: true, width: 112 },
          to: { kind: 'date', label: text('到', 'To'), hidden: true, width: 112 },
        },
      },
    },
    opens: { lines: { units: facts, orders: facts, netSales: facts, refundAmount: facts, sessions: days } },
  },
} as const satisfies PageTab<(typeof reads)[number]>;
