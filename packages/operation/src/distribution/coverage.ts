import { type Decimal, divide } from '@axle/kernel';

/** DistStatus: how a SKU stands at a store and site. */
export type DistributionStatus = 'notListed' | 'planned' | 'listing' | 'listed' | 'suppressed' | 'stopped' | 'forbidden';

/**
 * [O10] How much of what may be listed is listed, in percent with one digit: those where it is forbidden do not count; nothing where all
 * are forbidden (operation.md, operationDistribution).
 */
export function coverage(statuses: readonly DistributionStatus[]): Decimal | undefined {
  const open = statuses.filter(status => status !== 'forbidden').length;
  const listed = statuses.filter(status => status === 'listed').length;
  return open === 0 ? undefined : divide(String(listed * 100) as Decimal, String(open) as Decimal, 1);
}
