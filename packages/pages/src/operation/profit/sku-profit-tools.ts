import { text } from '@axle/kernel';
import type { ColumnDrill, LineField, LinesField, PageTab } from '@axle/page-kit';
import { orderPlatformOptions } from '../../orders/order/order-options.ts';
import { articleFields, articleInputs, dimensionInput, ownerField, shareField } from '../sales/dimension-fields.ts';
import { lossCauseOptions } from './profit-options.ts';

/** Which fields the tables reveal. */
const reads = [
  'netSales',
  'fees',
  'cogs',
  'firstLeg',
  'duty',
  'lastMile',
  'handling',
  'storage',
  'ads',
  'refund',
  'other',
  'profit',
] as const;

const amount = (zh: string, en: string): LineField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  currency: { code: 'CNY' },
  width: 120,
});
const count = (zh: string, en: string): LineField => ({
  kind: 'integer',
  label: text(zh, en),
  min: -1_000_000,
  max: 1_000_000_000,
  width: 90,
});

const figures = {
  orders: { ...count('订单', 'Orders'), required: true },
  qty: count('件数', 'Qty'),
  netSales: amount('净销售额', 'Net sales'),
  grossPercent: shareField('毛利率(%)', 'Gross margin (%)'),
  fulfilPercent: shareField('履约毛利率(%)', 'After fulfilment (%)'),
  ads: amount('广告', 'Ads'),
  tacos: shareField('TACOS(%)', 'TACOS (%)'),
  adSpend: amount('广告花费', 'Ad spend'),
  acos: shareField('ACOS(%)', 'ACOS (%)'),
  unallocatedAds: amount('未分摊广告', 'Unallocated ads'),
  profit: amount('利润', 'Profit'),
  margin: shareField('利润率(%)', 'Margin (%)'),
  perUnit: amount('单件利润', 'Profit per unit'),
  share: shareField('利润占比(%)', 'Share of profit (%)'),
  settledPercent: shareField('已结算占比(%)', 'Settled (%)'),
} as const satisfies LinesField['fields'];

const months = {
  from: { kind: 'month', label: text('月份从', 'From month'), help: text('不填为最近三个月。', 'The last three months if left empty.') },
  to: { kind: 'month', label: text('到', 'To month') },
} as const satisfies Readonly<Record<string, LineField>>;
const { month: monthColumn, ...withoutMonth } = articleFields;

const span = {
  from: { kind: 'month', label: text('月份从', 'From month'), hidden: true, width: 100 },
  to: { kind: 'month', label: text('到', 'To month'), hidden: true, width: 100 },
} as const satisfies LinesField['fields'];

/** The months that a row is made of. */
const facts = {
  section: 'operation',
  page: 'skuProfit',
  tab: 'tab1',
  filters: [
    ...(['sku', 'store', 'platform', 'site', 'category', 'brand', 'owner'] as const).map(field => ({
      field,
      op: 'in' as const,
      by: field,
    })),
    { field: 'month', op: 'between', from: 'from', to: 'to' },
  ],
} as const satisfies ColumnDrill;

/** Profit by SKU, store, category or another dimension; margins out of the sums. */
export const profitSummaryTab = {
  key: 'tab2',
  title: text('汇总', 'Summary'),
  tool: {
    reads,
    inputs: {
      by: dimensionInput(['sku', 'store', 'category', 'platform', 'site', 'brand', 'owner', 'month']),
      ...months,
      ...articleInputs,
      owner: {
        kind: 'user',
        label: text('负责人', 'Owner'),
        help: text('店铺中该SKU刊登的负责人。', 'Who is in charge of the listings of the SKU in the store.'),
      },
      minQty: { kind: 'integer', label: text('最少件数', 'Minimum units'), min: 0, max: 1_000_000 },
    },
    exports: 'lines',
    results: {
      totals: { kind: 'lines', label: text('合计（CNY）', 'Totals (CNY)'), by: ['orders'], most: 1, fields: figures },
      lines: {
        kind: 'lines',
        label: text('明细（CNY）', 'Breakdown (CNY)'),
        by: ['sku', 'store', 'category', 'platform', 'site', 'brand', 'owner', 'month'],
        most: 2000,
        fields: {
          ...articleFields,
          owner: ownerField,
          ...figures,
          ...span,
        },
      },
    },
    opens: { lines: { qty: facts, netSales: facts, profit: facts } },
  },
} as const satisfies PageTab<(typeof reads)[number]>;

/** SKUs that lost money two months running, with the cost that takes the most. */
export const lossTab = {
  key: 'tab4',
  title: text('亏损清单', 'Losses'),
  tool: {
    reads,
    inputs: {
      to: { kind: 'month', label: text('截至月份', 'Up to month'), help: text('不填为最近一个月。', 'The latest month if left empty.') },
      platform: { kind: 'enum', label: text('平台', 'Platform'), options: orderPlatformOptions },
      store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', several: true },
    },
    exports: 'lines',
    results: {
      skus: { kind: 'integer', label: text('连续两月亏损的SKU', 'SKUs with two loss-making months'), min: 0, max: 10_000_000 },
      lines: {
        kind: 'lines',
        label: text('亏损SKU（CNY）', 'Loss-making SKUs (CNY)'),
        by: ['sku'],
        most: 2000,
        fields: {
          sku: { ...withoutMonth.sku, required: true, hidden: false },
          category: { ...withoutMonth.category, hidden: false },
          month: { ...monthColumn, hidden: false },
          qty: figures.qty,
          netSales: figures.netSales,
          profit: figures.profit,
          margin: figures.margin,
          before: amount('上月利润', 'Profit before'),
          cause: { kind: 'enum', label: text('主因', 'Main cause'), options: lossCauseOptions, width: 120 },
          causeAmount: amount('主因金额', 'Its amount'),
          causeShare: shareField('占净销售额(%)', 'Of net sales (%)'),
          from: { ...span.from },
          to: { ...span.to },
        },
      },
    },
    opens: { lines: { qty: facts, netSales: facts, profit: facts } },
  },
} as const satisfies PageTab<(typeof reads)[number]>;
