import type { LocalDate } from '@axle/kernel';

/** Where a SKU stands, and when it first went on sale and was stopped. */
export interface SkuDays {
  readonly salesStatus?: unknown;
  readonly launchDate?: unknown;
  readonly stopDate?: unknown;
}

/** [SKU14] When a SKU first went on sale, and when it was stopped, once it is seen as it is today. */
export const skuDays = ({ salesStatus, launchDate, stopDate }: SkuDays, today: LocalDate): Required<Omit<SkuDays, 'salesStatus'>> => ({
  launchDate: launchDate ?? (salesStatus === 'onSale' ? today : undefined),
  stopDate: salesStatus === 'stopped' || salesStatus === 'archived' ? (stopDate ?? today) : undefined,
});
