import { add, addDays, compareDecimals, type Decimal, daysBetween, type LocalDate, weekdayOf } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySoldFigures } from '../testing.ts';
import { comparedDays, firstOfDays } from './compared-days.ts';
import { growth } from './growth.ts';
import { salesRates, type SoldFigures, soldUnits, sumSold } from './sales-figures.ts';

const d = (value: string) => value as Decimal;
const day = (value: string) => value as LocalDate;
const sold = (more: Partial<SoldFigures>): SoldFigures => ({
  units: 0,
  orders: 0,
  grossSales: d('0'),
  promotion: d('0'),
  refundAmount: d('0'),
  shippedUnits: 0,
  returnedUnits: 0,
  sessions: 0,
  visitedUnits: 0,
  ...more,
});

describe('[O5] growth', () => {
  it('128 against 112 are +14.29 %, and nothing before leaves it open', () => {
    expect(growth(d('128'), d('112'))).toBe('14.29');
    expect(growth(d('128'), d('0'))).toBeUndefined();
    expect(growth(d('0'), d('50'))).toBe('-100');
  });
});

describe('[O5] the span that another is compared with', () => {
  it('is as long, right before it, or 364 days earlier', () => {
    const span = { from: day('2026-11-01'), to: day('2026-11-30') };
    expect(comparedDays(span, 'previous')).toEqual({ from: '2026-10-02', to: '2026-10-31' });
    expect(comparedDays(span, 'yearBefore')).toEqual({ from: '2025-11-02', to: '2025-12-01' });
  });

  it('ends with the calendar: nothing lies before its first day', () => {
    const first = day('0001-01-01');
    expect(comparedDays({ from: first, to: day('0001-01-30') }, 'previous')).toBeUndefined();
    expect(comparedDays({ from: day('0001-01-31'), to: day('0001-03-01') }, 'previous')).toEqual({ from: first, to: day('0001-01-30') });
    expect([firstOfDays(first, 30), firstOfDays(day('0001-01-30'), 30), firstOfDays(day('2026-11-30'), 30)]).toEqual([
      first,
      first,
      day('2026-11-01'),
    ]);
  });

  it('a year before has the same weekdays, and the days before touch the span', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
        const from = addDays(day('2020-01-01'), start);
        const span = { from, to: addDays(from, length) };
        const [before, year] = [comparedDays(span, 'previous')!, comparedDays(span, 'yearBefore')!];
        expect(addDays(before.to, 1)).toBe(span.from);
        expect(weekdayOf(year.from)).toBe(weekdayOf(span.from));
        for (const one of [before, year]) expect(daysBetween(one.from, one.to)).toBe(length);
      }),
    );
  });
});

describe('[O5] figures of sales', () => {
  it('net sales, their price of a unit and rates come from sums', () => {
    const [one, other] = [
      sold({ units: 3, orders: 2, grossSales: d('100'), promotion: d('10'), shippedUnits: 400, returnedUnits: 14 }),
      sold({ units: 1, orders: 1, grossSales: d('20'), shippedUnits: 12 }),
    ];
    expect(salesRates(one)).toEqual({ netSales: '90', asp: '30', promotionRate: '10', refundRate: '3.5' });
    expect(salesRates(sumSold([one, other]))).toEqual({ netSales: '110', asp: '27.5', promotionRate: '8.33', refundRate: '3.4' });
    expect(salesRates(sold({}))).toEqual({ netSales: '0' });
  });

  it('sums do not go by their grouping', () => {
    fc.assert(
      fc.property(fc.array(anySoldFigures(), { maxLength: 6 }), fc.array(anySoldFigures(), { maxLength: 6 }), (some, others) => {
        expect(sumSold([...some, ...others])).toEqual(sumSold([sumSold(some), sumSold(others)]));
        const { netSales } = salesRates(sumSold([...some, ...others]));
        expect(compareDecimals(netSales, add(salesRates(sumSold(some)).netSales, salesRates(sumSold(others)).netSales))).toBe(0);
      }),
    );
  });

  it('counts no cancelled, resent and sample units', () => {
    const line = { kind: 'platform', status: 'shipped', qty: 5, cancelledQty: 1 };
    expect(soldUnits(line)).toBe(4);
    expect(['resend', 'sample'].map(kind => soldUnits({ ...line, kind }))).toEqual([0, 0]);
    expect(['cancelled', 'split', 'merged'].map(status => soldUnits({ ...line, status }))).toEqual([0, 0, 4]);
  });
});
