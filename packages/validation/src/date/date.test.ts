import { type LocalDate, localDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRange } from './default-range.ts';
import { completeRange, endOfDay, type ZoneOffset } from './end-of-day.ts';
import { toMilliseconds, toSeconds } from './timestamps.ts';

const shanghai: ZoneOffset = () => 480;
const instant = (text: string) => Date.parse(text);
/** New York in 2026: summer time from 8 March 07:00 UTC to 1 November 06:00 UTC. */
const newYork: ZoneOffset = at => (at >= instant('2026-03-08T07:00:00Z') && at < instant('2026-11-01T06:00:00Z') ? -240 : -300);

describe('date ranges', () => {
  it("[V7] [spec 5.10] end with their day in the reader's zone", () => {
    expect(completeRange([instant('2026-05-19T16:00:00Z'), instant('2026-05-19T16:00:00Z')], shanghai)).toEqual([
      instant('2026-05-19T16:00:00Z'),
      instant('2026-05-20T15:59:59.999Z'),
    ]);
    expect(endOfDay(instant('2026-05-20T15:59:59.999Z'), shanghai)).toBe(instant('2026-05-20T15:59:59.999Z'));
  });

  it('[V7] know days on which the clocks change', () => {
    expect(endOfDay(instant('2026-03-08T05:00:00Z'), newYork)).toBe(instant('2026-03-09T03:59:59.999Z'));
    expect(endOfDay(instant('2026-11-01T04:00:00Z'), newYork)).toBe(instant('2026-11-02T04:59:59.999Z'));
  });

  it('[V7] end with the second of the hours that come twice where the clocks go back at midnight', () => {
    // Beirut: on 2026-10-25 at 00:00 of summer time the clocks show 23:00 of the 24th again
    const beirut: ZoneOffset = at => (at >= instant('2026-03-28T22:00:00Z') && at < instant('2026-10-24T21:00:00Z') ? 180 : 120);
    const end = instant('2026-10-24T21:59:59.999Z');
    for (const at of ['2026-10-23T21:00:00Z', '2026-10-24T20:59:59.999Z', '2026-10-24T21:00:00Z', '2026-10-24T21:59:59.999Z'])
      expect(endOfDay(instant(at), beirut)).toBe(end);
    expect(endOfDay(instant('2026-10-24T22:00:00Z'), beirut)).toBe(instant('2026-10-25T21:59:59.999Z'));
    expect(endOfDay(instant('2026-03-28T12:00:00Z'), beirut)).toBe(instant('2026-03-28T21:59:59.999Z'));
    expect(endOfDay(instant('2026-03-28T22:00:00Z'), beirut)).toBe(instant('2026-03-29T20:59:59.999Z'));
  });

  it('[V7] end not before they ended, on the same day, and once and for all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: -720, max: 840 }), (at, minutes) => {
        const zone: ZoneOffset = () => minutes;
        const end = endOfDay(at, zone);
        const day = (moment: number) => Math.floor((moment + minutes * 60_000) / 86_400_000);
        expect(end).toBeGreaterThanOrEqual(at);
        expect(day(end)).toBe(day(at));
        expect(day(end + 1)).toBe(day(at) + 1);
        expect(endOfDay(end, zone)).toBe(end);
      }),
    );
  });

  it('[V8] [spec 5.11] travel in seconds and are held in milliseconds', () => {
    expect(toSeconds(1_779_265_800_999)).toBe(1_779_265_800.999);
    fc.assert(
      fc.property(fc.integer({ min: -6e13, max: 25e13 }), milliseconds => {
        expect(toMilliseconds(toSeconds(milliseconds))).toBe(milliseconds);
      }),
    );
  });

  it('[V13] [spec 9.13] begin a month back, on the last day where the month is shorter', () => {
    const back = (today: string) => defaultRange(today as LocalDate)[0];
    expect(['2026-05-20', '2026-03-31', '2028-03-30', '2026-01-15', '2026-07-31'].map(back)).toEqual([
      '2026-04-20',
      '2026-02-28',
      '2028-02-29',
      '2025-12-15',
      '2026-06-30',
    ]);
  });

  it('[V13] are days of the calendar in order, at most 31 apart', () => {
    fc.assert(
      fc.property(localDates(), today => {
        const [from, to] = defaultRange(today);
        expect(localDate(from).ok && to === today && from < to).toBe(true);
        expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeLessThanOrEqual(31);
      }),
    );
  });
});
