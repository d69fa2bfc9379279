import { fill, groupedDecimal, minorDigits, type Decimal, type Refusal } from '@axle/kernel';

/** What still hangs on an order. */
export interface OpenEnds {
  readonly currency: string;
  readonly shipped: number;
  readonly openQty: number;
  /** Paid in advance, and neither used nor refunded. */
  readonly prepayBalance: Decimal;
}

const openPrepayment = ({ prepayBalance, currency }: OpenEnds): readonly Refusal[] => {
  const amt = `${currency} ${groupedDecimal(prepayBalance, minorDigits(currency))}`;
  const message = { zh: '预付款余额{amt}未处理', en: 'Prepayment {amt} still open' };
  return prepayBalance === '0' ? [] : [{ code: 'PREPAY_OPEN', message: fill(message, { amt }) }];
};

/** [R6b] What stands against cancelling an order: pieces that are shipped (`SHIPPED`), and money paid in advance (`PREPAY_OPEN`). */
export const cancelRefusals = (ends: OpenEnds): readonly Refusal[] => [
  ...(ends.shipped > 0
    ? [
        {
          code: 'SHIPPED',
          message: fill({ zh: '已发货{n}件，请用短关', en: '{n} shipped, use short close' }, { n: ends.shipped }),
        },
      ]
    : []),
  ...openPrepayment(ends),
];

/** [R6b] What stands against closing an order: pieces still to come (`OPEN_QTY`), and money paid in advance (`PREPAY_OPEN`). */
export const closeRefusals = (ends: OpenEnds): readonly Refusal[] => [
  ...(ends.openQty > 0
    ? [{ code: 'OPEN_QTY', message: fill({ zh: '还有{n}件未收', en: 'Quantity outstanding: {n}' }, { n: ends.openQty }) }]
    : []),
  ...openPrepayment(ends),
];
