import { text } from '@axle/kernel';
import { type ColumnDrill, definePage } from '@axle/page-kit';
import { soldLines } from './sold-lines.ts';
import { salesDayRecords } from './sales-day-records.ts';
import { salesHoursTab } from './sales-hours.ts';
import { salesOverviewTab } from './sales-overview.ts';
import { salesPivotTab } from './sales-pivot-tool.ts';
import { salesRankingTab } from './sales-ranking-tool.ts';

/** The lines of orders that a row of days is the sum of. */
const lines = {
  section: soldLines.section,
  page: soldLines.page,
  filters: [
    { field: 'day', op: 'between', from: 'day', to: 'day' },
    ...(['platform', 'store', 'fulfilment', 'currency'] as const).map(field => ({ field, op: 'in' as const, by: field })),
    ...(['site', 'sku', 'ptSku'] as const).map(field => ({ field, op: 'in' as const, by: field, orEmpty: true })),
  ],
} as const satisfies ColumnDrill;

export const salesStatistics = definePage({
  key: 'salesStatistics',
  title: text('销售统计', 'Sales statistics'),
  words: ['销量', '销售额', '报表', 'turnover', 'revenue', 'growth'],
  help: {
    why: text('按任意维度与期间看销售，发现变化。', 'Reads sales by any cut and period and shows what changed.'),
    notes: [
      text(
        '按站点时区的下单日统计；不含取消、补发与样品；退款按退款日期。',
        'Days are those of the purchase by the clock of the site, without cancelled, resent and sample units; refunds count on the day of the refund.',
      ),
      text(
        '净销售额 = 商品 + 运费 + 礼品包装 − 促销，不含税；折合为CNY，按下单日汇率。',
        'Net sales = items + shipping + gift wrap − promotion, without tax; converted to CNY at the rate of the day of the order.',
      ),
      text(
        '同比取364天前，星期对齐；对比期为0时不显示变化。',
        'A year before is 364 days earlier, so that weekdays match; there is no change against nothing.',
      ),
      text('率由合计计算；总订单数每张只计一次。', 'Rates come from sums; totals count an order once.'),
      text(
        '访问来自“流量”中的平台报表；转化率 = 有访问数据的销量 ÷ 访问，没有报表的日子与Listing不参与。',
        'Sessions come from the reports in Traffic; conversion = units with sessions ÷ sessions, without days and listings of which no report came.',
      ),
      text(
        '“明细”可选行与列：按净销售额取前100行、31列，其余合并。',
        'Breakdown takes any rows and columns: the 100 rows and 31 columns with the most net sales, the rest as others.',
      ),
      text(
        '点数字看背后的订单行，各行之和即该数字，再由订单号打开订单；访问与转化率打开日销售。',
        'Figures open the lines of orders behind them, which sum to the figure; their order numbers open the orders. Sessions and conversion open daily sales.',
      ),
      text('订单变化后数分钟内更新。', 'Figures follow within minutes after orders change.'),
    ],
  },
  resource: salesDayRecords,
  columns: [
    'day',
    'sku',
    'ptSku',
    'category',
    'platform',
    'store',
    'site',
    'fulfilment',
    'units',
    'orders',
    'netSales',
    'asp',
    'promotion',
    'refundUnits',
    'refundAmount',
    'refundRate',
    'sessions',
    'conversion',
    'currency',
    'netSalesCny',
    'grossSales',
    'cancelledUnits',
    'shippedUnits',
    'returnedUnits',
    'ledOrders',
    'visitedUnits',
    'refundCny',
    'brand',
    'owner',
    'weekday',
    'hours',
  ],
  pinned: 2,
  filters: [
    'day',
    'sku',
    'ptSku',
    'category',
    'brand',
    'owner',
    'platform',
    'store',
    'site',
    'fulfilment',
    'currency',
    'weekday',
    'hours',
    'units',
    'netSalesCny',
  ],
  totals: ['units', 'ledOrders', 'netSalesCny', 'refundCny', 'shippedUnits', 'returnedUnits', 'refundRate', 'sessions', 'conversion'],
  search: [],
  sort: [
    { field: 'day', descending: true },
    { field: 'netSalesCny', descending: true },
  ],
  headline: ['day', 'sku', 'store', 'units', 'netSales'],
  drills: {
    orders: lines,
    units: lines,
    netSales: lines,
    netSalesCny: lines,
    refundUnits: lines,
    refundAmount: lines,
    shippedUnits: lines,
  },
  tabs: [
    salesOverviewTab,
    salesPivotTab,
    salesRankingTab,
    salesHoursTab,
    { key: 'days', title: text('日销售', 'Daily sales') },
    { key: 'lines', title: text('订单行', 'Order lines'), listOf: { section: 'operation', page: 'salesLine' } },
    { key: 'traffic', title: text('流量', 'Traffic'), listOf: { section: 'operation', page: 'listingTraffic' } },
  ],
  standard: ['list', 'export'],
});
