import { add, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundProgress, type ReturnRefund } from './refund-progress.ts';

const refund = (amount: string, more: Partial<ReturnRefund> = {}): ReturnRefund => ({
  kind: 'partial',
  state: 'done',
  amount: amount as Decimal,
  coreAmount: '0' as Decimal,
  ...more,
});

describe('[O8i] how far a return is refunded', () => {
  it('30.00 in part, then 20.00 that wait: 50.00 stand, and nothing more is asked for until they are decided', () => {
    expect(refundProgress([])).toEqual({ state: 'none', amount: '0', coreAmount: '0', isOpen: true });
    const first = refund('30');
    expect(refundProgress([first])).toEqual({ state: 'done', amount: '30', coreAmount: '0', isOpen: true });
    const second = refund('20', { state: 'pending', coreAmount: '5' as Decimal });
    expect(refundProgress([first, second])).toEqual({ state: 'pending', amount: '50', coreAmount: '5', isOpen: false });
    expect(refundProgress([first, { ...second, state: 'rejected' }])).toEqual(refundProgress([first]));
    expect(refundProgress([first, { ...second, state: 'done' }])).toMatchObject({ state: 'done', amount: '50', isOpen: true });
  });

  it('after a full refund or a replacement nothing is asked for any more', () => {
    for (const kind of ['full', 'replacement'] as const) {
      expect(refundProgress([refund('30'), refund('10', { kind })]).isOpen).toBe(false);
      expect(refundProgress([refund('10', { kind, state: 'rejected' })])).toMatchObject({ state: 'none', isOpen: true });
    }
  });

  it('counts each refund once, in whatever order they stand', () => {
    const any = fc.record({
      kind: fc.constantFrom('partial' as const, 'full' as const, 'replacement' as const),
      state: fc.constantFrom('pending' as const, 'done' as const, 'rejected' as const),
      amount: fc.nat(500).map(units => String(units) as Decimal),
      coreAmount: fc.nat(50).map(units => String(units) as Decimal),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), refunds => {
        const all = refundProgress(refunds);
        expect(refundProgress(refunds.toReversed())).toEqual(all);
        expect(refundProgress([...refunds, refund('7')]).amount).toBe(add(all.amount, '7' as Decimal));
        if (all.state === 'pending') expect(all.isOpen).toBe(false);
      }),
    );
  });
});
