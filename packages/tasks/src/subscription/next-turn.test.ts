import fc from 'fast-check';
import { clockIn, daysInMonth, weekdayOf, yearOf } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { recurrences } from '../testing.ts';
import { dueTurn, nextTurn } from './next-turn.ts';
import { type Recurrence, recurrenceOf, recurrenceWords } from './recurrence.ts';

const zone = 'Asia/Shanghai';
const next = (recurrence: Recurrence, after: string, timezone = zone) => nextTurn(recurrence, new Date(after), timezone).toISOString();

describe('[T15] the next turn', () => {
  const daily: Recurrence = { rhythm: 'daily', hour: 8 };
  const monthEnd: Recurrence = { rhythm: 'monthly', monthDay: 31, hour: 8 };

  it('is the next 08:00 of the place, never the moment itself', () => {
    expect(next(daily, '2026-05-19T23:59:59Z')).toBe('2026-05-20T00:00:00.000Z');
    expect(next(daily, '2026-05-20T00:00:00Z')).toBe('2026-05-21T00:00:00.000Z');
  });

  it('of every Monday is a Monday by the clocks of the place', () => {
    const monday: Recurrence = { rhythm: 'weekly', weekday: 1, hour: 0 };
    expect(next(monday, '2026-05-24T15:59:59Z')).toBe('2026-05-24T16:00:00.000Z');
    expect(next(monday, '2026-05-24T16:00:00Z')).toBe('2026-05-31T16:00:00.000Z');
  });

  it('of day 31 is the last day of a shorter month', () => {
    expect(next(monthEnd, '2026-01-31T00:00:00Z')).toBe('2026-02-28T00:00:00.000Z');
    expect(next(monthEnd, '2028-02-01T00:00:00Z')).toBe('2028-02-29T00:00:00.000Z');
    expect(next(monthEnd, '2026-02-28T00:00:00Z')).toBe('2026-03-31T00:00:00.000Z');
    expect(next(monthEnd, '2026-12-31T00:00:00Z')).toBe('2027-01-31T00:00:00.000Z');
  });

  it('keeps to the clocks when they are put on or back', () => {
    const losAngeles = 'America/Los_Angeles';
    expect(next({ rhythm: 'daily', hour: 8 }, '2026-03-07T16:00:00Z', losAngeles)).toBe('2026-03-08T15:00:00.000Z');
    expect(next({ rhythm: 'daily', hour: 2 }, '2026-03-07T20:00:00Z', losAngeles)).toBe('2026-03-08T10:00:00.000Z');
    expect(next({ rhythm: 'daily', hour: 1 }, '2026-10-31T20:00:00Z', losAngeles)).toBe('2026-11-01T08:00:00.000Z');
    expect(next({ rhythm: 'daily', hour: 1 }, '2026-11-01T08:00:00Z', losAngeles)).toBe('2026-11-02T09:00:00.000Z');
  });

  it('is later, at the hour, on the day, and nothing of the rhythm lies between', () => {
    fc.assert(
      fc.property(
        recurrences(),
        fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (recurrence, after) => {
          const turn = nextTurn(recurrence, after, zone);
          const { day, time } = clockIn(turn, zone);
          expect(turn.getTime()).toBeGreaterThan(after.getTime());
          expect(time).toBe(`${String(recurrence.hour).padStart(2, '0')}:00`);
          const longest = { daily: 1, weekly: 7, monthly: 31 }[recurrence.rhythm];
          expect(turn.getTime() - after.getTime()).toBeLessThanOrEqual(longest * 86_400_000);
          if (recurrence.rhythm === 'weekly') expect(weekdayOf(day)).toBe(recurrence.weekday);
          if (recurrence.rhythm === 'monthly')
            expect(Number(day.slice(8))).toBe(Math.min(recurrence.monthDay, daysInMonth(yearOf(day), Number(day.slice(5, 7)))));
        },
      ),
    );
  });

  it('a weekly one names its day of the week, a monthly one its day of the month', () => {
    expect(recurrenceOf({ rhythm: 'weekly', hour: 8, weekday: 1, monthDay: 9 })).toEqual({
      ok: true,
      value: { rhythm: 'weekly', hour: 8, weekday: 1 },
    });
    expect(recurrenceOf({ rhythm: 'daily', hour: 24 })).toMatchObject({ ok: false, refusal: { field: 'hour' } });
    expect(recurrenceOf({ rhythm: 'weekly', hour: 8 })).toMatchObject({ ok: false, refusal: { field: 'weekday' } });
    expect(recurrenceOf({ rhythm: 'monthly', hour: 8, monthDay: 32 })).toMatchObject({ ok: false, refusal: { field: 'monthDay' } });
  });

  it('is said in both languages', () => {
    expect(recurrenceWords(daily)).toEqual({ zh: '每天 08:00', en: 'Every day 08:00' });
    expect(recurrenceWords({ rhythm: 'weekly', weekday: 7, hour: 18 })).toEqual({ zh: '每周日 18:00', en: 'Every Sunday 18:00' });
    expect(recurrenceWords(monthEnd)).toEqual({ zh: '每月31日 08:00', en: 'Monthly, day 31 08:00' });
    fc.assert(
      fc.property(recurrences(), recurrence => {
        expect(recurrenceOf(recurrence)).toEqual({ ok: true, value: recurrence });
      }),
    );
  });
});

describe('[T16] a turn that is due', () => {
  const daily: Recurrence = { rhythm: 'daily', hour: 8 };
  const due = (from: string, now: string) => dueTurn(daily, new Date(from), new Date(now), zone);

  it('is made at its moment and not before', () => {
    expect(due('2026-05-20T00:00:00Z', '2026-05-19T23:59:59Z')).toBeUndefined();
    expect(due('2026-05-20T00:00:00Z', '2026-05-20T00:00:00Z')).toEqual({
      turn: new Date('2026-05-20T00:00:00Z'),
      next: new Date('2026-05-21T00:00:00Z'),
    });
  });

  it('of several that were missed is the latest', () => {
    expect(due('2026-05-17T00:00:00Z', '2026-05-20T03:00:00Z')).toEqual({
      turn: new Date('2026-05-20T00:00:00Z'),
      next: new Date('2026-05-21T00:00:00Z'),
    });
    expect(due('2024-05-17T00:00:00Z', '2026-05-20T03:00:00Z')?.turn).toEqual(new Date('2026-05-20T00:00:00Z'));
  });

  it('is never later than now, and the next is the first after now', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(recurrences(), moments, fc.integer({ min: 0, max: 400 * 86_400_000 }), (recurrence, start, later) => {
        const first = nextTurn(recurrence, start, zone);
        const now = new Date(first.getTime() + later);
        const made = dueTurn(recurrence, first, now, zone)!;
        expect(made.turn.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(made.next).toEqual(nextTurn(recurrence, now, zone));
        expect(made.next).toEqual(nextTurn(recurrence, made.turn, zone));
      }),
      { numRuns: 40 },
    );
  });
});
