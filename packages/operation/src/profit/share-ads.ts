import { type Decimal, zero } from '@axle/kernel';
import { apportion } from './apportion.ts';

/** What the lines that sold on a day bear of what was spent on advertising, and what none of them bears. */
export interface SharedAds {
  readonly shares: readonly Decimal[];
  readonly unallocated: Decimal;
}

/**
 * [O6m] Shares what was spent on advertising a SKU on a day out over the lines that sold it on that day, by units; on a day without sales
 * no order bears it.
 */
export function shareAds(spend: Decimal, units: readonly number[], digits: number): SharedAds {
  if (units.every(one => one <= 0)) return { shares: units.map(() => zero), unallocated: spend };
  const weights = units.map(one => String(one) as Decimal);
  return { shares: apportion(spend, weights, digits), unallocated: zero };
}
