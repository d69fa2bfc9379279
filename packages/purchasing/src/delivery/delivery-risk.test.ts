import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { expectedFinish, type LineProgress, riskDays, riskOf } from './delivery-risk.ts';
import { milestones, plannedMilestones } from './milestones.ts';

const day = (text: string) => `2026-${text}` as LocalDate;
const due = { promised: day('12-30'), leadDays: 40 };

describe('the risk that a line comes late', () => {
  it('[R64] is that of the planned finish as long as nothing is late: 25 December for 30 December', () => {
    const line: LineProgress = { ...due, next: 'material' };
    expect(expectedFinish(line, day('12-02'))).toBe('2026-12-25');
    expect(riskDays(line, day('12-02'))).toBe(-5);
    expect(riskDays({ ...due, last: { step: 'material', on: day('11-20') }, next: 'start' }, day('12-01'))).toBe(-5);
  });

  it('[R64] grows with a step that was reached late, and with each day that the next one is overdue', () => {
    const started: LineProgress = { ...due, last: { step: 'start', on: day('12-14') }, next: 'half' };
    expect([riskDays(started, day('12-15')), riskDays(started, day('12-26')), riskDays(started, day('12-31'))]).toEqual([3, 3, 8]);
    expect(expectedFinish({ ...due, last: { step: 'finish', on: day('12-28') }, next: 'inspected' }, day('12-28'))).toBe('2026-12-28');
    expect(riskDays({ ...due, last: { step: 'shipped', on: day('12-30') } }, day('12-31'))).toBe(-5);
  });

  it('[R64] is red above 7 days, orange from 1 to 7, else green', () => {
    expect([8, 7, 1, 0, -5].map(riskOf)).toEqual(['red', 'orange', 'orange', 'green', 'green']);
  });

  it('[R64] never shrinks while nothing is reached, and a step reached as planned adds none', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: 0, max: 400 }), fc.constantFrom(...milestones), days(), (promised, leadDays, step, today) => {
        const line = { promised, leadDays, next: step };
        expect(riskDays(line, addDays(today, 1))).toBeGreaterThanOrEqual(riskDays(line, today));
        const last = { step, on: plannedMilestones(promised, leadDays)[step] };
        expect(riskDays({ promised, leadDays, last }, today)).toBe(-5);
      }),
    );
  });
});
