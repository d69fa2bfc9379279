import { compareDecimals, type Decimal, subtract, sum, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExtraUse, extraUseRefusals, extraUses, mostExtraUse } from './extra-use.ts';

const decimal = (text: string) => text as Decimal;
const cents = (amount: number) => decimal(String(amount / 100));
const account = { supplier: 1, companyEntity: 1, currency: 'USD' };

/** 1,800.00 of 3,000.00 are left behind a settlement of 4,000.00 that has used 1,200.00; 2,800.00 are still to be paid. */
const use: ExtraUse = {
  settlement: { ...account, state: 'approved', payable: decimal('2800') },
  prepayment: account,
  usable: [decimal('1800')],
  amount: decimal('1000'),
};
const refused = (change: Partial<ExtraUse>) => extraUseRefusals({ ...use, ...change }).map(({ code, field }) => [code, field]);

describe('more of a prepayment', () => {
  it('[R84] is used in an approved settlement, up to what is left for its orders and still to be paid', () => {
    expect([refused({}), refused({ amount: decimal('1800') })]).toEqual([[], []]);
    expect(extraUseRefusals({ ...use, amount: decimal('1800.01') })).toMatchObject([
      { code: 'ABOVE_BALANCE', field: 'amount', message: { en: 'Only USD 1,800.00 is left' } },
    ]);
    const almostPaid = { settlement: { ...use.settlement, payable: decimal('500') } };
    expect(refused(almostPaid)).toEqual([['ABOVE_PAYABLE', 'amount']]);
    expect(refused({ ...almostPaid, amount: decimal('500') })).toEqual([]);
    expect([mostExtraUse(use.usable, decimal('2800')), mostExtraUse(use.usable, decimal('500'))]).toEqual(['1800', '500']);
  });

  it('[R84] is refused without an amount, of another account, without a balance, or once its payment is under way', () => {
    expect(refused({ amount: zero })).toEqual([['AMOUNT', 'amount']]);
    expect(refused({ prepayment: { ...account, supplier: 2 } })).toEqual([['OTHER_ACCOUNT', 'settlement']]);
    expect(refused({ prepayment: { ...account, currency: 'EUR' } })).toEqual([['OTHER_ACCOUNT', 'settlement']]);
    expect([refused({ usable: [] }), refused({ usable: [zero] })]).toEqual([
      [['NOTHING_LEFT', 'settlement']],
      [['NOTHING_LEFT', 'settlement']],
    ]);
    for (const state of ['draft', 'exception', 'approving', 'paying', 'part_paid', 'paid', 'void'])
      expect(refused({ settlement: { ...use.settlement, state } })).toEqual([['SETTLEMENT_STATE', 'settlement']]);
  });

  it('[R84] is taken of the shares one after the other: never more than is left of one, together what was asked', () => {
    expect(extraUses([decimal('300'), decimal('200')], decimal('400'))).toEqual(['300', '100']);
    const amounts = fc.array(fc.nat(999_999).map(cents), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.nat(999_999).map(cents), fc.integer({ min: 1, max: 999_999 }).map(cents), (usable, payable, amount) => {
        if (extraUseRefusals({ ...use, settlement: { ...use.settlement, payable }, usable, amount }).length > 0) return;
        const taken = extraUses(usable, amount);
        expect(sum(taken)).toBe(amount);
        expect(taken.every((one, at) => compareDecimals(one, usable[at]!) <= 0)).toBe(true);
        expect(compareDecimals(subtract(payable, amount), zero)).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(amount, mostExtraUse(usable, payable))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
