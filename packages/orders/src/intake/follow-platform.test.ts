import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatuses } from '../order/order-status.ts';
import { followPlatform } from './follow-platform.ts';
import type { StatusHint } from './map-platform-status.ts';

const ours = (status?: OrderStatus, sent = false) => ({ fulfilment: 'merchant' as const, sent, ...(status ? { status } : {}) });
const theirs = (status?: OrderStatus) => ({ fulfilment: 'platform' as const, sent: false, ...(status ? { status } : {}) });
const statuses = Object.keys(orderStatuses) as readonly OrderStatus[];
const anyHint = fc.constantFrom<StatusHint>('toPay', 'toShip', 'shipped', 'delivered', 'cancelled', 'abnormal');

describe('[S2a] an order follows its platform', () => {
  it('from payment to review, and no further by itself', () => {
    expect(followPlatform('toPay', ours())).toEqual({ to: 'pendingPay' });
    expect(followPlatform('toShip', ours('pendingPay'))).toEqual({ to: 'pendingReview' });
    expect(followPlatform('toShip', ours())).toEqual({ to: 'pendingReview' });
    expect(followPlatform('toShip', ours('allocated'))).toEqual({});
    expect(followPlatform('toPay', ours('pendingReview'))).toEqual({});
  });

  it('FBA is shipped at once, ours only with a waybill or as shipped outside', () => {
    expect(followPlatform('shipped', theirs())).toEqual({ to: 'shipped' });
    expect(followPlatform('shipped', ours('submitted', true))).toEqual({ to: 'shipped' });
    expect(followPlatform('shipped', ours('submitted'))).toEqual({ request: 'status' });
    expect(followPlatform('shipped', ours())).toEqual({ to: 'abnormal' });
    expect(followPlatform('delivered', ours('shipped'))).toEqual({ to: 'delivered' });
  });

  it('a cancellation leads to cancelling until the warehouse has it, and is a request from then on', () => {
    const of = (status: OrderStatus) => followPlatform('cancelled', ours(status));
    for (const status of ['pendingPay', 'pendingReview', 'held', 'pendingAllocate', 'outOfStock', 'allocated', 'abnormal'] as const)
      expect(of(status)).toEqual({ to: 'cancelling' });
    expect(of('submitted')).toEqual({ request: 'cancel' });
    for (const status of ['shipped', 'delivered', 'cancelling', 'cancelled'] as const) expect(of(status)).toEqual({});
  });

  it('[S2b] a cancellation of an order that others are merged into is a request, whatever its status', () => {
    for (const status of ['pendingReview', 'pendingAllocate', 'allocated', 'submitted', 'merged'] as const)
      expect(followPlatform('cancelled', { ...ours(status), leads: true })).toEqual({ request: 'cancel' });
    expect(followPlatform('cancelled', ours('merged'))).toEqual({ request: 'cancel' });
    expect(followPlatform('cancelled', { ...ours('shipped'), leads: true })).toEqual({});
  });

  it('never goes backwards, and never makes an unknown status ready', () => {
    const order: readonly OrderStatus[] = [
      'pendingPay',
      'pendingReview',
      'pendingAllocate',
      'allocated',
      'submitted',
      'shipped',
      'delivered',
    ];
    fc.assert(
      fc.property(anyHint, fc.constantFrom(...statuses), fc.boolean(), fc.boolean(), (hint, status, sent, platform) => {
        const { to } = followPlatform(hint, platform ? theirs(status) : ours(status, sent));
        if (to !== undefined && order.includes(to) && order.includes(status))
          expect(order.indexOf(to)).toBeGreaterThan(order.indexOf(status));
        if (['shipped', 'delivered'].includes(status)) expect([undefined, 'delivered']).toContain(to);
        if (hint === 'abnormal') expect([undefined, 'abnormal']).toContain(to);
      }),
    );
  });

  it('a hint that was followed changes nothing more', () => {
    fc.assert(
      fc.property(fc.array(anyHint, { maxLength: 8 }), anyHint, (before, hint) => {
        let status: OrderStatus | undefined;
        for (const one of [...before, hint]) status = followPlatform(one, ours(status)).to ?? status;
        expect(followPlatform(hint, ours(status)).to ?? status).toBe(status);
      }),
    );
  });
});
