import { compareDecimals, type Decimal, fill, groupedDecimal, minorDigits, type Refusal, zero } from '@axle/kernel';
import { lineTotals, type PriceTerms } from '../order/order-totals.ts';
import type { AfterSaleType, CauseClass } from './after-sale-causes.ts';

/** An after-sales record as somebody asks for it. */
export interface AskedAfterSale {
  readonly type: AfterSaleType;
  /** Of the defect that is its cause. */
  readonly causeClass: CauseClass;
  readonly qty: number;
  readonly refundAmount?: Decimal | undefined;
  readonly hasPhotos: boolean;
}

/** The line of an order that it is about: its pieces, and at which price. */
export interface ReturnableLine {
  readonly received: number;
  readonly returned: number;
  readonly price: Decimal;
}

const refusals = {
  photo: {
    code: 'PHOTO',
    field: 'attachments',
    message: { zh: '致命或严重缺陷须上传照片', en: 'A critical or major cause needs a photo' },
  },
  noRefund: { code: 'NO_REFUND', field: 'refundAmount', message: { zh: '请填写退款金额', en: 'Enter the amount to be refunded' } },
  refundOfOther: {
    code: 'REFUND_OF_OTHER',
    field: 'refundAmount',
    message: { zh: '只有退货退款与折让有退款金额', en: 'Only returns for refund and credits have a refund' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const atMost = { zh: '最多可退{n}', en: 'At most {n}' };
const abovePrice = { zh: '退款不能超过{most}', en: 'At most {most} can be refunded' };

/** [R60] The most that is refunded for pieces of a line: what they cost with tax. */
export const mostRefund = (qty: number, { price }: Pick<ReturnableLine, 'price'>, terms: PriceTerms): Decimal =>
  lineTotals({ qty, price }, terms).gross;

/** [R60] Whether money comes back by a type. */
export const isRefunding = (type: AfterSaleType): boolean => type === 'return_refund' || type === 'credit';

/**
 * [R60] What stands against an after-sales record: more pieces than were received and not returned (`ABOVE_RETURNABLE`), no refund where
 * money comes back (`NO_REFUND`) or one where none does (`REFUND_OF_OTHER`), more than the pieces cost with tax (`ABOVE_PRICE`), a critical
 * or major cause without a photo (`PHOTO`).
 */
export function afterSaleRefusals(asked: AskedAfterSale, line: ReturnableLine, terms: PriceTerms): readonly Refusal[] {
  const { type, causeClass, qty, refundAmount = zero, hasPhotos } = asked;
  const n = Math.max(0, line.received - line.returned);
  const most = mostRefund(qty, line, terms);
  const written = { most: `${terms.currency} ${groupedDecimal(most, minorDigits(terms.currency))}` };
  const isRefunded = compareDecimals(refundAmount, zero) > 0;
  return [
    ...(qty > n ? [{ code: 'ABOVE_RETURNABLE', field: 'qty', message: fill(atMost, { n }) }] : []),
    ...(isRefunding(type) && !isRefunded ? [refusals.noRefund] : []),
    ...(!isRefunding(type) && isRefunded ? [refusals.refundOfOther] : []),
    ...(isRefunding(type) && compareDecimals(refundAmount, most) > 0
      ? [{ code: 'ABOVE_PRICE', field: 'refundAmount', message: fill(abovePrice, written) }]
      : []),
    ...(causeClass !== 'minor' && !hasPhotos ? [refusals.photo] : []),
  ];
}
