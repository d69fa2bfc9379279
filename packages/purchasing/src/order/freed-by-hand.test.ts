import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freedByHand } from './freed-by-hand.ts';

it('[R109] of 30 and 20 on hold 35 are released by hand: 30 of the first receipt and 5 of the second', () => {
  const lines = [{ held: 30 }, { held: 20 }];
  expect(freedByHand(lines, 15)).toEqual([30, 5]);
  expect(freedByHand(lines, 50)).toEqual([0, 0]);
  // other pieces of the SKU are on hold as well, such as those of a return
  expect(freedByHand(lines, 60)).toEqual([0, 0]);
});

it('[R109] never frees more of a line than it holds, and none of a later line before the earlier ones', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 6 }), fc.nat(300), (held, lying) => {
      const freed = freedByHand(
        held.map(pieces => ({ held: pieces })),
        lying,
      );
      const total = held.reduce((sum, pieces) => sum + pieces, 0);
      expect(freed.reduce((sum, pieces) => sum + pieces, 0)).toBe(Math.max(0, total - lying));
      const last = freed.findLastIndex(pieces => pieces > 0);
      for (const [at, pieces] of freed.entries()) {
        expect(pieces).toBeLessThanOrEqual(held[at]!);
        if (at < last) expect(pieces).toBe(held[at]);
      }
    }),
  );
});
