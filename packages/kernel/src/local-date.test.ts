import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth, isLeapYear, localDate, yearOf } from './local-date.ts';
import { localDates } from './testing.ts';

describe('plain dates', () => {
  it('[K3] knows the days that there are', () => {
    for (const day of ['2028-02-29', '0001-01-01', '9999-12-31']) expect(localDate(day)).toEqual({ ok: true, value: day });
    for (const text of [
      '2026-02-29',
      '0000-12-31',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '2026-01-00',
      '2026-01-01T00:00',
      '',
      ' 2026-01-01',
    ])
      expect(localDate(text)).toMatchObject({ ok: false, refusal: { code: 'BAD_DATE' } });
  });

  it('[K3] counts leap years by the Gregorian rule', () => {
    expect([1900, 2000, 2024, 2026, 2100].map(isLeapYear)).toEqual([false, true, true, false, false]);
    expect([1, 2, 4, 0, 13].map(month => daysInMonth(2024, month))).toEqual([31, 29, 30, 0, 0]);
  });

  it('[K3] reads every day of the calendar', () => {
    fc.assert(
      fc.property(localDates(), date => {
        expect(localDate(date)).toEqual({ ok: true, value: date });
        expect(String(yearOf(date))).toBe(date.slice(0, 4));
      }),
    );
  });
});
