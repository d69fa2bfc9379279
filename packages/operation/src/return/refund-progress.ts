import { type Decimal, sum, zero } from '@axle/kernel';

/** One of the refunds of a return. */
export interface ReturnRefund {
  readonly kind: 'partial' | 'full' | 'replacement';
  /** Pending: it waits for a second person. */
  readonly state: 'pending' | 'done' | 'rejected';
  readonly amount: Decimal;
  readonly coreAmount: Decimal;
}

/** How far a return is refunded. */
export interface RefundProgress {
  readonly state: 'none' | 'pending' | 'done';
  /** What was refunded and what waits, core charges apart. */
  readonly amount: Decimal;
  readonly coreAmount: Decimal;
  /** Whether another refund may be asked for. */
  readonly isOpen: boolean;
}

/**
 * [O8i] How far a return is refunded by its refunds: several partial ones follow each other, one at a time, until it was refunded in full
 * or its pieces were sent again; a rejected one counts for nothing (operation.md, operationReturn).
 */
export function refundProgress(refunds: readonly ReturnRefund[]): RefundProgress {
  const standing = refunds.filter(({ state }) => state !== 'rejected');
  const waits = standing.some(({ state }) => state === 'pending');
  const done = standing.length > 0 ? 'done' : 'none';
  return {
    state: waits ? 'pending' : done,
    amount: sum([zero, ...standing.map(({ amount }) => amount)]),
    coreAmount: sum([zero, ...standing.map(({ coreAmount }) => coreAmount)]),
    isOpen: !waits && standing.every(({ kind }) => kind === 'partial'),
  };
}
