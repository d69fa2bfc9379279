import { type Decimal, divide, multiply, zero } from '@axle/kernel';

/** Claims that were put forward and are closed, added up in one currency. */
export interface ClosedClaims {
  readonly count: number;
  readonly claimed: Decimal;
  readonly recovered: Decimal;
  /** Days from putting forward to closing, of all together. */
  readonly days: number;
}

/** How well claims end. */
export interface ClaimFigures {
  /** Percent of what was claimed. */
  readonly recoveryRate?: Decimal;
  /** Days from putting forward to closing. */
  readonly avgDays?: Decimal;
}

/** [R42] What came back of closed claims, in percent of what was claimed, and how long they took; nothing of none. */
export function claimFigures({ count, claimed, recovered, days }: ClosedClaims): ClaimFigures {
  const rate = claimed === zero ? {} : { recoveryRate: divide(multiply(recovered, '100' as Decimal), claimed, 2) };
  return count === 0 ? rate : { ...rate, avgDays: divide(String(days) as Decimal, String(count) as Decimal, 1) };
}
