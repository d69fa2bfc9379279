import { absolute, compareDecimals, type Decimal, round } from '@axle/kernel';
import { decimals } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deductionMethods } from '../testing.ts';
import { deduction, type DeductionFacts, type DeductionMethod, checkDeductionMethod } from './deduction.ts';

const d = (text: string) => text as Decimal;
const late: DeductionMethod = { type: 'latePerDay', rate: d('0.5'), graceDays: 3, capPercent: d('10') };
const of = (method: DeductionMethod, facts: DeductionFacts) => {
  const result = deduction(method, facts);
  return result.ok ? result.value : result.refusal.code;
};

describe('deductions', () => {
  it('[B26] count days late behind the grace, up to the cap', () => {
    const after = (lateDays: number) => of(late, { amount: d('20000'), lateDays });
    expect([after(9), after(30), after(3), after(0)]).toEqual(['600', '2000', '0', '0']);
  });

  it('[B26] count defects above the allowed rate, pieces, cartons and what is short', () => {
    expect(of({ type: 'defectRate', rate: d('2') }, { amount: d('10000'), defectPercent: d('3.5') })).toBe('150');
    expect(of({ type: 'defectRate', rate: d('2') }, { amount: d('10000'), defectPercent: d('1') })).toBe('0');
    expect(of({ type: 'perDefect', amount: d('12.5') }, { amount: d('10000'), count: 3 })).toBe('37.5');
    expect(of({ type: 'packing', amount: d('8') }, { amount: d('20'), count: 3 })).toBe('20');
    expect(of({ type: 'fixed', amount: d('300') }, { amount: d('10000') })).toBe('300');
    expect(of({ type: 'shortage', rate: d('120') }, { amount: d('10000'), shortAmount: d('500') })).toBe('600');
    expect(of(late, { amount: d('-1') })).toBe('BAD_AMOUNT');
  });

  it('[B26] lie between nothing and what the delivery is worth, and never fall with the days', () => {
    fc.assert(
      fc.property(deductionMethods(), decimals(), fc.nat(400), fc.nat(60), fc.nat(100), (method, value, days, more, count) => {
        const amount = absolute(round(value, 2));
        const facts = { amount, count, defectPercent: d(String(count)), shortAmount: amount };
        const now = d(of(method, { ...facts, lateDays: days }));
        expect(compareDecimals(now, d('0'))).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(now, amount)).toBeLessThanOrEqual(0);
        expect(compareDecimals(d(of(method, { ...facts, lateDays: days + more })), now)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[B35] have the rate or the amount that their type needs', () => {
    expect(checkDeductionMethod({ type: 'latePerDay', amount: '5' })).toMatchObject([{ code: 'REQUIRED', field: 'rate' }]);
    expect(checkDeductionMethod({ type: 'fixed', rate: '5' })).toMatchObject([{ code: 'REQUIRED', field: 'amount' }]);
    expect([{}, { type: 'fixed', amount: '5' }, { type: 'shortage', rate: '100' }].flatMap(checkDeductionMethod)).toEqual([]);
  });
});
