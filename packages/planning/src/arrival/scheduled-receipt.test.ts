import { addDays, daysBetween, type LocalDate, type Weekday, weekdayOf, weekOf } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduledReceipt } from './scheduled-receipt.ts';

// a Monday
const today = '2026-03-02' as LocalDate;
const usual = { receiveDays: 3, slipDays: 7, receiptCutoffDow: 3 } as const;
const of = (eta: string, more: Partial<typeof usual> = {}) => scheduledReceipt(eta as LocalDate, { ...usual, ...more }, today);

describe('[P12] scheduled receipts', () => {
  it('an ETA of Friday 6 March and 3 days to receive are Monday 9 March; one of Tuesday 10 March is past Wednesday, so the Monday after', () => {
    expect([of('2026-03-06'), of('2026-03-08'), of('2026-03-10')]).toEqual([
      { day: '2026-03-09', isPastDue: false },
      { day: '2026-03-11', isPastDue: false },
      { day: '2026-03-16', isPastDue: false },
    ]);
    expect(weekOf(of('2026-03-10').day)).toBe('2026-W12');
  });

  it('what should have been there by 20 February slips by 7 days', () => {
    expect([of('2026-02-20'), of('2026-02-26'), of('2026-02-27')]).toEqual([
      { day: '2026-03-09', isPastDue: true },
      { day: '2026-03-09', isPastDue: true },
      { day: '2026-03-02', isPastDue: false },
    ]);
  });

  it('is never in the past, never after its week but for a Monday, and a later ETA that is still to come is never planned earlier', () => {
    const parameters = fc.record({
      receiveDays: fc.nat(10),
      slipDays: fc.nat(20),
      receiptCutoffDow: fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7),
    });
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 200 }), fc.nat(30), parameters, (days, later, one) => {
        const first = scheduledReceipt(addDays(today, days), one, today);
        expect(daysBetween(today, first.day)).toBeGreaterThanOrEqual(0);
        expect(weekdayOf(first.day) <= one.receiptCutoffDow).toBe(true);
        if (first.isPastDue) return;
        expect(daysBetween(addDays(today, days + one.receiveDays), first.day)).toBeLessThan(7);
        const second = scheduledReceipt(addDays(today, days + later), one, today);
        expect(daysBetween(first.day, second.day)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
