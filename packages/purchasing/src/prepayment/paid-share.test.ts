import { add, compareDecimals, type Decimal, subtract, sum } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paidShare, usableShare } from './paid-share.ts';

const decimal = (text: string) => text as Decimal;

it('[R100] of 3,000.00 and 1,000.00 of two orders 1,000.00 paid are 750.00 and 250.00, less what is used', () => {
  const prepayment = { currency: 'USD', amount: decimal('4000'), paid: decimal('1000') };
  expect([paidShare(prepayment, decimal('3000')), paidShare(prepayment, decimal('1000'))]).toEqual(['750', '250']);
  expect(usableShare(prepayment, decimal('3000'), decimal('700'))).toBe('50');
  expect(usableShare(prepayment, decimal('3000'), decimal('800'))).toBe('0');
  expect(paidShare({ ...prepayment, paid: decimal('4000') }, decimal('3000'))).toBe('3000');
  expect(paidShare({ ...prepayment, currency: 'JPY', paid: decimal('999') }, decimal('1000'))).toBe('249');
});

it('[R100] shares of a prepayment are never more than what is paid of it, and all of it once all is paid', () => {
  const cents = fc.integer({ min: 1, max: 9_999_999 }).map(each => decimal(String(each / 100)));
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), fc.nat(99), (shares, pct) => {
      const amount = sum(shares);
      const paid = decimal(String(Math.floor((Number(amount) * pct) / 100)));
      const of = shares.map(share => paidShare({ currency: 'USD', amount, paid }, share));
      expect(compareDecimals(sum(of), paid)).toBeLessThanOrEqual(0);
      expect(compareDecimals(subtract(paid, sum(of)), decimal('0.05'))).toBeLessThanOrEqual(0);
      expect(sum(shares.map(share => paidShare({ currency: 'USD', amount, paid: add(amount, paid) }, share)))).toBe(amount);
    }),
  );
});
