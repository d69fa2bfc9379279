import { addressIssues, type AddressIssue } from '@axle/orders';
import { fill, type Refusal, type Text, text } from '@axle/kernel';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/** Why something cannot be done with a sales order. */
export const orderRefusals = {
  fba: refusal('FBA_READ_ONLY', '亚马逊配送的订单只读', 'Orders fulfilled by Amazon are read only'),
  alreadyShipped: refusal('ALREADY_SHIPPED', '已发货，不能取消', 'Already shipped; the order cannot be cancelled'),
  alreadyPacked: refusal('ALREADY_PACKED', '仓库已打包，不能更改', 'Already packed; it can no longer be changed'),
  hasMerged: refusal('HAS_MERGED', '有合并在内的订单，请先取消合并', 'Other orders are merged into it; undo merging first'),
  platformPays: refusal('PLATFORM_PAYS', '平台订单以平台付款状态为准', 'The platform says when its order is paid'),
  unknownCurrency: refusal('UNKNOWN_CURRENCY', '币种未维护', 'The currency is not maintained'),
  noPiece: refusal('NO_SUCH_SKU', '订单中没有该SKU', 'The order has no such SKU'),
  noSubstitute: refusal('NO_SUBSTITUTE', '不在同一映射或替代料组中', 'Not of the same mapping or substitute group'),
  nothingShipped: refusal('NOTHING_SHIPPED', '该SKU没有发出过这么多', 'So many of this SKU were never shipped'),
  nothingToTag: refusal('NO_TAGS', '请填写要加或去掉的标签', 'Fill in tags to add or remove'),
  moved: refusal('STATE', '订单状态已变化，不能这样做', 'Not possible in the current status of the order'),
  waybill: refusal('HAS_WAYBILL', '已有运单号，不能改地址', 'The order already has a waybill; its address stays'),
} as const satisfies Readonly<Record<string, Refusal>>;

const unmappedText: Text = { zh: '{sku} 没有有效的SKU映射', en: 'No mapping is in force for {sku}' };

/** A line of the order leads to no SKU. */
export const unmapped = (sku: string): Refusal => ({ code: 'UNMAPPED', message: fill(unmappedText, { sku }) });

/** [S3] Why an address holds its order up. */
export const badAddress = (issue: AddressIssue): Refusal => ({ code: issue, field: 'line1', message: addressIssues[issue] });
