import { addDays, compareDecimals, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { kpiDate, responsibilityOf } from './kpi-date.ts';
import { milestones, plannedMilestones } from './milestones.ts';
import { type DueLine, punctuality } from './on-time.ts';

const day = (text: string) => `2026-${text}` as LocalDate;
const moved = (newDate: string, responsibility: 'supplier' | 'ours' | 'logistics' | 'force') => ({ newDate: day(newDate), responsibility });
const line = (wanted: number, due: string, ...deliveries: readonly (readonly [string, number])[]): DueLine => ({
  wanted,
  underTolPct: '0' as Decimal,
  due: day(due),
  deliveries: deliveries.map(([on, qty]) => ({ day: day(on), qty })),
});
const october = { from: day('10-01'), to: day('10-31'), today: day('11-10') };

describe('the day by which a line is measured', () => {
  it('[R10] moves with what is our doing, and not with what is the supplier’s', () => {
    expect(kpiDate(day('10-15'), [moved('10-25', 'ours'), moved('11-02', 'supplier')], false)).toBe('2026-10-25');
    expect(kpiDate(day('10-15'), [moved('10-25', 'logistics')], true)).toBe('2026-10-25');
    expect(kpiDate(day('10-15'), [moved('10-25', 'logistics')], false)).toBe('2026-10-15');
    expect([responsibilityOf.capacity, responsibilityOf.spec, responsibilityOf.booking]).toEqual(['supplier', 'ours', 'logistics']);
  });

  it('[R10] a change by the supplier never makes deliveries more punctual', () => {
    fc.assert(
      fc.property(days(), days(), days(), (baseline, newDate, delivered) => {
        const otd = (changes: Parameters<typeof kpiDate>[1]) => {
          const due = kpiDate(baseline, changes, true);
          const one = { wanted: 5, underTolPct: '0' as Decimal, due, deliveries: [{ day: delivered, qty: 5 }] };
          return punctuality([one], { from: day('01-01'), to: day('12-31'), today: day('12-31') }).linesOnTime;
        };
        expect(otd([{ newDate, responsibility: 'supplier' }])).toBe(otd([]));
      }),
    );
  });
});

describe('on-time delivery', () => {
  const lines = [
    line(100, '10-10', ['10-10', 100]),
    line(200, '10-25', ['10-24', 200]),
    line(300, '10-20', ['10-19', 180], ['10-27', 120]),
    line(50, '10-30'),
  ];

  it('[R10a] two of four lines and 480 of 650 pieces were in time', () => {
    expect(punctuality(lines, october)).toEqual({
      linesDue: 4,
      linesOnTime: 2,
      qtyDue: 650,
      qtyOnTime: 480,
      otdLine: '50',
      otdQty: '73.85',
    });
  });

  it('[R10a] by the promised day it would be three of four', () => {
    const promised = lines.map(one => (one.wanted === 300 ? { ...one, due: day('10-28') } : one));
    expect(punctuality(promised, october)).toMatchObject({ otdLine: '75', otdQty: '92.31' });
  });

  it('[R10a] counts what is due later only once it came, and gives days of grace', () => {
    expect(punctuality([line(5, '10-30')], { ...october, today: day('10-30') })).toEqual({
      linesDue: 0,
      linesOnTime: 0,
      qtyDue: 0,
      qtyOnTime: 0,
    });
    expect(punctuality([line(5, '10-30', ['10-02', 5])], { ...october, today: day('10-03') })).toMatchObject({ otdLine: '100' });
    expect(punctuality([line(5, '10-10', ['10-12', 5])], { ...october, graceDays: 2 })).toMatchObject({ otdLine: '100' });
  });

  it('[R10a] lies between 0 and 100, and all pieces in time are all lines in time', () => {
    const some = fc.array(
      fc.record({
        wanted: fc.integer({ min: 1, max: 50 }),
        underTolPct: fc.constantFrom('0' as Decimal, '5' as Decimal),
        due: days(),
        deliveries: fc.array(fc.record({ day: days(), qty: fc.integer({ min: 1, max: 30 }) }), { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(some, all => {
        const { otdLine, otdQty } = punctuality(all, { from: day('01-01'), to: day('12-31'), today: day('12-31') });
        for (const rate of [otdLine!, otdQty!])
          expect(compareDecimals(rate, '0' as Decimal) >= 0 && compareDecimals(rate, '100' as Decimal) <= 0).toBe(true);
        if (otdQty === '100') expect(otdLine).toBe('100');
      }),
    );
  });
});

describe('the steps towards a delivery', () => {
  it('[R21] 40 days before 30 December are planned from 2 December on', () => {
    expect(plannedMilestones(day('12-30'), 40)).toMatchObject({
      material: day('12-02'),
      start: day('12-06'),
      half: day('12-18'),
      finish: day('12-25'),
      inspected: day('12-27'),
      packed: day('12-29'),
      shipped: day('12-30'),
    });
  });

  it('[R21] follow one another where the lead time leaves room', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: 20, max: 200 }), (promised, lead) => {
        const planned = plannedMilestones(promised, lead);
        const inOrder = milestones.map(step => planned[step]);
        expect(inOrder.toSorted()).toEqual(inOrder);
        expect(inOrder[0]! >= addDays(promised, -lead)).toBe(true);
      }),
    );
  });
});
