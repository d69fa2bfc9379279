import { addDays, isWorkingDay, type LocalDate, weekdayOf, yearOf } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarOf, copiedDays, dayParts, makeupOnWeekend } from './holiday.ts';

const date = (text: string) => text as LocalDate;

describe('holidays', () => {
  it('[L3] stand on the weekday and in the year of their date', () => {
    expect(dayParts({ date: '2026-10-10' })).toEqual({ weekday: 6, year: 2026 });
    expect(dayParts({})).toEqual({});
  });

  it('[L4] are made up for on weekends alone', () => {
    fc.assert(
      fc.property(localDates(), day => {
        expect(makeupOnWeekend([6, 7], { date: day, kind: 'makeup' })).toHaveLength(weekdayOf(day) > 5 ? 0 : 1);
        expect(makeupOnWeekend([6, 7], { date: day, kind: 'holiday' })).toEqual([]);
      }),
    );
  });

  it('[L5] are taken over to another year: fixed ones stand, the rest waits, make-up days stay behind', () => {
    const days: readonly CalendarDay[] = [
      { date: date('2026-01-01'), kind: 'holiday', fixed: true, confirmed: true },
      { date: date('2026-02-17'), kind: 'holiday', confirmed: true },
      { date: date('2026-02-14'), kind: 'makeup', confirmed: true },
    ];
    expect(copiedDays(days, 2027)).toEqual([
      { date: '2027-01-01', kind: 'holiday', fixed: true, confirmed: true },
      { date: '2027-02-17', kind: 'holiday', confirmed: false },
    ]);
    expect(copiedDays([{ date: date('2028-02-29'), kind: 'holiday' }], 2029)).toEqual([]);
  });

  it('[L5, L6] that wait leave the year unknown until they are confirmed', () => {
    fc.assert(
      fc.property(localDates(), fc.boolean(), (day, confirmed) => {
        const calendar = calendarOf('X', [6, 7], [{ date: day, kind: 'holiday', confirmed }]);
        expect(isWorkingDay(calendar, day)).toMatchObject(confirmed ? { ok: true, value: false } : { refusal: { code: 'NO_CALENDAR' } });
        const copies = copiedDays([{ date: addDays(day, 0), kind: 'holiday' as const }], 2030);
        expect(copies.every(copy => yearOf(copy.date) === 2030 && !copy.confirmed)).toBe(true);
      }),
    );
  });
});
