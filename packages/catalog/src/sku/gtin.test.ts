import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinCheckDigit, checkGtin, gtinOk } from './gtin.ts';

const data = fc.constantFrom(7, 11, 12, 13).chain(length => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)));

describe('GTINs', () => {
  it('[B2] end with the digit that GS1 works out', () => {
    expect(['6291041500213', '036000291452'].map(gtinOk)).toEqual([true, true]);
    expect(['6291041500214', '03600029145', '', 'abcdefgh'].map(gtinOk)).toEqual([false, false, false, false]);
    expect(checkGtin({ gtin: '6291041500214' })).toMatchObject([{ code: 'GTIN', field: 'gtin' }]);
    expect([{}, { gtin: '6291041500213' }].flatMap(checkGtin)).toEqual([]);
  });

  it('[B2] have exactly one right last digit', () => {
    fc.assert(
      fc.property(data, digits => {
        const right = Array.from({ length: 10 }, (_, digit) => digit).filter(digit => gtinOk(`${digits}${digit}`));
        expect(right).toEqual([gtinCheckDigit(digits)]);
      }),
    );
  });

  it('[B2] are wrong when any one digit changes', () => {
    fc.assert(
      fc.property(data, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const whole = `${digits}${gtinCheckDigit(digits)}`;
        const place = at % whole.length;
        const changed = `${whole.slice(0, place)}${(Number(whole[place]) + by) % 10}${whole.slice(place + 1)}`;
        expect(gtinOk(changed)).toBe(false);
      }),
    );
  });
});
