import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LocalDate, localDate } from '../local-date.ts';
import { localDates } from '../testing.ts';
import { addDays, addMonths, daysBetween, endOfMonth, weekdayOf } from './days.ts';
import { type LocalWeek, localWeek, mondayOf, weekOf } from './weeks.ts';

const day = (text: string) => text as LocalDate;

describe('days of the calendar', () => {
  it('[K12] are counted over ends of months and leap days', () => {
    expect([addDays(day('2028-02-28'), 1), addDays(day('2026-03-01'), -1), addDays(day('2026-12-31'), 1)]).toEqual([
      '2028-02-29',
      '2026-02-28',
      '2027-01-01',
    ]);
    expect([addMonths(day('2026-03-31'), -1), addMonths(day('2026-01-31'), 25), addMonths(day('2026-05-20'), -5)]).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2025-12-20',
    ]);
    expect(['2028-02-01', '2026-12-31', '9999-12-05'].map(text => endOfMonth(day(text)))).toEqual([
      '2028-02-29',
      '2026-12-31',
      '9999-12-31',
    ]);
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addMonths(day('0000-01-31'), -1)).toThrow(RangeError);
  });

  it('[K12] come back, and stay days that there are', () => {
    fc.assert(
      fc.property(localDates(), fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -600, max: 600 }), (date, days, months) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(localDate(addMonths(date, months))).toMatchObject({ ok: true });
        expect(addMonths(date, months).slice(0, 7)).toBe(addMonths(day(`${date.slice(0, 8)}01`), months).slice(0, 7));
      }),
    );
  });

  it('[K13] have the weeks of ISO 8601', () => {
    expect(['2026-05-20', '2021-01-03', '2020-12-31', '2024-12-30', '2026-01-01', '2027-01-03'].map(text => weekOf(day(text)))).toEqual([
      '2026-W21',
      '2020-W53',
      '2020-W53',
      '2025-W01',
      '2026-W01',
      '2026-W53',
    ]);
    expect(mondayOf('2026-W21' as LocalWeek)).toBe('2026-05-18');
    expect(weekdayOf(day('2026-05-24'))).toBe(7);
    for (const text of ['2025-W53', '2026-W00', '2026-W54', '2026-21', '2026-W1', '0000-W01', ''])
      expect(localWeek(text)).toMatchObject({ refusal: { code: 'BAD_WEEK' } });
  });

  it('[K13] are all in one week, which begins on Monday', () => {
    fc.assert(
      fc.property(localDates(), date => {
        const monday = mondayOf(weekOf(date));
        expect(weekdayOf(monday)).toBe(1);
        expect(daysBetween(monday, date)).toBe(weekdayOf(date) - 1);
        expect(localWeek(weekOf(date))).toEqual({ ok: true, value: weekOf(date) });
      }),
    );
  });
});
