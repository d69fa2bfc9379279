import { compareDecimals, type Decimal, type LocalDate, subtract, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositDue, prepayExcess, prepayRefusals } from './prepay-limit.ts';
import { type AskedShare, dueRefusals, shareRefusals, takingRefusals } from './prepay-refusals.ts';
import { prepayBalance, prepayState, takenOf } from './prepay-state.ts';
import { withPart } from './prepay-parts.ts';
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

  it('[R12a] asks for the deposit of its terms, less what is prepaid already', () => {
    const order = { currency: 'USD', gross: decimal('10000'), depositPct: decimal('30'), prepaid: decimal('1000') };
    expect([depositDue(order), depositDue({ ...order, prepaid: decimal('4000') })]).toEqual(['2000', '0']);
    expect(depositDue({ ...order, depositPct: decimal('0'), prepaid: decimal('0') })).toBe('0');
  });

  it('[R12b] 3,000.00 of 10,000.00 are 600.00 too much once the order is cut to 8,000.00', () => {
    const order = { currency: 'USD', gross: decimal('8000'), depositPct: decimal('30'), prepaid: decimal('3000') };
    expect([prepayExcess(order), prepayExcess({ ...order, gross: decimal('10000') })]).toEqual(['600', '0']);
    expect(prepayExcess({ ...order, gross: decimal('0') })).toBe('3000');
  });

  it('[R99] waits until the last of its parts has come: 1,000.00 and 2,000.00 of 3,000.00', () => {
    expect(withPart(decimal('3000'), decimal('0'), decimal('1000'))).toEqual({ paid: '1000', left: '2000', isOpen: true });
    expect(withPart(decimal('3000'), decimal('1000'), decimal('2000'))).toEqual({ paid: '3000', left: '0', isOpen: false });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 6 }), parts => {
        const asked = cents(parts.reduce((all, part) => all + part, 0));
        let paid = decimal('0');
        for (const [at, part] of parts.entries()) {
          const after = withPart(asked, paid, cents(part));
          expect(after.isOpen).toBe(at < parts.length - 1);
          paid = after.paid;
        }
        expect(paid).toBe(asked);
      }),
    );
  });

  it('[R12c] is paid, used in part, used up, or refunded by what became of it', () => {
    const money = (used: string, refunded: string) => ({ paid: decimal('3000'), used: decimal(used), refunded: decimal(refunded) });
    const states = [money('0', '0'), money('1200', '0'), money('3000', '0'), money('0', '600'), money('2400', '600'), money('0', '3000')];
    expect(states.map(prepayState)).toEqual(['paid', 'part_used', 'used', 'paid', 'refunded', 'refunded']);
    expect(prepayBalance(money('1200', '600'))).toBe('1200');
  });

  it('[R12d] is taken back up to what is left, of one share after the other', () => {
    const shares = [
      { amount: decimal('1000'), used: decimal('900') },
      { amount: decimal('500'), used: decimal('0') },
    ];
    expect(takenOf(shares, decimal('350'))).toEqual(['100', '250']);
    const codes = (amount: string) => takingRefusals(decimal(amount), decimal('600'), 'USD').map(({ code, message }) => [code, message.en]);
    expect([codes('600'), codes('600.01'), codes('0')]).toEqual([
      [],
      [['ABOVE_BALANCE', 'Only USD 600.00 is left']],
      [['AMOUNT', 'The amount must be above 0']],
    ]);
  });

  it('[R12e] is of approved orders of one account, of amounts above zero, and due from today on', () => {
    const order: AskedShare = {
      currency: 'USD',
      gross: decimal('10000'),
      depositPct: decimal('30'),
      prepaid: decimal('0'),
      supplier: 1,
      companyEntity: 1,
      state: 'effective',
      amount: decimal('3000'),
    };
    const codes = (...shares: readonly AskedShare[]) => shareRefusals(shares).map(refusals => refusals.map(({ code }) => code));
    expect(codes(order, { ...order, amount: decimal('0') }, { ...order, supplier: 2 })).toEqual([[], ['AMOUNT'], ['OTHER_ACCOUNT']]);
    expect(codes(order, { ...order, currency: 'CNY' }, { ...order, companyEntity: 2, amount: decimal('3000.01') })).toEqual([
      [],
      ['OTHER_ACCOUNT'],
      ['OTHER_ACCOUNT', 'PREPAY_MOST'],
    ]);
    expect(['draft', 'approved', 'producing'].map(state => codes({ ...order, state } as AskedShare)[0])).toEqual([
      ['ORDER_STATE'],
      [],
      ['ORDER_STATE'],
    ]);
    const due = (day: string) => dueRefusals(day as LocalDate, '2026-05-20' as LocalDate).length;
    expect([due('2026-05-19'), due('2026-05-20')]).toEqual([1, 0]);
  });
});
