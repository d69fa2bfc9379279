import { addDays, daysBetween, type LocalDate, weekdayOf } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { isPastPromise, laneMondays } from './week-lanes.ts';

describe('lines by the week of their promised date', () => {
  it('[R93] stand in six ISO weeks from that of the day, over the end of a year too', () => {
    const mondays = ['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18'];
    expect(laneMondays('2026-12-20' as LocalDate)).toEqual(mondays);
  });

  it('[R93] are late once their promised day is over', () => {
    const promised = '2026-12-20' as LocalDate;
    expect([isPastPromise(promised, promised), isPastPromise(promised, addDays(promised, 1))]).toEqual([false, true]);
  });

  it('[R93] the first week is always that of the day', () => {
    fc.assert(
      fc.property(days(), day => {
        const mondays = laneMondays(day);
        expect(mondays.every(monday => weekdayOf(monday) === 1)).toBe(true);
        expect(daysBetween(mondays[0]!, day)).toBe(weekdayOf(day) - 1);
      }),
    );
  });
});
