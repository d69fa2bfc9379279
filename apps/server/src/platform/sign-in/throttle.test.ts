import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLocked } from './throttle.ts';

const at = (time: string): number => Date.parse(`2026-05-20T${time}Z`);

it('[L3] five failures in 14 minutes are a burst, in 16 minutes not', () => {
  const four = ['09:00:00', '09:04:00', '09:08:00', '09:12:00'].map(at);
  expect(isLocked([...four, at('09:14:00')], at('09:14:00'))).toBe(true);
  expect(isLocked([...four, at('09:16:00')], at('09:16:00'))).toBe(false);
});

it('a lock ends 15 minutes after the failure that made it', () => {
  const failures = ['09:00:00', '09:01:00', '09:02:00', '09:03:00', '09:04:00'].map(at);
  expect(isLocked(failures, at('09:18:59'))).toBe(true);
  expect(isLocked(failures, at('09:19:00'))).toBe(false);
});

it('fewer than five failures never lock, and nothing locks half an hour after the last one', () => {
  const failures = fc.array(fc.integer({ min: 0, max: 7_200_000 }), { maxLength: 12 }).map(list => list.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(failures, fc.integer({ min: 0, max: 7_200_000 }), (list, later) => {
      const last = list.at(-1) ?? 0;
      expect(list.length < 5 && isLocked(list, last + later)).toBe(false);
      expect(isLocked(list, last + 1_800_000 + later)).toBe(false);
    }),
  );
});
