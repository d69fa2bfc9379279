import { text } from '@axle/kernel';
import { type ColumnDrill, definePage } from '@axle/page-kit';
import { skuProfitRecords } from './sku-profit-records.ts';
import { lossTab, profitSummaryTab } from './sku-profit-tools.ts';

/** The lines of orders that a month of a SKU in a store is made of. */
const lines = {
  section: 'operation',
  page: 'orderProfitLine',
  filters: [
    { field: 'sku', op: 'in', by: 'sku' },
    { field: 'store', op: 'in', by: 'store' },
    { field: 'shippedAt', op: 'between', from: 'monthFrom', to: 'monthTo' },
  ],
} as const satisfies ColumnDrill<'sku' | 'store' | 'monthFrom' | 'monthTo'>;

export const skuProfit = definePage({
  key: 'skuProfit',
  title: text('SKU利润', 'SKU profit'),
  words: ['利润', '毛利', '亏损', 'contribution', 'margin', 'loss'],
  help: {
    why: text(
      '按SKU、店铺与品类看贡献，找出亏损的SKU。',
      'Ranks SKUs, stores and categories by contribution and finds those that lose money.',
    ),
    notes: [
      text(
        '每行为一个SKU在一个店铺、一个月的订单利润之和：各行合计等于订单利润（原币），一分不差；折合CNY按行取到分。',
        'A row is the order profit of a SKU in a store and month, to the cent in its currency; CNY is rounded by row.',
      ),
      text(
        '“汇总”按维度合并，金额折CNY；比率由合计计算，不取平均。',
        'Summary adds up by dimension in CNY; rates come from sums and are never averaged.',
      ),
      text(
        '“亏损清单”列出连续两个月亏损的SKU与占比最大的成本。',
        'Losses lists SKUs with two loss-making months running and their largest cost.',
      ),
      text(
        '“发布单件利润”发布每个SKU在每个站点的单件利润，供计划使用。',
        '“Publish margins” publishes the unit margin of each SKU and site for planning.',
      ),
      text(
        '广告按当日售出件数分摊到订单；当日没有销售的花费只在“汇总”中列为未分摊，不计入利润。',
        'Ads are allocated to the orders of their day by units; spend on a day without sales is shown in Summary as unallocated and is not part of the profit.',
      ),
      text('成本列与订单利润使用相同的字段权限。', 'Cost columns follow the field rights of order profit.'),
    ],
  },
  resource: skuProfitRecords,
  columns: [
    'month',
    'sku',
    'category',
    'platform',
    'store',
    'site',
    'owner',
    'orders',
    'qty',
    'netSales',
    'fees',
    'cogs',
    'firstLeg',
    'duty',
    'grossMargin',
    'grossPercent',
    'lastMile',
    'handling',
    'storage',
    'fulfilMargin',
    'fulfilPercent',
    'ads',
    'tacos',
    'refund',
    'other',
    'profit',
    'margin',
    'perUnit',
    'settledPercent',
    'currency',
    'netSalesCny',
    'profitCny',
    'brand',
    'settledSales',
    'monthFrom',
    'monthTo',
  ],
  pinned: 2,
  filters: ['month', 'sku', 'category', 'brand', 'platform', 'store', 'site', 'owner', 'margin', 'profit', 'qty'],
  totals: ['orders', 'qty', 'netSalesCny', 'profitCny', 'margin'],
  search: [],
  sort: [
    { field: 'month', descending: true },
    { field: 'profit', descending: true },
  ],
  headline: ['month', 'sku', 'store', 'qty', 'netSales', 'profit', 'margin'],
  drills: { orders: lines, qty: lines, netSales: lines, profit: lines },
  tabs: [
    { key: 'tab1', title: text('按SKU', 'By SKU') },
    profitSummaryTab,
    lossTab,
    { key: 'ads', title: text('广告花费', 'Ad spend'), listOf: { section: 'operation', page: 'adSpend' } },
    { key: 'margins', title: text('计划用单件利润', 'Margins for planning'), listOf: { section: 'operation', page: 'unitMargin' } },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'toPriceChange',
      title: text('生成调价单', 'Draft price changes'),
      on: 'many',
      confirm: text(
        '为亏损行的在售刊登中低于最低价的生成调至最低价的草稿。',
        'Drafts changes to the floor for active listings of loss-making rows that are priced below it.',
      ),
    },
    {
      key: 'publishMargin',
      title: text('发布单件利润', 'Publish margins'),
      on: 'none',
      confirm: text(
        '按最近90天的订单（没有销售的按预估）重写计划用的单件利润。',
        'Recalculates the margins for planning from the orders of the last 90 days, or from estimates for SKUs without sales.',
      ),
      thenTab: 'margins',
    },
  ],
});
