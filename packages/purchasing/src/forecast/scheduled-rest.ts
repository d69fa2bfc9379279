import { compareDecimals, type Decimal, subtract, zero } from '@axle/kernel';
import type { ScheduledPayment } from '../terms/order-schedule.ts';

/**
 * [R18b] What is still to come of the payments of an order once a part of them has moved on to being requested, paid or deducted: it is
 * taken off what falls due first, the deposit before all else.
 */
export function scheduledRest(schedule: readonly ScheduledPayment[], moved: Decimal): readonly ScheduledPayment[] {
  const inTurn = schedule.toSorted((one, other) => {
    if (one.kind !== other.kind) return one.kind === 'deposit' ? -1 : 1;
    return one.due < other.due ? -1 : one.due > other.due ? 1 : 0;
  });
  let left = moved;
  return inTurn.flatMap(payment => {
    const taken = compareDecimals(left, payment.amount) < 0 ? left : payment.amount;
    left = subtract(left, taken);
    const amount = subtract(payment.amount, taken);
    return compareDecimals(amount, zero) > 0 ? [{ ...payment, amount }] : [];
  });
}
