import { compareDecimals, type Decimal, divide, minorDigits, multiply } from '@axle/kernel';

/** A prepayment's share of an order, and what is left of it. */
export interface PrepayShare {
  readonly currency: string;
  /** Paid in advance for the order. */
  readonly share: Decimal;
  /** Not used yet. */
  readonly balance: Decimal;
  /** The gross amount of the order. */
  readonly orderGross: Decimal;
}

/** [R12] What a settlement uses of a prepayment: the part that it is of the order at its prices, the last one all that is left. */
export function prepayUse({ currency, share, balance, orderGross }: PrepayShare, settledNow: Decimal, isLast: boolean): Decimal {
  if (isLast || orderGross === '0') return balance;
  const part = divide(multiply(share, settledNow), orderGross, minorDigits(currency));
  return compareDecimals(part, balance) < 0 ? part : balance;
}
