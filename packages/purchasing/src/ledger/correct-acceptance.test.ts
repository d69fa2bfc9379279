import { add, type Decimal, subtract, sum } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctedAcceptance } from './correct-acceptance.ts';

const decimal = (text: string) => text as Decimal;
const cents = (min: number) => fc.integer({ min, max: 999_999 }).map(value => decimal(String(value / 100)));

it('[R13f] 400 × 10.00 that cost 10.50 each: 4,000.00 are taken back, 4,200.00 posted', () => {
  expect(correctedAcceptance([decimal('4000')], decimal('200'))).toEqual({ reversed: 1, net: '4200' });
});

it('[R13f] takes back the last vouchers alone, and more of them only where the last is too small', () => {
  const posted = [decimal('100'), decimal('3900')];
  expect(correctedAcceptance(posted, decimal('-40'))).toEqual({ reversed: 1, net: '60' });
  expect(correctedAcceptance(posted, decimal('-200'))).toEqual({ reversed: 2, net: '3800' });
  expect([correctedAcceptance(posted, decimal('0')), correctedAcceptance([], decimal('5'))]).toEqual([undefined, undefined]);
});

it('[R13f] [R107] all vouchers are taken back, and none posted, where nothing is accepted any more', () => {
  expect(correctedAcceptance([decimal('100'), decimal('3900')], decimal('-4000'))).toEqual({ reversed: 2, net: '0' });
});

it('[R13f] what stays posted differs by the change alone, and nothing is posted below zero', () => {
  fc.assert(
    fc.property(fc.array(cents(1), { minLength: 1, maxLength: 6 }), cents(-999_999), (posted, change) => {
      const corrected = correctedAcceptance(posted, change);
      expect(corrected === undefined).toBe(change === '0' || Number(add(sum(posted), change)) < 0);
      if (!corrected) return;
      expect(Number(corrected.net)).toBeGreaterThanOrEqual(0);
      if (corrected.net === '0') expect(corrected.reversed).toBe(posted.length);
      const stays = add(sum(posted.slice(corrected.reversed)), corrected.net);
      expect(subtract(stays, sum(posted))).toBe(change);
    }),
  );
});
