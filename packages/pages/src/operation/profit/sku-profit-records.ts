import { text } from '@axle/kernel';
import { defineResource, type Fields, type PercentField } from '@axle/page-kit';
import { profitAmount, profitOrderFields } from './profit-fields.ts';
import { seenWithOrders } from './seen-with-orders.ts';

const { platform, store, site, currency } = profitOrderFields;

/** A share of net sales in percent, out of sums. */
const share = (zh: string, en: string, part: string, of: string, more: Partial<PercentField> = {}): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  readOnly: true,
  figure: true,
  unsorted: true,
  scale: 2,
  min: '-99999999999',
  max: '99999999999',
  width: 110,
  quotient: { part, whole: 'netSales', times: 100 },
  seenWith: { page: 'orderProfit', field: of },
  reveals: [part],
  ...more,
});

/** What SKUs earned in months, by store. */
export const skuProfitRecords = defineResource({
  entity: 'skuProfit',
  label: text('SKU利润', 'SKU profit'),
  service: 'operation',
  readFrom: 'sku_profit_list',
  nameFields: ['month', 'sku'],
  managed: false,
  scopedBy: { kind: 'shop', field: 'store' },
  searchedThrough: 'sku',
  fields: {
    month: {
      kind: 'month',
      label: text('月份', 'Month'),
      required: true,
      readOnly: true,
      key: true,
      width: 96,
      help: text(
        '金额计入的月份：发货月；已锁定的月份之后的变化计入下一个未锁定的月份。',
        'The month of the shipment; what changes after a month is locked counts in the next open one.',
      ),
    },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, readOnly: true, key: true, width: 200 },
    category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', readOnly: true, figure: true, width: 130 },
    brand: { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand', readOnly: true, figure: true, hidden: true, width: 110 },
    owner: {
      kind: 'user',
      label: text('负责人', 'Owner'),
      readOnly: true,
      figure: true,
      unsorted: true,
      width: 110,
      help: text('店铺中该SKU首个Listing的负责人。', 'In charge of the first listing of the SKU in the store.'),
    },
    platform,
    store,
    site,
    currency,
    orders: {
      kind: 'integer',
      label: text('订单', 'Orders'),
      required: true,
      readOnly: true,
      min: -1_000_000,
      max: 100_000_000,
      width: 80,
    },
    qty: { kind: 'integer', label: text('件数', 'Qty'), required: true, readOnly: true, min: -1_000_000, max: 100_000_000, width: 80 },
    ...seenWithOrders,
    grossMargin: { ...seenWithOrders.grossMargin, figure: true },
    fulfilMargin: { ...seenWithOrders.fulfilMargin, figure: true },
    profit: { ...seenWithOrders.profit, figure: true },
    margin: { ...seenWithOrders.margin, figure: true },
    grossPercent: share('毛利率', 'Gross margin %', 'grossMargin', 'grossMargin'),
    fulfilPercent: share('履约毛利率', 'After fulfilment %', 'fulfilMargin', 'fulfilMargin', { width: 124 }),
    tacos: share('TACOS', 'TACOS', 'ads', 'ads', { width: 86, help: text('广告 ÷ 净销售额。', 'Ads ÷ net sales.') }),
    perUnit: profitAmount('单件利润', 'Profit per unit', {
      scale: 2,
      figure: true,
      unsorted: true,
      quotient: { part: 'profit', whole: 'qty', times: 1 },
      seenWith: { page: 'orderProfit', field: 'profit' },
      reveals: ['profit'],
      width: 110,
    }),
    settledSales: profitAmount('已结算销售额', 'Settled sales', {
      hidden: true,
      width: 120,
      seenWith: { page: 'orderProfit', field: 'netSales' },
    }),
    settledPercent: share('已结算占比', 'Settled %', 'settledSales', 'netSales', {
      reveals: [],
      help: text('平台与物流的账单都已到的订单占净销售额。', 'Share of net sales in orders of which every bill has come.'),
    }),
    monthFrom: { kind: 'date', label: text('月初', 'First day'), readOnly: true, figure: true, unsorted: true, hidden: true, width: 110 },
    monthTo: { kind: 'date', label: text('月末', 'Last day'), readOnly: true, figure: true, unsorted: true, hidden: true, width: 110 },
  } satisfies Fields,
});
