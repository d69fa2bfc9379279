import type { DistributionStatus } from './coverage.ts';

/** ListingStatus: how a listing stands at its platform. */
export type ListingStatus = 'draft' | 'pending' | 'submitted' | 'active' | 'inactive' | 'suppressed' | 'ended' | 'error';

const follows: Readonly<Partial<Record<ListingStatus, DistributionStatus>>> = {
  active: 'listed',
  suppressed: 'suppressed',
  inactive: 'stopped',
  ended: 'stopped',
  draft: 'listing',
  pending: 'listing',
  submitted: 'listing',
  error: 'listing',
};
/** The best comes first. */
const order: readonly DistributionStatus[] = ['listed', 'suppressed', 'listing', 'stopped'];

/**
 * [O10a] Where a SKU stands at a store and site by its matched listings: listed with an active one alone. What is forbidden stays so, and
 * without listings it is planned or not listed, as it was planned (operation.md, operationDistribution).
 */
export function distributionStatus(listings: readonly ListingStatus[], kept?: DistributionStatus): DistributionStatus {
  if (kept === 'forbidden') return 'forbidden';
  const reached = new Set(listings.map(status => follows[status]));
  const best = order.find(status => reached.has(status));
  if (kept === 'planned' && (best === undefined || best === 'stopped')) return 'planned';
  return best ?? 'notListed';
}
