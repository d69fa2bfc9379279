import { compareDecimals, type Decimal, subtract, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepayRefusals } from './prepay-limit.ts';
import { prepayUse } from './prepay-use.ts';

const decimal = (text: string) => text as Decimal;
const cents = (amount: number) => decimal(String(amount / 100));

describe('money paid in advance', () => {
  const share = { currency: 'USD', share: decimal('3000'), orderGross: decimal('10000') };

  it('[R12] is used by the part that is settled, the rest with the last one', () => {
    expect(prepayUse({ ...share, balance: decimal('3000') }, decimal('4000'), false)).toBe('1200');
    expect(prepayUse({ ...share, balance: decimal('1800') }, decimal('6000'), true)).toBe('1800');
    expect(prepayUse({ ...share, balance: decimal('500') }, decimal('4000'), false)).toBe('500');
    expect(prepayUse({ ...share, orderGross: decimal('0'), balance: decimal('500') }, decimal('0'), false)).toBe('500');
  });

  it('[R12] is used up when the whole order is settled, in whatever parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.nat(100), (gross, percent) => {
        const orderGross = cents(gross.reduce((all, part) => all + part, 0));
        const whole = cents(Math.floor((gross.reduce((all, part) => all + part, 0) * percent) / 100));
        let balance = whole;
        const used = gross.map((part, at) => {
          const use = prepayUse({ currency: 'USD', share: whole, balance, orderGross }, cents(part), at === gross.length - 1);
          expect(compareDecimals(use, decimal('0')) >= 0 && compareDecimals(use, balance) <= 0).toBe(true);
          balance = subtract(balance, use);
          return use;
        });
        expect(sum(used)).toBe(whole);
      }),
    );
  });

  it('[R12a] is at most the deposit of the order, or 30 %', () => {
    const order = { currency: 'USD', gross: decimal('10000'), depositPct: decimal('20'), prepaid: decimal('1000') };
    expect(prepayRefusals(order, decimal('2000'))).toEqual([]);
    expect(prepayRefusals(order, decimal('2000.01'))).toMatchObject([
      { code: 'PREPAY_MOST', message: { en: 'Prepaid in total at most 30%' } },
    ]);
    expect(prepayRefusals({ ...order, depositPct: decimal('50') }, decimal('4000'))).toEqual([]);
  });
});
