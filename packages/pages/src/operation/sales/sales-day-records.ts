import { text } from '@axle/kernel';
import { defineResource, type Fields, type IntegerField, type MoneyField } from '@axle/page-kit';
import { fulfilmentOptions, soldFields } from './sold-fields.ts';

const { platform, store, site, currency } = soldFields;

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  required: true,
  readOnly: true,
  min: -100_000_000,
  max: 100_000_000,
  width: 96,
  ...more,
});
const amount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 4,
  places: 2,
  min: '-99999999999999',
  currency: { field: 'currency' },
  width: 112,
  ...more,
});
const inCny = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField =>
  amount(zh, en, { scale: 2, currency: { code: 'CNY' }, width: 150, ...more });

/** What was sold on days, by store, site and article. */
export const salesDayRecords = defineResource({
  entity: 'salesDay',
  label: text('日销售', 'Daily sales'),
  service: 'operation',
  readFrom: 'sales_day_list',
  nameFields: ['day', 'store', 'ptSku', 'sku'],
  managed: false,
  scopedBy: { kind: 'shop', field: 'store' },
  searchedThrough: 'sku',
  fields: {
    day: {
      kind: 'date',
      label: text('日期', 'Day'),
      required: true,
      readOnly: true,
      key: true,
      width: 116,
      help: text(
        '按站点时区的下单日；发货与退款记在各自的日期。',
        'The day of the purchase by the clock of the site; shipments and refunds count on their own days.',
      ),
    },
    sku: {
      kind: 'ref',
      label: text('SKU', 'SKU'),
      entity: 'sku',
      readOnly: true,
      key: true,
      width: 200,
      help: text('组合刊登为空，看PT SKU。', 'Empty for listings of several SKUs: see the PT SKU.'),
    },
    ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', readOnly: true, key: true, width: 170 },
    category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', readOnly: true, figure: true, width: 130 },
    brand: { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand', readOnly: true, figure: true, hidden: true, width: 110 },
    platform,
    store,
    site,
    fulfilment: {
      kind: 'enum',
      label: text('配送', 'Fulfilment'),
      required: true,
      readOnly: true,
      width: 110,
      options: fulfilmentOptions,
    },
    orders: count('订单', 'Orders', { help: text('含该商品的订单数。', 'Orders with the article.') }),
    ledOrders: count('计入合计的订单', 'Orders in totals', {
      hidden: true,
      width: 130,
      help: text('每张订单只计入其第一个商品，合计不重复。', 'An order counts with its first article alone, so that totals count it once.'),
    }),
    units: count('销量', 'Units', { help: text('不含取消、补发与样品。', 'Without cancelled, resent and sample units.') }),
    cancelledUnits: count('取消件数', 'Cancelled units', { width: 116 }),
    grossSales: amount('销售额', 'Gross sales', {
      help: text('商品 + 运费收入 + 礼品包装，不含税。', 'Items + shipping + gift wrap, without tax.'),
    }),
    promotion: amount('促销', 'Promotion'),
    netSales: amount('净销售额', 'Net sales', { figure: true, help: text('销售额 − 促销。', 'Gross sales − promotion.') }),
    asp: amount('均价', 'ASP', {
      scale: 2,
      figure: true,
      quotient: { part: 'netSales', whole: 'units', times: 1 },
      unsorted: true,
      width: 90,
    }),
    refundUnits: count('退款件数', 'Refunded units', { width: 116, help: text('按退款日期。', 'By the day of the refund.') }),
    refundAmount: amount('退款金额', 'Refunds'),
    shippedUnits: count('发货件数', 'Shipped units', { width: 108 }),
    returnedUnits: count('60天内退款', 'Refunded in 60 days', {
      width: 140,
      help: text('当日发货、60天内退款的件数。', 'Of what was shipped on the day, refunded within 60 days.'),
    }),
    refundRate: {
      kind: 'percent',
      label: text('退款率', 'Refund rate'),
      readOnly: true,
      figure: true,
      unsorted: true,
      scale: 2,
      min: '0',
      max: '99999999999',
      width: 100,
      quotient: { part: 'returnedUnits', whole: 'shippedUnits', times: 100 },
      help: text('60天内退款 ÷ 发货件数。', 'Refunded in 60 days ÷ shipped units.'),
    },
    currency,
    netSalesCny: inCny('折合净销售额', 'Net sales converted', {
      figure: true,
      help: text('按下单日汇率。', 'At the rate of the day of the order.'),
    }),
    refundCny: inCny('折合退款', 'Refunds converted', { hidden: true }),
    skuCode: {
      kind: 'code',
      label: text('SKU编码', 'SKU code'),
      readOnly: true,
      figure: true,
      unsorted: true,
      hidden: true,
      maxLength: 32,
      width: 130,
    },
    dayFrom: { kind: 'instant', label: text('当日开始', 'Day begins'), readOnly: true, figure: true, unsorted: true, hidden: true },
    dayTo: { kind: 'instant', label: text('当日结束', 'Day ends'), readOnly: true, figure: true, unsorted: true, hidden: true },
  } satisfies Fields,
});
