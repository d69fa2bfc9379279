import { addDays, isWorkingDay, type LocalDate, workCalendar } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFirstLeg, firstLegTotals, legSchedule, type LegStage, nextSailing } from './leg-schedule.ts';

const day = (text: string) => text as LocalDate;
const span = (from: string, count: number) => Array.from({ length: count }, (_, at) => addDays(day(from), at));
const holidays = (...days: readonly LocalDate[]) => days.map(date => ({ date, kind: 'holiday' as const }));

/** China and the United States in 2026, as far as these stages meet them. */
const china = workCalendar(
  'CN',
  [6, 7],
  [
    ...holidays(...span('2026-01-01', 3), ...span('2026-02-15', 9), ...span('2026-04-04', 3)),
    ...['2026-02-14', '2026-02-28'].map(date => ({ date: day(date), kind: 'makeup' as const })),
  ],
);
const states = workCalendar('US', [6, 7], holidays(...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25'].map(day)));

const stages: readonly LegStage[] = [
  { code: 'toPort', days: 3, calendar: china },
  { code: 'exportCustoms', days: 2, calendar: china },
  { code: 'sailing', days: 15, waitSailing: true },
  { code: 'importCustoms', days: 2, calendar: states },
  { code: 'dray', days: 4, calendar: states },
];
const wednesdays = { weekdays: [3], cutoffDays: 2 };
const summary = (start: string) => {
  const schedule = legSchedule(day(start), stages, wednesdays);
  if (!schedule.ok) return schedule.refusal.code;
  const { stages: all, end, days } = schedule.value;
  return [all[1]!.to, all[2]!.sails, all[2]!.to, end, days];
};

describe('the first leg', () => {
  it('[B20] started before the Spring Festival it takes 43 days, a month later 36', () => {
    expect(summary('2026-02-12')).toEqual(['2026-02-26', '2026-03-04', '2026-03-19', '2026-03-27', 43]);
    expect(summary('2026-03-12')).toEqual(['2026-03-19', '2026-03-25', '2026-04-09', '2026-04-17', 36]);
  });

  it('[B20] lists the holidays that it meets, and reports a year without a calendar', () => {
    const schedule = legSchedule(day('2026-02-12'), stages, wednesdays);
    expect(schedule.ok && schedule.value.stages.map(({ code, holidays: met }) => [code, met.length])).toEqual(
      [
        ['toPort', 0],
        ['exportCustoms', 0],
        ['sailing', 0],
        ['importCustoms', 0],
        ['dray', 0],
      ].map(([code, met]) => [code, code === 'toPort' ? 6 : met]),
    );
    expect(summary('2025-12-20')).toBe('NO_CALENDAR');
  });

  it('[B20] the sailing is the next one whose cut-off is not past', () => {
    expect([nextSailing(day('2026-03-02'), wednesdays), nextSailing(day('2026-03-03'), wednesdays)]).toEqual(['2026-03-04', '2026-03-11']);
    expect(nextSailing(day('2026-03-03'), { weekdays: [], cutoffDays: 2 })).toBe('2026-03-03');
  });

  it('[B20] days never go back, a later start never ends earlier, and a stage ends on a working day of its calendar', () => {
    const starts = fc.integer({ min: 0, max: 60 }).map(count => addDays(day('2026-02-01'), count));
    fc.assert(
      fc.property(starts, fc.nat(20), fc.subarray([1, 2, 3, 4, 5, 6, 7]), fc.nat(4), (start, later, weekdays, cutoffDays) => {
        const sailings = { weekdays, cutoffDays };
        const [one, other] = [legSchedule(start, stages, sailings), legSchedule(addDays(start, later), stages, sailings)];
        if (!one.ok || !other.ok) throw new Error('the calendars hold the year');
        expect(other.value.end >= one.value.end).toBe(true);
        let before = start;
        for (const { from, sails, to } of one.value.stages) {
          expect(from).toBe(before);
          expect((sails ?? from) >= from && to >= (sails ?? from)).toBe(true);
          before = to;
        }
        expect(isWorkingDay(states, one.value.end)).toEqual({ ok: true, value: true });
      }),
    );
  });

  const line = (code: string, daysP50: number, daysP85: number, calendar?: number) => ({
    code,
    daysP50,
    daysP85,
    ...(calendar ? { calendar } : {}),
  });

  it('[L11] stages stand in order, slow days are not below usual ones, and all but the sailing have a calendar', () => {
    const codes = (...all: readonly object[]) => checkFirstLeg({ stages: all }).map(({ code }) => code);
    expect(codes(line('toPort', 3, 4, 1), line('sailing', 15, 18), line('dray', 4, 6, 2))).toEqual([]);
    expect(codes(line('sailing', 15, 18), line('toPort', 3, 4, 1))).toEqual(['STAGE_ORDER']);
    expect(codes(line('toPort', 3, 2, 1))).toEqual(['P85_BELOW']);
    expect([codes(line('toPort', 3, 4)), codes(line('sailing', 3, 4, 1))]).toEqual([['STAGE_CALENDAR'], ['STAGE_CALENDAR']]);
    expect(checkFirstLeg({ effectiveFrom: '2026-02-01', effectiveTo: '2026-01-31' }).map(({ field }) => field)).toEqual(['effectiveTo']);
  });

  it('[L12] the totals are the sums of the stages', () => {
    expect(firstLegTotals({ stages: [line('toPort', 3, 4, 1), line('sailing', 15, 18)] })).toEqual({
      totalP50: 18,
      totalP85: 22,
      stagesSummary: '3/4 · 15/18',
    });
    expect(firstLegTotals({})).toEqual({ totalP50: 0, totalP85: 0, stagesSummary: undefined });
  });
});
