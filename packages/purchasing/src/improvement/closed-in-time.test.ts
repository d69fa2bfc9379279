import type { LocalDate } from '@axle/kernel';
import { expect, it } from 'vitest';
import { days } from '../testing.ts';
import fc from 'fast-check';
import { isClosedInTime } from './closed-in-time.ts';

const day = (text: string) => text as LocalDate;

it('[R102] an improvement is closed in time by the day when it is due, and late behind it, open or closed', () => {
  const due = day('2026-05-10');
  expect(isClosedInTime(due, due, day('2026-06-01'))).toBe(true);
  expect(isClosedInTime(due, day('2026-05-11'), day('2026-06-01'))).toBe(false);
  expect(isClosedInTime(due, undefined, due)).toBeUndefined();
  expect(isClosedInTime(due, undefined, day('2026-05-11'))).toBe(false);
  fc.assert(
    fc.property(days(), days(), days(), days(), (due_, closed, today, later) => {
      // once it is said, it stays so
      if (isClosedInTime(due_, undefined, today) === false && later >= today) expect(isClosedInTime(due_, undefined, later)).toBe(false);
      expect(isClosedInTime(due_, closed, today)).toBe(isClosedInTime(due_, closed, later));
    }),
  );
});
