import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { receivedShare } from './received-share.ts';

const share = (...lines: readonly (readonly [effective: number, open: number])[]) =>
  receivedShare(lines.map(([effective, open]) => ({ effective, open })));

it('[R44] 480 of 500 are 96 %, 275 of 480 and all of 20 are 59 %', () => {
  expect([share([500, 20]), share([480, 205], [20, 0]), share([500, 500])]).toEqual(['96', '59', '0']);
});

it('[R44] what was cancelled or given up counts on neither side; of nothing there is no share', () => {
  expect([share([300, 0], [0, 0]), share([0, 0]), share()]).toEqual(['100', undefined, undefined]);
});

it('[R44] is 100 % when nothing is to come and not before', () => {
  expect([share([100_000, 1]), share([3, 1])]).toEqual(['99.9', '66.6']);
  const lines = fc.array(
    fc.integer({ min: 0, max: 999_999 }).chain(effective => fc.record({ effective: fc.constant(effective), open: fc.nat(effective) })),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(lines, all => {
      const percent = receivedShare(all);
      expect(percent === undefined).toBe(all.every(({ effective }) => effective === 0));
      expect(percent === '100').toBe(percent !== undefined && all.every(({ open }) => open === 0));
      if (percent !== undefined)
        expect([compareDecimals(percent, '0' as Decimal) >= 0, compareDecimals(percent, '100' as Decimal) <= 0]).toEqual([true, true]);
    }),
  );
});
