import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostSpanDays, relativeSpan, relativeSpans } from './relative-days.ts';

const day = (text: string) => text as LocalDate;
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => day(date.toISOString().slice(0, 10)));

describe('spans of days that move with the calendar', () => {
  it.each([
    ['today', '2026-05-20', '2026-05-20', '2026-05-20'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['thisWeek', '2026-05-24', '2026-05-18', '2026-05-24'],
    ['last7d', '2026-05-03', '2026-04-27', '2026-05-03'],
    ['last90d', '2026-05-20', '2026-02-20', '2026-05-20'],
    ['next2d', '2026-12-31', '2026-12-31', '2027-01-01'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['pastMonth', '2026-03-31', '2026-02-28', '2026-03-31'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['thisQuarter', '2026-05-20', '2026-04-01', '2026-06-30'],
    ['thisYear', '2026-05-20', '2026-01-01', '2026-12-31'],
  ])('%s on %s is %s to %s', (key, today, from, to) => {
    expect(relativeSpan(key)?.days(day(today))).toEqual([from, to]);
  });

  it('are known by their keys and by no others', () => {
    expect(relativeSpans.every(span => relativeSpan(span.key) === span)).toBe(true);
    for (const key of ['', 'last0d', 'last07d', 'last5000d', 'older30d', 'last3', 'constructor', 3, ['last7d']])
      expect(relativeSpan(key)).toBeUndefined();
  });

  it('older than so many days is what the last so many days leave behind them, and never overlaps', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: mostSpanDays }), (today, count) => {
        const [from] = relativeSpan(`last${count}d`)!.days(today);
        const [open, to] = relativeSpan(`olderThan${count}d`)!.days(today);
        expect(open).toBeUndefined();
        expect(Date.parse(from!) - Date.parse(to!)).toBe(86_400_000);
      }),
    );
  });

  it('always end where they begin or later', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...relativeSpans), (today, span) => {
        const [from, to] = span.days(today);
        expect(from! <= to!).toBe(true);
      }),
    );
  });
});
