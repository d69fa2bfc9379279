import type { ItemAmount, ProfitItem } from './profit-items.ts';

/** ProfitBasis: whether a profit is still estimated, partly billed, or settled. */
export type ProfitBasis = 'estimated' | 'partial' | 'settled';

/** [O6a] Items that a platform or a carrier bills in the end; costs of goods, storage and advertising follow our own records. */
export const billedItems: ReadonlySet<ProfitItem> = new Set<ProfitItem>([
  'item',
  'shippingIncome',
  'giftWrap',
  'promotion',
  'referral',
  'fixedFee',
  'paymentFee',
  'lastMile',
  'refund',
]);

/**
 * [O6a] A profit is estimated while no bill has come for any of its items that are billed, settled once one has come for each of them, and
 * partial between. One without such items is settled.
 */
export function profitBasis(items: readonly Pick<ItemAmount, 'item' | 'basis'>[]): ProfitBasis {
  const billed = items.filter(({ item }) => billedItems.has(item));
  if (billed.every(({ basis }) => basis === 'actual')) return 'settled';
  return billed.some(({ basis }) => basis === 'actual') ? 'partial' : 'estimated';
}
