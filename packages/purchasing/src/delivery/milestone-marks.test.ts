import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { milestoneMarks } from './milestone-marks.ts';
import { type Milestone, milestones, plannedMilestones } from './milestones.ts';

const day = (text: string) => `2026-${text}` as LocalDate;
const standings = (reached: Partial<Record<Milestone, LocalDate>>, today: LocalDate) =>
  milestoneMarks({ promised: day('12-30'), leadDays: 40, reached }, today).map(({ standing }) => standing);

describe('the steps of a line to be delivered', () => {
  it('[R89] are ahead until their planned day is over: material by 2 December, start by 6 December', () => {
    expect(new Set(standings({}, day('12-02')))).toEqual(new Set(['ahead']));
    expect(standings({}, day('12-07')).slice(0, 3)).toEqual(['overdue', 'overdue', 'ahead']);
  });

  it('[R89] were reached in time or late; those before the last that was reached are passed over', () => {
    expect(standings({ start: day('12-06'), half: day('12-20') }, day('12-26'))).toEqual([
      'passed_over',
      'reached',
      'reached_late',
      'overdue',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  it('[R89] are passed over, not overdue, where a line has left of which no step was noted', () => {
    const line = { promised: day('12-30'), leadDays: 40, reached: { start: day('12-06') }, hasLeft: true };
    const [material, start, ...rest] = milestoneMarks(line, day('12-31')).map(({ standing }) => standing);
    expect([material, start, new Set(rest)]).toEqual(['passed_over', 'reached', new Set(['passed_over'])]);
  });

  it('[R89] show the planned days, and none is overdue once the last was reached', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: 0, max: 400 }), days(), (promised, leadDays, today) => {
        const marks = milestoneMarks({ promised, leadDays, reached: { shipped: addDays(promised, 1) } }, today);
        expect(Object.fromEntries(marks.map(({ step, planned }) => [step, planned]))).toEqual(plannedMilestones(promised, leadDays));
        expect(marks.map(({ standing }) => standing)).toEqual([...milestones.slice(1).map(() => 'passed_over'), 'reached_late']);
      }),
    );
  });
});
