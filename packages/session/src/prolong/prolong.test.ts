import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksToProlong } from './prolong.ts';

const minute = 60_000;

describe('a sign-in that is about to end', () => {
  it('[N12] asks 10 minutes before, once more 2 minutes before, and not afterwards', () => {
    const asks = (left: number, putOff: boolean) => asksToProlong(100 * minute, 100 * minute - left, putOff);
    expect([10 * minute + 1, 10 * minute, 1, 0, -1].map(left => asks(left, false))).toEqual([false, true, true, false, false]);
    expect([10 * minute, 2 * minute + 1, 2 * minute, 0].map(left => asks(left, true))).toEqual([false, false, true, false]);
  });

  it('[N12] asks on without a gap until it ends, and never asks earlier because it was put off', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20 * minute, max: 20 * minute }), fc.nat(20 * minute), fc.boolean(), (now, later, putOff) => {
        if (asksToProlong(0, now, putOff) && now + later < 0) expect(asksToProlong(0, now + later, putOff)).toBe(true);
        if (asksToProlong(0, now, true)) expect(asksToProlong(0, now, false)).toBe(true);
      }),
    );
  });
});
