import { fill, type Refusal, text } from '@axle/kernel';

/** How many lots before it count when a lot is to be released without inspection. */
export const lotsBeforeWaiving = 3;

const rejectedLately = text('最近{count}批有不合格，不能免检', 'A lot among the last {count} was rejected; it cannot be waived');

/**
 * [Q17] What stands against releasing a lot without inspection: a rejection among the last lots of the SKU from the supplier, given the
 * newest first (`REJECTED_LATELY`).
 */
export function waiveRefusals(lots: readonly ('accept' | 'reject')[]): readonly Refusal[] {
  return lots.slice(0, lotsBeforeWaiving).includes('reject')
    ? [{ code: 'REJECTED_LATELY', field: 'reason', message: fill(rejectedLately, { count: lotsBeforeWaiving }) }]
    : [];
}

/** [Q18] Pieces that a released lot sets free: all but the nonconforming ones that were set aside. */
export const releasedPieces = (lotSize: number, setAside: number): number => Math.max(0, lotSize - setAside);
