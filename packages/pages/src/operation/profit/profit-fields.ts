import { text } from '@axle/kernel';
import type { CodeField, EnumField, Fields, InstantField, MoneyField, PercentField, RefField } from '@axle/page-kit';
import { soldFields } from '../sales/sold-fields.ts';
import { profitBasisOptions } from './profit-options.ts';

/** Whoever may not see what goods cost sees no cost of an order, and nothing that would show it. */
const ofCost = { seenWith: { page: 'skuList', field: 'price' } } as const;

/** An amount of a profit in the currency of its order. */
export const profitAmount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 4,
  places: 2,
  min: '-99999999999999',
  currency: { field: 'currency' },
  width: 106,
  ...more,
});

const inCny = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField =>
  profitAmount(zh, en, { scale: 2, currency: { code: 'CNY' }, figure: true, width: 140, ...more });

const landed = ['cogs', 'firstLeg', 'duty'] as const;
const fulfilled = ['lastMile', 'handling', 'storage'] as const;
const afterwards = ['ads', 'refund', 'other'] as const;

/** What an order, or a SKU in one of its lines, earned. Costs are shown as costs. */
export const profitAmounts = {
  netSales: profitAmount('净销售额', 'Net sales', {
    help: text('商品 + 运费收入 + 礼品包装 − 促销，不含税。', 'Items + shipping income + gift wrap − promotion, without tax.'),
  }),
  fees: profitAmount('平台费用', 'Platform fees', { help: text('佣金、固定费与支付手续费。', 'Referral, fixed and payment fees.') }),
  cogs: profitAmount('货物成本', 'COGS', { ...ofCost, help: text('出库取走的成本层。', 'What the shipment took out of the cost layers.') }),
  firstLeg: profitAmount('头程', 'First leg', ofCost),
  duty: profitAmount('关税', 'Duty', ofCost),
  grossMargin: profitAmount('毛利', 'Gross margin', {
    reveals: landed,
    help: text('净销售额 − 平台费用 − 货物成本 − 头程 − 关税。', 'Net sales − platform fees − COGS − first leg − duty.'),
  }),
  lastMile: profitAmount('尾程', 'Last mile'),
  handling: profitAmount('操作费', 'Handling', { help: text('打包用料。', 'Packing materials of the parcel.') }),
  storage: profitAmount('仓储', 'Storage'),
  fulfilMargin: profitAmount('履约毛利', 'After fulfilment', {
    reveals: [...landed, ...fulfilled],
    hidden: true,
    width: 116,
    help: text('毛利 − 尾程 − 操作费 − 仓储。', 'Gross margin − last mile − handling − storage.'),
  }),
  ads: profitAmount('广告', 'Ads'),
  refund: profitAmount('退款', 'Refunds', {
    help: text('结算前为按90天退款率计提的准备。', 'Until settled, a reserve by the refund rate of 90 days.'),
  }),
  other: profitAmount('其他', 'Other', {
    help: text('追回、平台赔付与其他，正数增加利润。', 'Recovered, reimbursed and other amounts; above zero they add to the profit.'),
  }),
  profit: profitAmount('利润', 'Profit', { reveals: [...landed, ...fulfilled, ...afterwards] }),
  margin: {
    kind: 'percent',
    label: text('利润率', 'Margin'),
    readOnly: true,
    scale: 2,
    min: '-99999999999',
    max: '99999999999',
    width: 90,
    quotient: { part: 'profitCny', whole: 'netSalesCny', times: 100 },
    reveals: ['profit'],
    help: text('利润 ÷ 净销售额；合计由折合CNY的合计重新计算。', 'Profit ÷ net sales; its total is worked out from the totals in CNY.'),
  } satisfies PercentField,
  netSalesCny: inCny('折合净销售额', 'Net sales converted'),
  profitCny: inCny('折合利润', 'Profit converted', { reveals: ['profit'] }),
} as const satisfies Fields;

const code = (zh: string, en: string, more: Partial<CodeField> = {}): CodeField => ({
  kind: 'code',
  label: text(zh, en),
  readOnly: true,
  maxLength: 64,
  width: 180,
  ...more,
});
const instant = (zh: string, en: string): InstantField => ({
  kind: 'instant',
  label: text(zh, en),
  required: true,
  readOnly: true,
  width: 156,
});

/** Which order it is of, and how far it is billed. */
export const profitOrderFields = {
  orderNo: code('订单号', 'Order no.', { documentNo: true, required: true, key: true, codesOf: 'salesOrder', maxLength: 20, width: 160 }),
  platformOrderId: code('平台订单号', 'Platform order', { required: true, width: 190 }),
  platform: soldFields.platform,
  store: soldFields.store,
  site: soldFields.site,
  warehouse: {
    kind: 'ref',
    label: text('仓库', 'Warehouse'),
    entity: 'warehouse',
    readOnly: true,
    hidden: true,
    width: 130,
  } satisfies RefField,
  purchaseAt: instant('下单时间', 'Ordered at'),
  shippedAt: instant('发货时间', 'Shipped at'),
  qty: { kind: 'integer', label: text('件数', 'Qty'), required: true, readOnly: true, min: 0, max: 1_000_000, width: 74 },
  currency: soldFields.currency,
  basis: {
    kind: 'enum',
    label: text('口径', 'Basis'),
    required: true,
    readOnly: true,
    options: profitBasisOptions,
    width: 104,
    help: text(
      '有一项账单到了为部分实际，平台与物流的账单都到了为已结算。',
      'Partly billed once one bill has come, settled once platform and carrier have billed every item.',
    ),
  } satisfies EnumField,
  rateToCny: {
    kind: 'decimal',
    label: text('汇率(CNY)', 'Rate to CNY'),
    readOnly: true,
    scale: 8,
    min: '0',
    max: '99999999',
    hidden: true,
    width: 110,
  },
} as const satisfies Fields;
