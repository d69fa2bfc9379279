import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAt, isLate } from './due.ts';
import { mostApprovers, mostHours, type PolicyTerms, refusePolicy } from './policy.ts';

const terms: PolicyTerms = { approverRole: 'financeManager', minApprovers: 1, slaHours: 24 };
const codes = (given: Partial<PolicyTerms>, people = { active: 2, deciders: 3 }) =>
  refusePolicy({ ...terms, ...given }, people).map(({ code, field }) => `${code} ${field}`);

describe('a policy', () => {
  it('[A15] needs somebody who holds its role, and as many people as it asks for', () => {
    expect(codes({})).toEqual([]);
    expect(codes({}, { active: 0, deciders: 1 })).toEqual(['NOBODY approverRole']);
    expect(codes({ minApprovers: 3 })).toEqual([]);
    expect(codes({ minApprovers: 4 })).toEqual(['TOO_FEW minApprovers']);
  });

  it('[A15] asks for 1 to 9 people, gives 1 to 1,440 hours and lets at most 50 % pass by itself', () => {
    expect(codes({ minApprovers: 0, slaHours: 0, autoPercent: '0' as Decimal })).toEqual([
      'RANGE minApprovers',
      'RANGE autoPercent',
      'RANGE slaHours',
    ]);
    expect(codes({ slaHours: 1441, autoPercent: '50.1' as Decimal })).toEqual(['RANGE autoPercent', 'RANGE slaHours']);
    expect(codes({ slaHours: 1440, autoPercent: '50' as Decimal })).toEqual([]);
  });

  it('[A15] that is not refused can be fulfilled', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 12 }),
        fc.integer({ min: -1, max: 2000 }),
        fc.nat(10),
        fc.nat(3),
        (minApprovers, slaHours, active, more) => {
          const deciders = active + more;
          if (refusePolicy({ ...terms, minApprovers, slaHours }, { active, deciders }).length > 0) return;
          expect(active).toBeGreaterThan(0);
          expect(minApprovers).toBeLessThanOrEqual(Math.min(deciders, mostApprovers));
          expect(slaHours).toBeLessThanOrEqual(mostHours);
        },
      ),
    );
  });
});

describe('a request', () => {
  const asked = new Date('2026-05-20T08:30:00.000Z');
  const due = dueAt(asked, 24);

  it('[A17] is late when its hours have passed, not before', () => {
    expect(due.toISOString()).toBe('2026-05-21T08:30:00.000Z');
    const late = (moment: string) => isLate(due, new Date(moment));
    expect([late('2026-05-21T08:30:00.000Z'), late('2026-05-21T08:30:00.001Z')]).toEqual([false, true]);
  });

  it('[A17] that is late stays late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), fc.nat(1e10), fc.nat(1e10), (hours, after, more) => {
        const at = (milliseconds: number) => isLate(dueAt(asked, hours), new Date(asked.getTime() + milliseconds));
        expect(at(after) && !at(after + more)).toBe(false);
      }),
    );
  });
});
