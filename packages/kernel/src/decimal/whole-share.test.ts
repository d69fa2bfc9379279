import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Decimal } from './decimal.ts';
import { wholeShare } from './whole-share.ts';

const share = (pieces: number, percent: string) => wholeShare(pieces, percent as Decimal);

it('[K22] a share of pieces is whole pieces: 2 % of 500 are 10, of 511 as well', () => {
  expect([share(500, '2'), share(511, '2'), share(49, '2'), share(500, '0'), share(200, '2.5')]).toEqual([10, 10, 0, 0, 5]);
});

it('[K22] a share of pieces never passes the exact one, and is less than a piece below it', () => {
  fc.assert(
    fc.property(fc.nat(999_999), fc.nat(10_000), (pieces, hundredths) => {
      const exact = pieces * hundredths;
      const whole = share(pieces, String(hundredths / 100)) * 10_000;
      expect(whole).toBeLessThanOrEqual(exact);
      expect(exact - whole).toBeLessThan(10_000);
    }),
  );
});
