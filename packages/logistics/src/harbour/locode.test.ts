import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locodeOf } from './locode.ts';

const answer = (text: string, country: string) => {
  const result = locodeOf(text, country);
  return result.ok ? 'taken' : result.refusal.code;
};

describe('the UN/LOCODE of a place', () => {
  it('[L1] begins with the code of its country', () => {
    expect([answer('CNYTN', 'CN'), answer('CNNGB', 'CN'), answer('USLGB', 'US')]).toEqual(['taken', 'taken', 'taken']);
    expect([answer('USLG1', 'US'), answer('cnytn', 'CN'), answer('CNYT', 'CN'), answer('CNLGB', 'US')]).toEqual([
      'BAD_LOCODE',
      'BAD_LOCODE',
      'BAD_LOCODE',
      'LOCODE_COUNTRY',
    ]);
  });

  it('[L1] is taken for one country alone', () => {
    const country = fc.stringMatching(/^[A-Z]{2}$/);
    fc.assert(
      fc.property(country, country, fc.stringMatching(/^[A-Z2-9]{3}$/), (one, other, place) => {
        expect(locodeOf(one + place, other).ok).toBe(one === other);
      }),
    );
  });
});
