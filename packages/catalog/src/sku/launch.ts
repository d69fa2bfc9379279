import type { SkuSalesStatus } from './sku-may.ts';

/** [SKU12] Whether a SKU goes on sale by itself: a new one, as soon as one of the listings that stand for it is active. */
export const launchesByItself = (status: SkuSalesStatus, listings: readonly (string | undefined)[]): boolean =>
  status === 'new' && listings.includes('active');
