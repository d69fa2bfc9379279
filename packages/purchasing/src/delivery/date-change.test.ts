import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { isAutoApproved } from './auto-approved.ts';
import { dateRefusals, type DateWish } from './date-refusals.ts';
import { logRefusals } from './log-refusals.ts';

const today = '2026-10-01' as LocalDate;
const wish = (more: Partial<DateWish> = {}): DateWish => ({
  oldDate: '2026-10-15' as LocalDate,
  newDate: '2026-10-25' as LocalDate,
  reason: 'capacity',
  hasFile: false,
  ...more,
});
const codes = (more: Partial<DateWish>) => dateRefusals(wish(more), today).map(({ code }) => code);

describe('a wish to move a promised day', () => {
  it('[R10b] is for another day, from today and within a year, and has a reason', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ newDate: '2026-10-15' as LocalDate })).toEqual(['SAME_DATE']);
    expect(codes({ newDate: '2026-09-30' as LocalDate })).toEqual(['PAST']);
    expect(codes({ newDate: '2027-10-02' as LocalDate })).toEqual(['TOO_FAR']);
    expect(codes({ newDate: '2027-10-01' as LocalDate })).toEqual([]);
    expect(codes({ reason: undefined })).toEqual(['REASON']);
  });

  it('[R10b] is proved where it is our own doing', () => {
    expect(codes({ reason: 'push_out' })).toEqual(['PROOF']);
    expect(codes({ reason: 'push_out', note: '   season   ' })).toEqual(['PROOF']);
    expect(codes({ reason: 'push_out', note: '旺季推迟，仓库已满仓位不足' })).toEqual([]);
    expect(codes({ reason: 'push_out', hasFile: true })).toEqual([]);
  });

  it('[R10c] holds at once where the supplier postpones by two days at most', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: -30, max: 30 }), (oldDate, shift) => {
        const moved = { oldDate, newDate: addDays(oldDate, shift) };
        expect(isAutoApproved('reply', moved)).toBe(shift <= 2);
        expect(isAutoApproved('buyer', moved)).toBe(false);
      }),
    );
  });
});

describe('a note of progress', () => {
  it('[R21a] is of a step reached by today, and asks again from today', () => {
    const refused = (reachedOn?: string, nextFollowUp?: string) =>
      logRefusals({ reachedOn: reachedOn as LocalDate, nextFollowUp: nextFollowUp as LocalDate }, today).map(({ code }) => code);
    expect([refused(), refused('2026-10-01', '2026-10-01'), refused('2026-09-01')]).toEqual([[], [], []]);
    expect(refused('2026-10-02', '2026-09-30')).toEqual(['AHEAD', 'PAST']);
  });
});
