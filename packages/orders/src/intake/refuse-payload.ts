import { compareDecimals, type Decimal, isTextLonger, type Refusal, text, zero } from '@axle/kernel';
import type { PlatformLine, PlatformOrder } from './platform-order.ts';

/** Most characters of what an order says. */
const most: readonly (readonly [(order: PlatformOrder) => string | undefined, number, string, string])[] = [
  [({ buyer }) => buyer.name, 120, '买家', 'buyer'],
  [({ buyer }) => buyer.email, 200, '邮箱', 'e-mail'],
  [({ buyer }) => buyer.phone, 40, '电话', 'phone'],
  [({ address }) => address.name, 120, '收件人', 'receiver'],
  [({ address }) => address.line1, 300, '地址1', 'address line 1'],
  [({ address }) => address.line2, 300, '地址2', 'address line 2'],
  [({ address }) => address.city, 120, '城市', 'city'],
  [({ address }) => address.state, 80, '州/省', 'state'],
  [({ address }) => address.postcode, 20, '邮编', 'postcode'],
  [({ note }) => note, 2000, '买家留言', 'buyer’s note'],
  [({ status }) => status, 60, '平台状态', 'platform status'],
];

/**
 * [S1d] Why an order cannot be taken in at all, as it is: without a number or lines that can be stored, a text that no field holds, a
 * currency that is no code, amounts below nothing. It is kept with its cause for a person; the other orders go on.
 */
export function refusePayload(order: PlatformOrder): Refusal | undefined {
  if (order.orderId === '' || order.orderId.length > 64)
    return bad('ORDER_ID', '平台订单号应为1–64个字符', 'The platform order number must have 1–64 characters');
  if (order.currency !== undefined && !/^[A-Z]{3}$/.test(order.currency))
    return bad('CURRENCY', `币种“${shown(order.currency)}”不是三位代码`, `The currency “${shown(order.currency)}” is no three-letter code`);
  const [, limit, zh, en] = most.find(([of, length]) => isTextLonger(of(order) ?? '', length)) ?? [];
  if (limit !== undefined) return bad('TOO_LONG', `${zh}超过${limit}个字符`, `The ${en} has more than ${limit} characters`);
  if (order.lines.length > 200) return bad('TOO_MANY_LINES', '明细超过200行', 'More than 200 lines');
  return order.lines.map(refuseLine).find(refusal => refusal !== undefined);
}

function refuseLine(line: PlatformLine): Refusal | undefined {
  const sku = shown(line.sellerSku);
  if (line.sellerSku === '' || line.sellerSku.length > 80)
    return bad('SELLER_SKU', '卖家SKU应为1–80个字符', 'The seller SKU must have 1–80 characters');
  if ((line.id ?? '').length > 64) return bad('LINE_ID', `${sku}：行号超过64个字符`, `${sku}: the line number has more than 64 characters`);
  if (!Number.isInteger(line.qty) || line.qty < 0 || line.qty > 9999)
    return bad('QTY', `${sku}：数量应为0–9999的整数`, `${sku}: the quantity must be a whole number from 0 to 9,999`);
  const amounts = [line.amount, line.discount, line.tax, line.shipping, line.giftWrap];
  if (amounts.some(amount => amount !== undefined && !isAmount(amount)))
    return bad('AMOUNT', `${sku}：金额不能为负，且不超过十二位`, `${sku}: amounts must not be negative, nor have more than twelve digits`);
  return undefined;
}

const largest = '999999999999' as Decimal;
const isAmount = (amount: Decimal): boolean => compareDecimals(amount, zero) >= 0 && compareDecimals(amount, largest) <= 0;
const shown = (words: string): string => (words.length > 40 ? `${words.slice(0, 40)}…` : words);
const bad = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });
