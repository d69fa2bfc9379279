import { compareDecimals, type Decimal, divide, minorDigits, multiply, subtract, zero } from '@axle/kernel';

/** A prepayment of which a part may be paid. */
export interface PartlyPaid {
  readonly currency: string;
  readonly amount: Decimal;
  readonly paid: Decimal;
}

/** [R100] What is paid of an order's share of a prepayment: its part of what is paid, so that all shares are never more than that. */
export function paidShare({ currency, amount, paid }: PartlyPaid, share: Decimal): Decimal {
  if (compareDecimals(paid, amount) >= 0) return share;
  const digits = minorDigits(currency);
  const rounded = divide(multiply(paid, share), amount, digits);
  const isAbove = compareDecimals(multiply(rounded, amount), multiply(paid, share)) > 0;
  return isAbove ? subtract(rounded, divide('1' as Decimal, `1${'0'.repeat(digits)}` as Decimal, digits)) : rounded;
}

/** [R100] What settlements may use of an order's share of a prepayment: what is paid of it and not used. */
export function usableShare(prepayment: PartlyPaid, share: Decimal, used: Decimal): Decimal {
  const left = subtract(paidShare(prepayment, share), used);
  return compareDecimals(left, zero) > 0 ? left : zero;
}
