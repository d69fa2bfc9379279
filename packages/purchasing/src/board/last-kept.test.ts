import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { days } from '../testing.ts';
import { lastKept } from './last-kept.ts';

const day = (text: string) => text as LocalDate;

it('[R122] a figure of a period is what was kept last in it', () => {
  const kept = ['2026-05-03', '2026-05-10', '2026-05-08'].map(one => ({ day: day(one) }));
  const week = { from: day('2026-05-04'), to: day('2026-05-10') };
  expect(lastKept(kept, week)).toEqual({ day: '2026-05-10' });
  expect(lastKept(kept, { from: day('2026-05-11'), to: day('2026-05-17') })).toBeUndefined();
});

it('[R122] is one of its days, and none of them is later', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ day: days() })), days(), days(), (kept, one, other) => {
      const [from, to] = [one, other].toSorted() as [LocalDate, LocalDate];
      const last = lastKept(kept, { from, to });
      const within = kept.filter(({ day: kept }) => from <= kept && kept <= to);
      expect(last === undefined).toBe(within.length === 0);
      for (const { day: kept } of within) expect(kept <= last!.day).toBe(true);
    }),
  );
});
