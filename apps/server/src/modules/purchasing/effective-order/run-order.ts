import { ok, refuse } from '@axle/kernel';
import { closeRefusals } from '@axle/purchasing';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { openPieces } from '../order/order-standing.ts';
import { openPrepayment } from '../prepayment/prepay-order.ts';

/** The supplier has begun, though nothing is reported as made. */
export const startOrder: TransitionEffect = async ({ parts, after }) => ok({ ...after, startedAt: parts.caller.now.toISOString() });

/** [R6b] A settled order is closed when nothing is to come. */
export const closeOrder: TransitionEffect = async ({ parts, before, after }) => {
  const refused = closeRefusals({
    currency: String(before['currency']),
    shipped: openPieces(before).shipped,
    openQty: openPieces(before).open,
    prepayBalance: await openPrepayment(parts.database, before),
  });
  return refused.length > 0 ? refuse(refused) : ok({ ...after, closedAt: parts.caller.now.toISOString() });
};
