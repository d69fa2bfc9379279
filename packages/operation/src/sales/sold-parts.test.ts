import { add, compareDecimals, type Decimal, type LocalDate, sum, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCountedOrder } from '../testing.ts';
import { hourGrid } from './hour-grid.ts';
import { soldUnits } from './sales-figures.ts';
import { type CountedOrder, soldParts } from './sold-parts.ts';

const d = (value: string) => value as Decimal;
const day = (value: string) => value as LocalDate;
const order: CountedOrder = {
  kind: 'platform',
  status: 'shipped',
  purchaseDay: day('2026-11-01'),
  purchaseHour: 21,
  shippedDay: day('2026-11-03'),
  lines: [
    { line: 0, article: 'A', qty: 3, cancelledQty: 1, grossSales: d('40'), promotion: d('4') },
    { line: 1, article: 'A', qty: 1, cancelledQty: 0, grossSales: d('20'), promotion: d('0') },
    { line: 2, article: 'B', qty: 1, cancelledQty: 0, grossSales: d('9.99'), promotion: d('0') },
  ],
  refunds: [
    { line: 0, day: day('2026-12-24'), units: 1, amount: d('18') },
    { line: 0, day: day('2027-01-20'), units: 1, amount: d('18') },
  ],
};

describe('[O5b] the hours of sales', () => {
  it('what was ordered at nine in the evening counts in hour 21, whenever it is shipped', () => {
    expect(soldParts(order).map(part => [part.day, part.hour])).toContainEqual(['2026-11-01', 21]);
    const sameDay = soldParts({ ...order, shippedDay: day('2026-11-01'), refunds: [] });
    expect(sameDay.map(part => [part.hour, part.units, part.shippedUnits])).toEqual([
      [21, 2, 2],
      [21, 1, 1],
      [21, 1, 1],
    ]);
  });

  it('all that was ordered has its hour, and nothing else', () => {
    fc.assert(
      fc.property(anyCountedOrder(), one => {
        for (const part of soldParts(one)) {
          expect(part.hour).toBe(part.day === one.purchaseDay ? one.purchaseHour : undefined);
          if (part.hour === undefined) expect([part.units, part.orders, part.grossSales, part.promotion]).toEqual([0, 0, zero, zero]);
        }
      }),
    );
  });

  it('Monday nine o’clock stands in the first row; the grid sums to what was sold', () => {
    const grid = hourGrid([
      { weekday: 1, hour: 9, value: 3 },
      { weekday: 1, hour: 9, value: 4 },
      { weekday: 7, hour: 23, value: 1 },
    ]);
    expect([grid[0]![9], grid[6]![23], grid[0]![10]]).toEqual([7, 1, 0]);
    const anySoldHour = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), hour: fc.nat(23), value: fc.nat(1000) });
    fc.assert(
      fc.property(fc.array(anySoldHour), sold => {
        expect(
          hourGrid(sold)
            .flat()
            .reduce((all, one) => all + one, 0),
        ).toBe(sold.reduce((all, { value }) => all + value, 0));
      }),
    );
  });
});

describe('[O5a] what an order adds to the sales of days', () => {
  it('units on the day of the purchase, shipments and refunds on theirs; an article is one order, the order one', () => {
    const parts = soldParts(order);
    expect(parts.filter(part => part.day === '2026-11-01')).toMatchObject([
      { line: 0, orders: 1, ledOrders: 1, units: 2, cancelledUnits: 1, grossSales: '40', promotion: '4', shippedUnits: 0 },
      { line: 1, orders: 0, ledOrders: 0, units: 1 },
      { line: 2, orders: 1, ledOrders: 0, units: 1 },
    ]);
    expect(parts.filter(part => part.day === '2026-11-03')).toMatchObject([
      { line: 0, shippedUnits: 2, returnedUnits: 1 },
      { line: 1, shippedUnits: 1, returnedUnits: 0 },
      { line: 2, shippedUnits: 1 },
    ]);
    expect(parts.filter(part => part.refundUnits > 0)).toMatchObject([
      { line: 0, day: '2026-12-24', refundAmount: '18' },
      { line: 0, day: '2027-01-20', refundAmount: '18' },
    ]);
  });

  it('samples, resent and split orders add nothing, cancelled ones sell nothing, merged ones count for themselves', () => {
    expect([{ kind: 'sample' }, { kind: 'resend' }, { status: 'split' }].map(more => soldParts({ ...order, ...more }))).toEqual([
      [],
      [],
      [],
    ]);
    const cancelled = soldParts({ ...order, status: 'cancelled', refunds: [] });
    expect(cancelled.map(({ units, grossSales }) => [units, grossSales])).toEqual(cancelled.map(() => [0, '0']));
    expect(soldParts({ ...order, status: 'merged' })).toEqual(soldParts(order));
  });

  it('the parts sum to the units, the amounts and the refunds of the order, with one part for a line and a day', () => {
    fc.assert(
      fc.property(anyCountedOrder(), one => {
        const parts = soldParts(one);
        const counts = !['resend', 'sample'].includes(one.kind) && one.status !== 'split';
        const units = one.lines.map(line => soldUnits({ ...one, ...line }));
        const total = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0);
        expect(new Set(parts.map(part => `${part.line} ${part.day}`)).size).toBe(parts.length);
        expect(total(part => part.units)).toBe(units.reduce((all, unit) => all + unit, 0));
        expect(total(part => part.ledOrders)).toBe(units.some(unit => unit > 0) ? 1 : 0);
        expect(total(part => part.returnedUnits)).toBeLessThanOrEqual(total(part => part.shippedUnits));
        const sold = sum(one.lines.map((line, at) => (units[at]! > 0 ? line.grossSales : zero)));
        expect(compareDecimals(sum(parts.map(part => part.grossSales)), sold)).toBe(0);
        const refunds = counts ? one.refunds.reduce((all, { amount }) => add(all, amount), zero) : zero;
        expect(compareDecimals(sum(parts.map(part => part.refundAmount)), refunds)).toBe(0);
      }),
    );
  });
});
