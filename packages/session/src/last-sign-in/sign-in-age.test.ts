import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longAgoDays, signInAge } from './sign-in-age.ts';

const day = 24 * 60 * 60;
const moment = fc.integer({ min: 0, max: 4_000_000_000 });

it('[N18] a last sign-in of more than 90 days ago was long ago', () => {
  const now = 1_800_000_000;
  expect([undefined, now, now - 90 * day, now - 90 * day - 1].map(at => signInAge(at, now))).toEqual([
    'never',
    'lately',
    'lately',
    'longAgo',
  ]);
});

it('[N18] what was long ago stays so as time passes, and only who has no sign-in never signed in', () => {
  fc.assert(
    fc.property(moment, moment, fc.nat(longAgoDays * 2 * day), (at, now, later) => {
      expect(signInAge(at, now)).not.toBe('never');
      if (signInAge(at, now) === 'longAgo') expect(signInAge(at, now + later)).toBe('longAgo');
      expect(signInAge(undefined, now)).toBe('never');
    }),
  );
});
