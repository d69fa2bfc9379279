import { absolute, compareDecimals, type Decimal, type LocalDate, multiply, divide, round, subtract, sum } from '@axle/kernel';
import { decimals, localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentLines } from '../testing.ts';
import { dueDate, instalments, type PaymentLine } from './instalments.ts';
import { derivedPaymentMethod, checkPaymentMethod } from './payment-method.ts';

const line = (node: PaymentLine['node'], percent: string, offsetDays = 0, basis: PaymentLine['basis'] = 'calendar'): PaymentLine => ({
  node,
  percent: percent as Decimal,
  offsetDays,
  basis,
});
const thirds = [line('onOrder', '30'), line('beforeShip', '40'), line('afterReceipt', '30', 30, 'monthEnd')];
const day = (text: string) => text as LocalDate;
const amount = (text: string) => text as Decimal;

describe('instalments', () => {
  it('[B25] come to the total, each due by its node', () => {
    const plan = instalments(amount('10000.01'), 'CNY', thirds, { afterReceipt: day('2026-01-15'), onOrder: day('2025-11-03') });
    expect(plan).toMatchObject({
      ok: true,
      value: [{ amount: '3000', due: '2025-11-03' }, { amount: '4000.01' }, { amount: '3000', due: '2026-03-02' }],
    });
    expect(plan.ok && 'due' in plan.value[1]!).toBe(false);
  });

  it('[B25] give the cent of equal rests to the later line', () => {
    const halves = instalments(amount('0.01'), 'CNY', [line('onOrder', '50'), line('afterReceipt', '50')], {});
    expect(halves.ok && halves.value.map(one => one.amount)).toEqual(['0', '0.01']);
    expect(instalments(amount('1'), 'CNY', [], {})).toMatchObject({ ok: false });
  });

  it('[B25] have the digits of their currency, and so has the total', () => {
    const lines = [line('onOrder', '30'), line('afterReceipt', '70')];
    const plan = (total: string, currency: string) => {
      const made = instalments(amount(total), currency, lines, {});
      return made.ok ? made.value.map(one => one.amount) : made.refusal.code;
    };
    expect([plan('50001', 'JPY'), plan('0.005', 'KWD')]).toEqual([
      ['15000', '35001'],
      ['0.001', '0.004'],
    ]);
    expect([plan('50001.5', 'JPY'), plan('10.001', 'CNY')]).toEqual(['AMOUNT_DIGITS', 'AMOUNT_DIGITS']);
  });

  it('[B25] lose nothing and stand within a cent of their shares, in order', () => {
    fc.assert(
      fc.property(decimals(), paymentLines(), (value, lines) => {
        const total = absolute(round(value, 2));
        const plan = instalments(total, 'CNY', lines, {});
        if (!plan.ok) throw new Error(plan.refusal.code);
        expect(sum(plan.value.map(one => one.amount))).toBe(total);
        expect(plan.value.map(({ node }) => node)).toEqual(lines.map(({ node }) => node));
        for (const { amount: given, percent } of plan.value) {
          const share = divide(multiply(total, percent), '100' as Decimal, 8);
          expect(compareDecimals(absolute(subtract(given, share)), '0.01' as Decimal)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('[B25] are never due before their node', () => {
    fc.assert(
      fc.property(localDates(), fc.nat(180), fc.constantFrom('calendar' as const, 'monthEnd' as const), (from, offsetDays, basis) => {
        expect(dueDate({ basis, offsetDays }, from) >= from).toBe(true);
      }),
    );
  });
});

describe('payment methods', () => {
  it('[B33] come to 100 % with at most one line on order', () => {
    expect(checkPaymentMethod({ lines: thirds })).toEqual([]);
    expect(checkPaymentMethod({ lines: thirds.slice(1) })).toMatchObject([{ code: 'NOT_100', field: 'lines' }]);
    expect(checkPaymentMethod({ lines: [line('onOrder', '50'), line('onOrder', '50', 7)] })).toMatchObject([{ code: 'TWO_DEPOSITS' }]);
    expect(checkPaymentMethod({})).toEqual([]);
  });

  it('[B34] show the deposit and the one balance', () => {
    expect(derivedPaymentMethod({ lines: [thirds[0], line('monthEnd', '70', 60, 'monthEnd')] })).toEqual({
      depositPct: '30',
      nodes: ['onOrder', 'monthEnd'],
      split: '30/70',
      balanceBase: 'monthEnd',
      netDays: 60,
      endOfMonth: true,
    });
    expect(derivedPaymentMethod({ lines: thirds })).toMatchObject({ depositPct: '30', balanceBase: undefined, netDays: undefined });
    expect(derivedPaymentMethod({})).toMatchObject({ depositPct: '0', split: undefined });
  });
});
