import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../local-date.ts';
import { workCalendars } from '../testing.ts';
import { addDays } from './days.ts';
import { addWorkingDays, isWorkingDay, type SpecialDay, workCalendar, workingDaysBetween } from './working-days.ts';

const day = (text: string) => `2026-${text}` as LocalDate;
const run = (from: string, to: string): readonly SpecialDay[] => {
  const days: SpecialDay[] = [];
  for (let date = day(from); date <= day(to); date = addDays(date, 1)) days.push({ date, kind: 'holiday' });
  return days;
};
/** China in 2026 by the State Council's notice of 2025-11-04. */
const china = workCalendar(
  'CN',
  [6, 7],
  [
    ...[run('01-01', '01-03'), run('02-15', '02-23'), run('04-04', '04-06'), run('05-01', '05-05')].flat(),
    ...[run('06-19', '06-21'), run('09-25', '09-27'), run('10-01', '10-07')].flat(),
    ...['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'].map((text): SpecialDay => ({ date: day(text), kind: 'makeup' })),
  ],
);
const worked = (from: string, to: string) => {
  const result = workingDaysBetween(china, addDays(day(from), -1), day(to));
  return result.ok ? result.value : result.refusal.code;
};

describe('working days', () => {
  it('[B19] are counted over holidays and make-up days', () => {
    expect(addWorkingDays(china, day('02-12'), 5)).toEqual({ ok: true, value: '2026-02-26' });
    expect(workingDaysBetween(china, day('02-12'), day('03-02'))).toEqual({ ok: true, value: 8 });
    expect([worked('01-01', '12-31'), worked('02-01', '02-28'), worked('10-01', '10-31')]).toEqual([248, 16, 18]);
    expect(isWorkingDay(china, day('02-14'))).toEqual({ ok: true, value: true });
  });

  it('[B19] of a year without holidays are not guessed from weekends', () => {
    expect(isWorkingDay(china, '2027-03-01' as LocalDate)).toMatchObject({ refusal: { code: 'NO_CALENDAR' } });
    expect(addWorkingDays(china, day('12-31'), 1)).toMatchObject({ refusal: { code: 'NO_CALENDAR' } });
    expect(addWorkingDays(china, day('12-31'), 0)).toEqual({ ok: true, value: '2026-12-31' });
  });

  it('[B19] add up, lead back, and are as many as were added', () => {
    const steps = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(workCalendars(), steps, steps, fc.integer({ min: 0, max: 200 }), (calendar, one, other, start) => {
        const from = addDays('2026-03-01' as LocalDate, start);
        const add = (date: LocalDate, count: number) => {
          const result = addWorkingDays(calendar, date, count);
          if (!result.ok) throw new Error(result.refusal.code);
          return result.value;
        };
        const after = add(from, one);
        expect(isWorkingDay(calendar, after)).toEqual({ ok: true, value: true });
        expect(add(after, other)).toBe(add(from, one + other));
        expect(workingDaysBetween(calendar, from, after)).toEqual({ ok: true, value: one });
        expect(add(add(after, other), -other)).toBe(after);
      }),
    );
  });
});
