import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';
import { usualSalesDays } from './usual-sales-days.ts';

const reads = [
  'day',
  'sku',
  'store',
  'platform',
  'units',
  'ledOrders',
  'grossSales',
  'promotion',
  'refundAmount',
  'refundCny',
  'shippedUnits',
  'returnedUnits',
  'netSalesCny',
  'sessions',
  'visitedUnits',
] as const;

/** The figures of a period against the one before, their course, and what they are made of. */
export const salesOverviewTab = {
  key: 'tab1',
  title: text('总览', 'Overview'),
  board: {
    figures: 'overview',
    reads,
    usual: usualSalesDays,
    tiles: [
      {
        kind: 'number',
        key: 'netSales',
        title: text('净销售额（CNY）', 'Net sales (CNY)'),
        help: text(
          '未选日期时为最近30天；变化对比上一期。',
          'The last 30 days unless days are chosen; changes are against the period before.',
        ),
        span: 2,
        drill: { tab: 'days' },
      },
      { kind: 'number', key: 'units', title: text('销量', 'Units'), span: 2, drill: { tab: 'days' } },
      { kind: 'number', key: 'orders', title: text('订单', 'Orders'), span: 2, drill: { tab: 'days' } },
      { kind: 'number', key: 'asp', title: text('均价（CNY）', 'ASP (CNY)'), span: 2, unit: 'mean' },
      { kind: 'number', key: 'promotionRate', title: text('促销率', 'Promotion %'), span: 2, unit: 'percent' },
      {
        kind: 'number',
        key: 'refundRate',
        title: text('退款率', 'Refund rate'),
        help: text('该期发货的件数中60天内退款的占比。', 'Share of the units shipped in the period that were refunded within 60 days.'),
        span: 2,
        unit: 'percent',
      },
      {
        kind: 'lines',
        key: 'trend',
        title: text('每日净销售额（CNY）', 'Net sales by day (CNY)'),
        span: 8,
        drill: { tab: 'days', row: { field: 'day', op: 'day' } },
      },
      {
        kind: 'bars',
        key: 'platforms',
        title: text('各平台净销售额（CNY）', 'Net sales by platform (CNY)'),
        span: 4,
        drill: { tab: 'days', row: { field: 'platform', op: 'in' } },
      },
      {
        kind: 'lines',
        key: 'before',
        title: text('上一期每日净销售额（CNY）', 'Net sales by day, period before (CNY)'),
        span: 8,
      },
      {
        kind: 'bars',
        key: 'stores',
        title: text('各店铺净销售额（CNY）', 'Net sales by store (CNY)'),
        span: 4,
        drill: { tab: 'days', row: { field: 'store', op: 'record' } },
      },
      {
        kind: 'table',
        key: 'skus',
        title: text('SKU前20', 'Top 20 SKUs'),
        span: 12,
        columns: [
          { key: 'units', title: text('销量', 'Units') },
          { key: 'netSales', title: text('净销售额（CNY）', 'Net sales (CNY)') },
          { key: 'share', title: text('占比', 'Share'), unit: 'percent' },
          { key: 'unitsGrowth', title: text('销量变化', 'Units +/−'), unit: 'change' },
          { key: 'netGrowth', title: text('销售额变化', 'Net sales +/−'), unit: 'change' },
        ],
        drill: { tab: 'days', row: { field: 'sku', op: 'record' } },
      },
    ],
  },
} as const satisfies PageTab<(typeof reads)[number]>;
