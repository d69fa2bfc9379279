import { add, compareDecimals, type Decimal, subtract, zero } from '@axle/kernel';

/** What has come of a sum that is paid in parts, and what is still to come. */
export interface PaidParts {
  readonly paid: Decimal;
  readonly left: Decimal;
  /** Whether more is to come. */
  readonly isOpen: boolean;
}

/** [R99] What has come of a prepayment, or of its refund, with another part. */
export function withPart(asked: Decimal, before: Decimal, part: Decimal): PaidParts {
  const paid = add(before, part);
  const left = subtract(asked, paid);
  return { paid, left, isOpen: compareDecimals(left, zero) > 0 };
}
