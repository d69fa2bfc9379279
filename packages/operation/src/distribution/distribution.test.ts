import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverage, type DistributionStatus } from './coverage.ts';
import { distributionStatus } from './distribution-status.ts';

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
