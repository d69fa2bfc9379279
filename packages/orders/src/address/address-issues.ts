import { type Text, text } from '@axle/kernel';

/** AddressIssue: what is wrong with an address (E, the order is not reviewed) or odd about it (W). */
export const addressIssues = {
  E_COUNTRY: text('国家缺失或无法识别', 'The country is missing or unknown'),
  E_MISSING: text('缺收件人、地址1、城市或邮编', 'Receiver, first line, city or postal code is missing'),
  E_ZIP_FORMAT: text('邮编格式不符', 'The postal code has the wrong format'),
  E_STATE: text('州不存在', 'There is no such state'),
  E_POBOX: text('该承运商不派送邮政信箱', 'The carrier does not deliver to PO boxes'),
  E_MILITARY: text('军邮地址只能用 USPS', 'Only USPS delivers to military addresses'),
  W_ZIP_STATE: text('邮编与州不符', 'The postal code belongs to another state'),
  W_LINE_TOO_LONG: text('有一行超过35个字符', 'A line has more than 35 characters'),
  W_POBOX: text('邮政信箱', 'PO box'),
  W_MILITARY: text('军邮地址', 'Military address'),
  W_PHONE: text('卡车配送需要至少10位电话', 'Freight needs a phone number of 10 digits'),
  W_NO_HOUSE_NO: text('没有门牌号', 'There is no house number'),
  W_NON_LATIN: text('含非拉丁字符', 'It has signs that are not Latin'),
} as const satisfies Readonly<Record<string, Text>>;

/** One of {@link addressIssues}. */
export type AddressIssue = keyof typeof addressIssues;

/** [S3] Whether an order with this issue is not reviewed before its address is corrected (oms.md, S3). */
export const isBlocking = (issue: string): boolean => issue.startsWith('E_');
