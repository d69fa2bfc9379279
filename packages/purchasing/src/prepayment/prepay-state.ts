import { add, compareDecimals, type Decimal, subtract, zero } from '@axle/kernel';

/** What became of money that was paid in advance. */
export interface PrepaidMoney {
  readonly paid: Decimal;
  readonly used: Decimal;
  readonly refunded: Decimal;
}

/** [R12c] What is left of a prepayment: paid, and neither used nor refunded. */
export const prepayBalance = ({ paid, used, refunded }: PrepaidMoney): Decimal => subtract(paid, add(used, refunded));

/** [R12c] Where a prepayment that was paid stands by what became of the money. */
export function prepayState(money: PrepaidMoney): 'paid' | 'part_used' | 'used' | 'refunded' {
  const isLeft = compareDecimals(prepayBalance(money), zero) > 0;
  if (!isLeft) return money.refunded === zero ? 'used' : 'refunded';
  return money.used === zero ? 'paid' : 'part_used';
}

/** A part of a prepayment, for one order. */
export interface PrepaidShare {
  readonly amount: Decimal;
  readonly used: Decimal;
}

/** [R12d] What is taken back of each share, one after the other, each up to what is left of it. */
export function takenOf(shares: readonly PrepaidShare[], amount: Decimal): readonly Decimal[] {
  let left = amount;
  return shares.map(share => {
    const open = subtract(share.amount, share.used);
    const taken = compareDecimals(open, left) < 0 ? open : left;
    left = subtract(left, taken);
    return taken;
  });
}
