import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextArrival } from './next-arrival.ts';

const today = '2026-05-20' as LocalDate;
const on = (days: number, units: number) => ({ day: addDays(today, days), units });

it('[O2g] 40 on Monday and 60 on Thursday of next week, 500 the week after: 100 in week 22; what is overdue comes this week', () => {
  expect(nextArrival(today, [on(12, 500), on(5, 40), on(8, 60)])).toEqual({ week: '2026-W22', units: 100 });
  expect(nextArrival(today, [on(-9, 7), on(5, 40)])).toEqual({ week: '2026-W21', units: 7 });
  expect([nextArrival(today, []), nextArrival(today, [on(3, 0)])]).toEqual([undefined, undefined]);
});

it('[O2g] is the same in any order, and never more than all that comes', () => {
  const arrival = fc.record({ day: fc.integer({ min: -20, max: 400 }).map(days => addDays(today, days)), units: fc.nat(900) });
  fc.assert(
    fc.property(fc.array(arrival, { maxLength: 12 }), arrivals => {
      const next = nextArrival(today, arrivals);
      expect(nextArrival(today, arrivals.toReversed())).toEqual(next);
      expect(next?.units ?? 0).toBeLessThanOrEqual(arrivals.reduce((sum, { units }) => sum + units, 0));
    }),
  );
});
