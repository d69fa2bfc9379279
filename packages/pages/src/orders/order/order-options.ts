import { text } from '@axle/kernel';
import { addressIssues, orderStatuses } from '@axle/orders';
import type { EnumOption } from '@axle/page-kit';

/** The permission to see who buyers are and where they live. */
export const viewBuyer = 'oms.orderList.viewBuyer';

/** AddressIssue. */
export const addressIssueOptions = Object.entries(addressIssues).map(([code, label]) => ({
  code,
  label,
  tone: code.startsWith('E_') ? 'bad' : 'warn',
})) as readonly EnumOption<keyof typeof addressIssues>[];

/** OrderStatus. */
export const orderStatusOptions = Object.entries(orderStatuses).map(([code, { label, tone }]) => ({
  code,
  label,
  tone,
})) as readonly EnumOption<keyof typeof orderStatuses>[];

/** Where an order was placed. */
export const orderPlatformOptions = [
  { code: 'amazon', label: text('亚马逊', 'Amazon') },
  { code: 'ebay', label: text('eBay', 'eBay') },
  { code: 'walmart', label: text('沃尔玛', 'Walmart') },
  { code: 'partsgeek', label: text('PartsGeek', 'PartsGeek') },
  { code: 'manual', label: text('手工', 'Manual') },
] as const satisfies readonly EnumOption[];

/** OrderKind. */
export const orderKindOptions = [
  { code: 'platform', label: text('平台', 'Platform') },
  { code: 'manual', label: text('手工', 'Manual') },
  { code: 'resend', label: text('补发', 'Resend') },
  { code: 'sample', label: text('样品', 'Sample') },
  { code: 'presale', label: text('预售', 'Pre-sale') },
  { code: 'fba', label: text('亚马逊配送', 'FBA') },
] as const satisfies readonly EnumOption[];

/** HoldReason. */
export const holdReasonOptions = [
  { code: 'address', label: text('地址', 'Address') },
  { code: 'fraud', label: text('风险', 'Fraud risk') },
  { code: 'fitment', label: text('车型待确认', 'Fitment to confirm') },
  { code: 'buyerNote', label: text('买家留言', 'Buyer’s note') },
  { code: 'price', label: text('低于成本', 'Below cost') },
  { code: 'clearance', label: text('清仓', 'Clearance') },
  { code: 'duplicate', label: text('疑似重复', 'Possible duplicate') },
  { code: 'manual', label: text('人工', 'Manual') },
] as const satisfies readonly EnumOption[];

/** What a review holds orders for by itself. */
export const reviewFindingOptions = holdReasonOptions.filter(({ code }) => code === 'price' || code === 'fitment');

/** AbnormalCode. */
export const abnormalCodeOptions = [
  { code: 'UNMAPPED', label: text('未映射SKU', 'SKU not mapped') },
  { code: 'NO_ADDRESS', label: text('缺地址', 'No address') },
  { code: 'ADDRESS_BAD', label: text('地址不合格', 'Bad address') },
  { code: 'NO_CHANNEL', label: text('无渠道', 'No channel') },
  { code: 'OVERWEIGHT', label: text('超限', 'Over the limit') },
  { code: 'CURRENCY', label: text('币种', 'Currency') },
  { code: 'AMOUNT_MISMATCH', label: text('金额不符', 'Amounts do not match') },
  { code: 'PLATFORM_STATUS', label: text('平台状态未知', 'Unknown platform status') },
] as const satisfies readonly EnumOption[];

/** How quickly an order is shipped. */
export const shipServiceOptions = [
  { code: 'standard', label: text('标准', 'Standard') },
  { code: 'expedited', label: text('加急', 'Expedited') },
  { code: 'nextDay', label: text('次日达', 'Next day') },
  { code: 'freight', label: text('卡车', 'Freight') },
] as const satisfies readonly EnumOption[];
