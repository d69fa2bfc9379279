import { compareDecimals, type Decimal, type LocalDate, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeReturned, refundRateOf, refundReserve, type ReserveTerms } from './refund-reserve.ts';

const d = (value: string) => value as Decimal;
const terms: ReserveTerms = {
  refundRate: d('5'),
  netSales: d('84.99'),
  referral: d('10.2'),
  keptRate: d('20'),
  keptMost: d('5'),
  resaleRate: d('40'),
  landed: d('29.82'),
};

describe('[O6i] the reserve for returns', () => {
  it('5 % of 84.99 − 8.16 that come back − 11.928 that are sold again are 3.25', () => {
    expect(refundReserve(terms, 2)).toBe('3.25');
    expect(refundReserve({ ...terms, keptMost: d('1') }, 2)).toBe('3.19');
  });

  it('is never below nothing, and grows with the rate', () => {
    const cents = fc.integer({ min: 0, max: 99_999 }).map(value => d(String(value / 100)));
    const percent = fc.integer({ min: 0, max: 100 }).map(value => d(String(value)));
    fc.assert(
      fc.property(cents, cents, percent, percent, percent, cents, (netSales, referral, keptRate, resaleRate, refundRate, landed) => {
        const reserve = refundReserve({ netSales, referral, keptRate, resaleRate, refundRate, landed }, 2);
        expect(compareDecimals(reserve, zero)).toBeGreaterThanOrEqual(0);
        const whole = refundReserve({ netSales, referral, keptRate, resaleRate, refundRate: d('100'), landed }, 2);
        expect(compareDecimals(whole, reserve)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is borne for 60 days', () => {
    expect(['2026-05-30', '2026-05-31'].map(day => mayBeReturned('2026-04-01' as LocalDate, day as LocalDate))).toEqual([true, false]);
  });

  it('goes by what came back of what was shipped; 14 of 412 are 3.398 %', () => {
    expect([refundRateOf(14, 412, d('6')), refundRateOf(0, 29, d('6'))]).toEqual(['3.3981', '6']);
  });
});
