import { compareDecimals, decimal, fill, type Refusal, type Text } from '@axle/kernel';
import type { PaymentLine } from './instalments.ts';

/** What goes by a payment method. */
export type MethodUse = 'supplier' | 'customer' | 'tradeRelation';

/** What a payment method says: its names and its instalments. */
export interface MethodTerms {
  readonly nameZh: string;
  readonly nameEn: string;
  readonly lines: readonly PaymentLine[];
}

const users: Readonly<Record<MethodUse, Text>> = {
  supplier: { zh: '供应商', en: 'suppliers' },
  customer: { zh: '客户', en: 'customers' },
  tradeRelation: { zh: '贸易关系', en: 'trade relations' },
};

const copied: Text = {
  zh: '{by}正在使用此付款方式，不能修改；请用“复制”建立新的付款方式，再改用新的',
  en: 'This payment method is used by {by} and cannot be changed; create a new one with “Copy” and use that instead',
};

/** Whether two shares are the same number; what is no number is the same as nothing. */
const sameShare = (one: string, other: string): boolean => {
  const [left, right] = [decimal(one), decimal(other)];
  return left.ok && right.ok && compareDecimals(left.value, right.value) === 0;
};

const sameLine = (one: PaymentLine, other: PaymentLine | undefined): boolean =>
  other !== undefined &&
  one.node === other.node &&
  one.offsetDays === other.offsetDays &&
  one.basis === other.basis &&
  sameShare(String(one.percent), String(other.percent));

const sameTerms = (one: MethodTerms, other: MethodTerms): boolean =>
  one.nameZh === other.nameZh &&
  one.nameEn === other.nameEn &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, at) => sameLine(line, other.lines[at]));

/** [B41] A payment method that something goes by stays as it is: what should change is a copy of it. */
export function usedMethodStays(stored: MethodTerms, wanted: MethodTerms, uses: readonly MethodUse[]): readonly Refusal[] {
  if (uses.length === 0 || sameTerms(stored, wanted)) return [];
  const by: Text = { zh: uses.map(use => users[use].zh).join('、'), en: uses.map(use => users[use].en).join(', ') };
  return [{ code: 'METHOD_IN_USE', message: fill(copied, { by }) }];
}
