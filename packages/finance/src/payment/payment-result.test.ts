import { add, compareDecimals, type Decimal, type LocalDate, zero } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AwaitedPayment, leftToPay, paymentRefusals, requestPaid } from './payment-result.ts';

const decimal = (text: string) => text as Decimal;
const today = '2026-05-20' as LocalDate;
const request = (more: Partial<AwaitedPayment> = {}): AwaitedPayment => ({
  state: 'approved',
  currency: 'CNY',
  amount: decimal('2690'),
  paid: zero,
  ...more,
});
const refused = (amount: string, more: Partial<AwaitedPayment> = {}, paidOn = today) =>
  paymentRefusals(request(more), { amount: decimal(amount), paidOn }, today).map(({ code }) => code);

it('[PAY1] a request is paid in parts that come to it at most, of the day at the latest', () => {
  expect([refused('1000'), refused('2690.01'), refused('0')]).toEqual([[], ['ABOVE_REQUEST'], ['AMOUNT']]);
  expect([refused('1690', { state: 'part_paid', paid: decimal('1000') }), refused('1', { state: 'submitted' })]).toEqual([[], ['STATE']]);
  expect(refused('1', {}, '2026-05-21' as LocalDate)).toEqual(['AHEAD']);
});

it('[PAY1] whatever its parts, a request is paid with the last of them, and never beyond', () => {
  const cents = fc.integer({ min: 1, max: 100_000 }).map(sum => decimal(String(sum / 100)));
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), parts => {
      const amount = parts.reduce(add);
      let paid: Decimal = zero;
      for (const [at, part] of parts.entries()) {
        const before = request({ amount, paid, state: at === 0 ? 'approved' : 'part_paid' });
        expect(paymentRefusals(before, { amount: part, paidOn: today }, today)).toEqual([]);
        const after = requestPaid(before, part);
        expect(after.state).toBe(at === parts.length - 1 ? 'paid' : 'part_paid');
        paid = after.paid;
        expect(compareDecimals(leftToPay({ amount, paid }), zero)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
