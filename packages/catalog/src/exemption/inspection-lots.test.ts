import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exemptionCovers, type JudgedLot, mayBeExempt, revokedByLot } from './inspection-lots.ts';

const day = '2026-05-20' as LocalDate;
const accepted = { accepted: true };
const rejected = { accepted: false };
const lot: JudgedLot = { sku: 1, supplier: 7, categories: [30, 3], day, accepted: false };
const days = { effectiveFrom: '2026-05-01' as LocalDate, effectiveTo: '2026-12-31' as LocalDate };

describe('[EX2] an exemption from inspection', () => {
  it('accept: 5 accepted → exemption allowed; a rejected lot among the last five, or fewer lots → not', () => {
    expect(mayBeExempt(Array.from({ length: 5 }, () => accepted))).toBe(true);
    expect(mayBeExempt(Array.from({ length: 4 }, () => accepted))).toBe(false);
    expect(mayBeExempt([rejected, accepted, accepted, accepted, accepted])).toBe(false);
    expect(mayBeExempt([rejected, accepted, accepted, accepted, accepted, accepted])).toBe(true);
  });

  it('is never allowed right after a rejected lot, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ accepted: fc.boolean() })), lots => {
        expect(mayBeExempt([...lots, rejected])).toBe(false);
      }),
    );
  });
});

describe('[EX3] a judged lot', () => {
  it('accept: next lot rejected → revoked; an accepted one, another SKU or a day outside the exemption leaves it', () => {
    expect(revokedByLot({ ...days, sku: 1 }, lot)).toBe(true);
    expect(revokedByLot({ ...days, sku: 2 }, lot)).toBe(false);
    expect(revokedByLot({ ...days, sku: 1 }, { ...lot, accepted: true })).toBe(false);
    expect(revokedByLot({ ...days, sku: 1 }, { ...lot, day: addDays(days.effectiveTo, 1) })).toBe(false);
  });

  it('of a supplier speaks of its category and of those above it', () => {
    expect(revokedByLot({ ...days, supplier: 7, category: 3 }, lot)).toBe(true);
    expect(revokedByLot({ ...days, supplier: 7, category: 4 }, lot)).toBe(false);
    expect(revokedByLot({ ...days, supplier: 8, category: 3 }, lot)).toBe(false);
  });
});

describe('[EX4] an exemption', () => {
  const delivered = { sku: 1, supplier: 7, categories: [30, 3], day };

  it('covers its SKU, or what its supplier delivers of its category and of those below it, from its first day to its last', () => {
    expect(exemptionCovers({ ...days, sku: 1 }, delivered)).toBe(true);
    expect(exemptionCovers({ ...days, supplier: 7, category: 3 }, delivered)).toBe(true);
    expect(exemptionCovers({ ...days, supplier: 7, category: 3 }, { ...delivered, supplier: 8 })).toBe(false);
    expect([days.effectiveFrom, days.effectiveTo].map(on => exemptionCovers({ ...days, sku: 1 }, { ...delivered, day: on }))).toEqual([
      true,
      true,
    ]);
    expect(exemptionCovers({ ...days, sku: 1 }, { ...delivered, day: addDays(days.effectiveFrom, -1) })).toBe(false);
  });

  it('is ended by a rejected lot exactly where it covers it', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 1, max: 2 }), fc.integer({ min: -30, max: 400 }), (accepted, sku, later) => {
        const judged = { ...lot, sku, accepted, day: addDays(days.effectiveFrom, later) };
        expect(revokedByLot({ ...days, sku: 1 }, judged)).toBe(!accepted && exemptionCovers({ ...days, sku: 1 }, judged));
      }),
    );
  });
});
