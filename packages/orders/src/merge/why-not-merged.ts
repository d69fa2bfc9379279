import { compareDecimals, type Decimal } from '@axle/kernel';
import type { MergeOrder, MergeSettings } from './merge-order.ts';

/** Why an order stands in no group. */
export type WhyNotMerged = 'status' | 'kind' | 'unpaid' | 'refunded' | 'label' | 'address' | 'freight' | 'excluded' | 'limit';

const isAbove = (value: Decimal, most: Decimal | undefined): boolean => most !== undefined && compareDecimals(value, most) > 0;

/** [S4] What orders weigh and measure at most: the least of the limits of their channels and of the store. */
export const fitsLimits = (kg: Decimal, longestCm: Decimal, orders: readonly MergeOrder[], settings: MergeSettings): boolean =>
  [{ kg: settings.maxKg, longestCm: settings.maxLongestCm }, ...orders.map(({ limits }) => limits)].every(
    limit => !isAbove(kg, limit?.kg) && !isAbove(longestCm, limit?.longestCm),
  );

/**
 * [S4] Why an order cannot go into a parcel with others; undefined where it can. It waits for its review or its warehouse, was sold on a
 * platform or is sent again, is paid and not refunded, has no label, and is no freight (oms.md, S4).
 */
export function whyNotMerged(order: MergeOrder, settings: MergeSettings): WhyNotMerged | undefined {
  if (!['pendingReview', 'pendingAllocate'].includes(order.status)) return 'status';
  if (!['platform', 'resend'].includes(order.kind)) return 'kind';
  if (order.paidAt === undefined) return 'unpaid';
  if (order.refunded) return 'refunded';
  if (order.labelled) return 'label';
  if (order.buyerKey === undefined || order.addressHash === undefined) return 'address';
  if (order.service === 'freight') return 'freight';
  if (order.channel !== undefined && settings.excludedChannels.has(order.channel)) return 'excluded';
  if (order.pieces.some(({ sku }) => settings.excludedSkus.has(sku))) return 'excluded';
  return fitsLimits(order.kg, order.longestCm, [order], settings) ? undefined : 'limit';
}
