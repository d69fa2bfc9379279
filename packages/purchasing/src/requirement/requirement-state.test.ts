import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOutReason } from './left-out.ts';
import { checkRequirement, reasonRefusals, splitRefusals } from './requirement-refusals.ts';
import { latestOrderDate, openRequirement, requirementState } from './requirement-state.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

describe('a requirement', () => {
  it('[R23] is to be ordered its lead time before the required day', () => {
    expect(latestOrderDate('2026-12-01' as LocalDate, 30)).toBe('2026-11-01');
  });

  it('[R24] stands where its ordered pieces say', () => {
    const states = [0, 60, 197, 216].map(orderedQty => requirementState({ qty: 197, orderedQty }));
    expect(states).toEqual(['confirmed', 'part', 'ordered', 'ordered']);
  });

  it('[R24] has open pieces as long as it is not ordered whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.nat(999_999), (qty, orderedQty) => {
        const open = openRequirement({ qty, orderedQty });
        expect(open).toBeGreaterThanOrEqual(0);
        expect(open === 0).toBe(requirementState({ qty, orderedQty }) === 'ordered');
      }),
    );
  });

  it('[R24] has no open pieces once the rest was given up', () => {
    expect(openRequirement({ qty: 197, orderedQty: 60 })).toBe(137);
    expect(openRequirement({ qty: 197, orderedQty: 60, closedQty: 137 })).toBe(0);
  });

  it('[R25] is changed by more than 20 % of what was planned only with a reason', () => {
    expect(checkRequirement({ qty: 120, mrpQty: 100 })).toEqual([]);
    expect(codes(checkRequirement({ qty: 121, mrpQty: 100 }))).toEqual(['REASON']);
    expect(codes(checkRequirement({ qty: 79, mrpQty: 100, changeReason: ' ' }))).toEqual(['REASON']);
    expect(checkRequirement({ qty: 79, mrpQty: 100, changeReason: 'promotion moved' })).toEqual([]);
    expect(checkRequirement({ qty: 5 })).toEqual([]);
  });

  it('[R25] needs a new reason for each further change', () => {
    const before = { qty: 79, mrpQty: 100, changeReason: 'promotion moved' };
    expect(codes(reasonRefusals(before, { ...before, qty: 60 }))).toEqual(['REASON']);
    expect(reasonRefusals(before, { ...before, qty: 60, changeReason: 'promotion called off' })).toEqual([]);
    expect(reasonRefusals(before, { ...before, qty: 90 })).toEqual([]);
    expect(reasonRefusals(before, before)).toEqual([]);
  });

  it('[R25] is split into two that both have pieces', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: -5, max: 60 }), (open, qty) => {
        expect(splitRefusals(open, qty).length === 0).toBe(qty > 0 && open - qty > 0);
      }),
    );
  });

  it('[R26] goes into an order unless something stands against it, the first reason that holds', () => {
    const fine = { hasSupplier: true, maySupply: true, isClosed: false };
    expect(leftOutReason(fine)).toBeUndefined();
    expect(leftOutReason({ ...fine, unpriced: 'NO_PRICE' })).toBe('NO_PRICE');
    expect(leftOutReason({ ...fine, unpriced: 'BELOW_MIN' })).toBe('BELOW_MIN');
    expect(leftOutReason({ ...fine, isTooLarge: true, unpriced: 'NO_PRICE' })).toBe('OVER_MAX');
    expect(leftOutReason({ ...fine, maySupply: false, unpriced: 'NO_PRICE' })).toBe('SUPPLIER_DISABLED');
    expect(leftOutReason({ ...fine, hasSupplier: false, maySupply: false })).toBe('NO_SUPPLIER');
    expect(leftOutReason({ ...fine, hasSupplier: false, isClosed: true })).toBe('CLEARANCE');
  });
});
