import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatuses } from './order-status.ts';
import { mayStep, type OrderStep, orderSteps } from './order-steps.ts';

const statuses = Object.keys(orderStatuses) as readonly OrderStatus[];
const steps = Object.keys(orderSteps) as readonly OrderStep[];

describe('[S9] the life of a sales order', () => {
  it('leads from payment to the customer', () => {
    let status: OrderStatus = 'pendingPay';
    for (const step of ['pay', 'review', 'allocate', 'submit', 'ship', 'deliver'] as const) {
      expect(mayStep(step, status)).toBe(true);
      status = orderSteps[step].to;
    }
    expect(status).toBe('delivered');
  });

  it('is cancelled at each status before it is shipped, and at none after', () => {
    expect(statuses.filter(status => mayStep('cancel', status))).toEqual([
      'pendingPay',
      'pendingReview',
      'held',
      'pendingAllocate',
      'outOfStock',
      'allocated',
      'submitted',
      'abnormal',
    ]);
  });

  it('is shipped by the warehouse alone, and comes back from there by its reversal alone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), walk => {
        let status: OrderStatus = 'pendingReview';
        for (const step of walk) {
          if (!mayStep(step, status)) continue;
          const { to } = orderSteps[step];
          if (to === 'shipped') expect([step, status]).toEqual(['ship', 'submitted']);
          if (status === 'shipped') expect(['unship', 'deliver']).toContain(step);
          if (status === 'delivered') expect.unreachable();
          status = to;
        }
      }),
    );
  });
});
