import type { OrderStatus } from './order-status.ts';

/** Statuses in which an order has reservations, or an outbound order. */
const holdsStock: ReadonlySet<OrderStatus> = new Set(['allocated', 'submitted']);

/**
 * [S9a] The status to which a hold or a cancellation returns an order: the one before it. Where its reservations have been released since,
 * it is allocated again, and what was abnormal is reviewed (oms.md, S9).
 */
export function statusAfter(before: OrderStatus | undefined, isReleased: boolean): OrderStatus {
  if (before === undefined || before === 'abnormal' || before === 'held') return 'pendingReview';
  return isReleased && holdsStock.has(before) ? 'pendingAllocate' : before;
}

const hour = 3_600_000;

/** [S9b] Whether a hold has lasted so long that the order gives its reservations back: 48 hours (oms.md, S9). */
export const isHeldTooLong = (heldAt: Date, now: Date): boolean => now.getTime() - heldAt.getTime() >= 48 * hour;
