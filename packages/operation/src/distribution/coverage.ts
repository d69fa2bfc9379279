import { type Decimal, divide } from '@axle/kernel';

/** DistStatus: how a SKU stands at a store and site. */
export type DistributionStatus = 'notListed' | 'planned' | 'listing' | 'listed' | 'suppressed' | 'stopped' | 'forbidden';

/**
 * [O10] How much of what may be listed is listed, in percent with one digit: those where it is forbidden do not count; nothing where all
 * are forbidden (operation.md, operationDistribution).
 */
export function coverage(statuses: readonly DistributionStatus[]): Decimal | undefined {
  return coverageShare(statuses.filter(status => status === 'listed').length, statuses.filter(status => status !== 'forbidden').length);
}

/** [O10] The same of counts: of a SKU over its stores and sites, of a store and site over its SKUs, or of all. */
export const coverageShare = (listed: number, open: number): Decimal | undefined =>
  open === 0 ? undefined : divide(String(listed * 100) as Decimal, String(open) as Decimal, 1);
