import { text } from '@axle/kernel';
import type { LossItem, ProfitBasis, ProfitItem, ProfitLevel } from '@axle/operation';
import type { EnumOption } from '@axle/page-kit';

/** ProfitBasis. */
export const profitBasisOptions = [
  { code: 'estimated', label: text('预估', 'Estimated'), tone: 'neutral' },
  { code: 'partial', label: text('部分实际', 'Partly billed'), tone: 'info' },
  { code: 'settled', label: text('已结算', 'Settled'), tone: 'good' },
] as const satisfies readonly EnumOption<ProfitBasis>[];

/** ProfitItem, in the order of the waterfall. */
export const profitItemOptions = [
  { code: 'item', label: text('商品', 'Items') },
  { code: 'shippingIncome', label: text('运费收入', 'Shipping income') },
  { code: 'giftWrap', label: text('礼品包装', 'Gift wrap') },
  { code: 'promotion', label: text('促销', 'Promotion') },
  { code: 'referral', label: text('佣金', 'Referral fee') },
  { code: 'fixedFee', label: text('固定费', 'Fixed fees') },
  { code: 'paymentFee', label: text('支付手续费', 'Payment fee') },
  { code: 'cogs', label: text('货物成本', 'COGS') },
  { code: 'firstLeg', label: text('头程', 'First leg') },
  { code: 'duty', label: text('关税', 'Duty') },
  { code: 'lastMile', label: text('尾程', 'Last mile') },
  { code: 'handling', label: text('操作费', 'Handling') },
  { code: 'storage', label: text('仓储', 'Storage') },
  { code: 'ads', label: text('广告', 'Ads') },
  { code: 'refund', label: text('退款', 'Refunds') },
  { code: 'recovery', label: text('追回', 'Recovered') },
  { code: 'reimbursement', label: text('平台赔付', 'Reimbursed') },
  { code: 'other', label: text('其他', 'Other') },
] as const satisfies readonly EnumOption<ProfitItem>[];

/** The levels of the waterfall. */
export const profitLevelOptions = [
  { code: 'netSales', label: text('净销售额', 'Net sales') },
  { code: 'grossMargin', label: text('毛利', 'Gross margin') },
  { code: 'fulfilMargin', label: text('履约毛利', 'Margin after fulfilment') },
  { code: 'profit', label: text('利润', 'Profit') },
] as const satisfies readonly EnumOption<ProfitLevel>[];

/** Whether an amount is estimated or billed. */
export const itemBasisOptions = [
  { code: 'estimated', label: text('预估', 'Estimated'), tone: 'neutral' },
  { code: 'actual', label: text('实际', 'Actual'), tone: 'good' },
] as const satisfies readonly EnumOption[];

/** What an amount comes from. */
export const itemSourceOptions = [
  { code: 'order', label: text('订单', 'Order') },
  { code: 'costLayer', label: text('成本层', 'Cost layers') },
  { code: 'landedCost', label: text('到岸成本预估', 'Landed cost estimate') },
  { code: 'feeTable', label: text('费率表', 'Fee table') },
  { code: 'freightTable', label: text('运费表', 'Rate card') },
  { code: 'parcel', label: text('包裹', 'Parcel') },
  { code: 'adRate', label: text('广告费率', 'Ad rate') },
  { code: 'refundRate', label: text('退款率', 'Refund rate') },
  { code: 'returnOrder', label: text('退货单', 'Return') },
  { code: 'settlement', label: text('平台结算单', 'Settlement') },
  { code: 'carrierBill', label: text('物流账单', 'Carrier bill') },
  { code: 'adSpend', label: text('广告花费', 'Ad spend') },
  { code: 'reimbursement', label: text('赔付', 'Reimbursement') },
] as const satisfies readonly EnumOption[];

/** The costs that may make a loss. */
export const lossCauseOptions = [
  { code: 'fees', label: text('平台费用', 'Platform fees') },
  { code: 'cogs', label: text('货物成本', 'COGS') },
  { code: 'firstLeg', label: text('头程', 'First leg') },
  { code: 'duty', label: text('关税', 'Duty') },
  { code: 'lastMile', label: text('尾程', 'Last mile') },
  { code: 'handling', label: text('操作费', 'Handling') },
  { code: 'storage', label: text('仓储', 'Storage') },
  { code: 'ads', label: text('广告', 'Ads') },
  { code: 'refund', label: text('退款', 'Refunds') },
] as const satisfies readonly EnumOption<LossItem>[];
