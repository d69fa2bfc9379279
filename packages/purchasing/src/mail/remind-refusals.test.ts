import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remindRefusals } from './remind-refusals.ts';

const hour = 3_600_000;

it('[R32] a supplier is reminded a day behind the last mail, never earlier', () => {
  expect(remindRefusals(0, 24 * hour)).toEqual([]);
  expect(remindRefusals(undefined, 0)).toEqual([]);
  expect(remindRefusals(0, 20.5 * hour)).toMatchObject([{ code: 'TOO_SOON', message: { en: expect.stringContaining('in 4 h') } }]);
  fc.assert(
    fc.property(fc.nat(100 * hour), fc.nat(100 * hour), (last, later) => {
      expect(remindRefusals(last, last + later).length === 0).toBe(later >= 24 * hour);
    }),
  );
});
