import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyOrderStatus } from '../testing.ts';
import { isHeldTooLong, statusAfter } from './status-after.ts';

it('[S9a] an order that is released or kept returns to where it was, as far as its stock is still there', () => {
  expect([statusAfter('outOfStock', true), statusAfter('allocated', false), statusAfter('allocated', true)]).toEqual([
    'outOfStock',
    'allocated',
    'pendingAllocate',
  ]);
  expect([statusAfter('submitted', true), statusAfter('abnormal', false), statusAfter(undefined, false)]).toEqual([
    'pendingAllocate',
    'pendingReview',
    'pendingReview',
  ]);
});

it('[S9a] never to a hold, and without reservations never to a status that has some', () => {
  fc.assert(
    fc.property(anyOrderStatus(), fc.boolean(), (before, isReleased) => {
      const after = statusAfter(before, isReleased);
      expect(after).not.toBe('held');
      if (isReleased) expect(['allocated', 'submitted']).not.toContain(after);
    }),
  );
});

it('[S9b] a hold gives its reservations back after 48 hours', () => {
  const heldAt = new Date('2026-03-02T08:00:00Z');
  const after = (hours: number) => isHeldTooLong(heldAt, new Date(heldAt.getTime() + hours * 3_600_000));
  expect([after(47.9), after(48), after(100)]).toEqual([false, true, true]);
});
