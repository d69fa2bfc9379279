import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { netRequirement, requirementDaysLate } from './net-requirement.ts';

const today = '2026-05-20' as LocalDate;

it('[R111] 200 open and 30 kept in reserve, 50 free and 20 on the way → 160; what is reserved beyond stock is needed too', () => {
  expect(netRequirement({ openQty: 200, safety: 30, free: 50, inTransit: 20 })).toBe(160);
  expect(netRequirement({ openQty: 200, safety: 0, free: -40, inTransit: 0 })).toBe(240);
});

it('[R111] is never below nothing, and never less for less supply', () => {
  const pieces = fc.nat(999_999);
  fc.assert(
    fc.property(pieces, pieces, fc.integer({ min: -999_999, max: 999_999 }), pieces, pieces, (openQty, safety, free, inTransit, less) => {
      const net = netRequirement({ openQty, safety, free, inTransit });
      expect(net).toBeGreaterThanOrEqual(0);
      expect(netRequirement({ openQty, safety, free: free - less, inTransit })).toBeGreaterThanOrEqual(net);
    }),
  );
});

it('[R112] counts the days since the latest order date of what is still open', () => {
  const late = (day: string, openQty = 1) => requirementDaysLate(openQty, day as LocalDate, today);
  expect([late('2026-05-17'), late('2026-05-20'), late('2026-05-21'), late('2026-05-17', 0)]).toEqual([3, 0, 0, 0]);
});
