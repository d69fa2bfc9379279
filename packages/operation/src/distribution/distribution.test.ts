import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LocalDate, addDays } from '@axle/kernel';
import { coverage, coverageShare, type DistributionStatus } from './coverage.ts';
import { distributionStatus } from './distribution-status.ts';
import { gapsOf, plannedDays } from './matrix-cells.ts';

const times = (status: DistributionStatus, many: number) => Array.from({ length: many }, () => status);
const any = fc.constantFrom<DistributionStatus>('notListed', 'planned', 'listing', 'listed', 'suppressed', 'stopped', 'forbidden');

describe('[O10] coverage', () => {
  it('10 stores, listed in 6 and forbidden in 2, is 75.0 %', () => {
    expect(coverage([...times('listed', 6), ...times('forbidden', 2), ...times('notListed', 2)])).toBe('75');
    expect([coverage([]), coverage(times('forbidden', 2)), coverage([...times('listed', 2), 'planned'])]).toEqual([
      undefined,
      undefined,
      '66.7',
    ]);
  });

  it('lies between 0 and 100, whatever is forbidden', () => {
    fc.assert(
      fc.property(fc.array(any), statuses => {
        const share = Number(coverage(statuses) ?? 0);
        expect(share >= 0 && share <= 100).toBe(true);
        expect(coverage([...statuses, 'forbidden'])).toBe(coverage(statuses));
      }),
    );
  });
});

describe('[O10b] gaps', () => {
  it('are where a SKU is not listed, planned or stopped', () => {
    expect(gapsOf(['notListed', 'planned', 'stopped', 'listing', 'listed', 'suppressed', 'forbidden'])).toBe(3);
    expect(gapsOf([])).toBe(0);
  });

  it('never overlap with what is listed, and their sum is that of the parts', () => {
    fc.assert(
      fc.property(fc.array(any), fc.array(any), (one, other) => {
        expect(gapsOf([...one, ...other])).toBe(gapsOf(one) + gapsOf(other));
        const listed = one.filter(status => status === 'listed').length;
        const open = one.filter(status => status !== 'forbidden').length;
        expect(gapsOf(one) + listed <= open).toBe(true);
        expect(coverageShare(listed, open)).toBe(coverage(one));
      }),
    );
  });
});

describe('[O10c] days since a listing was planned', () => {
  const day = '2026-03-05' as LocalDate;
  it('planned on 1 March they are 4 on 5 March; once it is listed there are none', () => {
    const on = '2026-03-01' as LocalDate;
    expect([plannedDays('planned', on, day), plannedDays('listing', on, day), plannedDays('listed', on, day)]).toEqual([4, 4, undefined]);
    expect(plannedDays('planned', undefined, day)).toBeUndefined();
  });

  it('grow by one a day and are never below zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 500 }), days => {
        expect(plannedDays('planned', addDays(day, -days), day)).toBe(Math.max(0, days));
      }),
    );
  });
});

describe('[O10a] where a SKU stands', () => {
  it('is listed with an active listing alone, planned as long as none is there, and forbidden whatever is there', () => {
    expect([distributionStatus(['inactive', 'active']), distributionStatus(['submitted']), distributionStatus([])]).toEqual([
      'listed',
      'listing',
      'notListed',
    ]);
    expect([distributionStatus([], 'planned'), distributionStatus(['ended'], 'planned'), distributionStatus(['draft'], 'planned')]).toEqual(
      ['planned', 'planned', 'listing'],
    );
    expect([distributionStatus(['active'], 'forbidden'), distributionStatus(['suppressed']), distributionStatus(['ended'])]).toEqual([
      'forbidden',
      'suppressed',
      'stopped',
    ]);
  });
});
