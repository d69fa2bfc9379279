import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maySync, syncFrom } from './sync-due.ts';

const now = new Date('2026-05-20T08:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('[LST5] the listings of a shop are asked for once in 15 minutes', () => {
  expect([maySync(undefined, now), maySync(ago(14), now), maySync(ago(15), now)]).toEqual([true, false, true]);
  expect(syncFrom(ago(5))).toEqual(new Date('2026-05-20T08:10:00Z'));
});

it('[LST5] once they may be asked for, they may at any later time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.nat(600), (minutes, later) => {
      expect(!maySync(ago(minutes), now) || maySync(ago(minutes), new Date(now.getTime() + later * 1000))).toBe(true);
    }),
  );
});
