import { addDays, type LocalDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weeksOfMonth } from './calendar-days.ts';
import { movedBy } from './calendar-keys.ts';

const day = '2026-05-20' as LocalDate;
const days = (...keys: readonly string[]) => keys.map(key => movedBy(key, false, 'days', day));

describe('keys of a calendar', () => {
  it('lead by days, weeks, months and years', () => {
    expect(days('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')).toEqual([
      '2026-05-19',
      '2026-05-21',
      '2026-05-13',
      '2026-05-27',
      '2026-05-18',
      '2026-05-24',
      '2026-04-20',
      '2026-06-20',
    ]);
    expect([movedBy('PageUp', true, 'days', day), movedBy('PageDown', true, 'days', '2028-02-29' as LocalDate)]).toEqual([
      '2025-05-20',
      '2029-02-28',
    ]);
    expect(['ArrowLeft', 'ArrowDown', 'PageUp'].map(key => movedBy(key, false, 'months', day))).toEqual([
      '2026-04-20',
      '2026-08-20',
      '2025-05-20',
    ]);
    expect(['ArrowRight', 'ArrowUp', 'PageDown'].map(key => movedBy(key, false, 'years', day))).toEqual([
      '2027-05-20',
      '2023-05-20',
      '2038-05-20',
    ]);
    expect(days('a', 'toString')).toEqual([undefined, undefined]);
  });

  it('do not lead out of the calendar', () => {
    expect(movedBy('ArrowLeft', false, 'days', '1900-01-01' as LocalDate)).toBe('1900-01-01');
    expect(movedBy('PageDown', false, 'years', '2999-01-01' as LocalDate)).toBe('2999-12-31');
  });

  it('a month shows whole weeks from Monday on, each day of it once', () => {
    fc.assert(
      fc.property(localDates(), date => {
        const weeks = weeksOfMonth(date);
        const shown = weeks.flat();
        expect(shown.every((one, place) => place === 0 || one === addDays(shown[place - 1]!, 1))).toBe(true);
        expect(weeks.every(week => week.length === 7)).toBe(true);
        expect(shown.filter(one => one.slice(0, 7) === date.slice(0, 7)).length).toBeGreaterThanOrEqual(28);
        expect(shown).toContain(date);
      }),
    );
  });
});
