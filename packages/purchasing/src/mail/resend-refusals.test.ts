import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resendRefusals } from './resend-refusals.ts';

const hour = 3_600_000;

it('[R120] an order goes to its supplier twice within 24 hours only if somebody says so', () => {
  const codes = (last: number | undefined, again: boolean, now: number) => resendRefusals(last, again, now).map(({ code }) => code);
  expect([codes(undefined, false, 0), codes(0, false, 24 * hour), codes(0, true, hour)]).toEqual([[], [], []]);
  expect(resendRefusals(0, false, 23.9 * hour)).toMatchObject([
    { code: 'SENT_TODAY', field: 'again', message: { en: expect.stringContaining('23 hours ago') } },
  ]);
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 100 * hour }), (last, passed) => {
      expect(codes(last, false, last + passed).length === 0).toBe(passed >= 24 * hour);
      expect(codes(last, true, last + passed)).toEqual([]);
    }),
  );
});
