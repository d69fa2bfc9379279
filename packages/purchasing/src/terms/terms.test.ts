import { type Decimal, type LocalDate, sum, weekOf, workCalendar } from '@axle/kernel';
import { workCalendars } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, prices } from '../testing.ts';
import { dueDate, payDate } from './due-date.ts';
import { orderSchedule } from './order-schedule.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const calendar = workCalendar(
  'CN',
  [6, 7],
  [
    { date: day('2025-01-01'), kind: 'holiday' },
    { date: day('2026-01-01'), kind: 'holiday' },
  ],
);
const order = {
  currency: 'USD',
  gross: decimal('20000'),
  depositPct: decimal('30'),
  effectiveDay: day('2025-11-03'),
  netDays: 30,
  eom: true,
};
const parts = [
  { gross: decimal('12000'), day: day('2025-12-10') },
  { gross: decimal('8000'), day: day('2026-01-05') },
];

describe('payments of an order', () => {
  it('[R18] fall due behind the end of the month, and are paid on a working day', () => {
    expect([dueDate({ netDays: 30, eom: true }, day('2025-12-10')), dueDate({ netDays: 30, eom: false }, day('2025-12-10'))]).toEqual([
      '2026-01-30',
      '2026-01-09',
    ]);
    expect(payDate(day('2025-11-08'), calendar)).toEqual({ ok: true, value: '2025-11-10' });
    expect(payDate(day('2030-01-01'), calendar)).toMatchObject({ refusal: { code: 'NO_CALENDAR' } });
  });

  it('[R18] are never paid before they are due', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: 0, max: 180 }), fc.boolean(), workCalendars(), (on, netDays, eom, of) => {
        const due = dueDate({ netDays, eom }, on);
        const paid = payDate(due, of);
        if (paid.ok) expect(paid.value >= due).toBe(true);
      }),
    );
  });

  it('[R18a] 30 % of 20,000.00 five days behind the agreement, the rest by shipments', () => {
    const schedule = orderSchedule(order, parts);
    expect(schedule).toEqual([
      { kind: 'deposit', amount: '6000', due: '2025-11-08' },
      { kind: 'balance', amount: '8400', due: '2026-01-30' },
      { kind: 'balance', amount: '5600', due: '2026-03-02' },
    ]);
    const weeks = schedule.map(({ due }) => payDate(due, calendar)).map(paid => (paid.ok ? weekOf(paid.value) : paid.refusal.code));
    expect(weeks).toEqual(['2025-W46', '2026-W05', '2026-W10']);
  });

  it('[R18a] are the gross amount of the order', () => {
    const some = fc.array(fc.record({ gross: prices(), day: days() }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(some, fc.nat(100), fc.integer({ min: 0, max: 9_999_999 }), (all, percent, cents) => {
        const gross = decimal(String(cents / 100));
        const schedule = orderSchedule({ ...order, gross, depositPct: decimal(String(percent)) }, all);
        expect(sum(schedule.map(({ amount }) => amount))).toBe(gross);
      }),
    );
    expect(() => orderSchedule(order, [])).toThrow('ALLOC_ZERO_BASE');
  });
});
