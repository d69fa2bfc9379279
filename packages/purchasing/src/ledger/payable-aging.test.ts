import { addDays, compareDecimals, type Decimal, type LocalDate, sum, zero } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { days } from '../testing.ts';
import { agedPayable, ageBand, type BilledAmount, overduePayable } from './payable-aging.ts';

const today = '2026-05-20' as LocalDate;
const decimal = (text: string) => text as Decimal;
const due = (ago: number, amount: string): BilledAmount => ({ dueDate: addDays(today, -ago), amount: decimal(amount) });

it('[R13d] is aged by the days since it was due', () => {
  const bands = [-1, 0, 1, 30, 31, 60, 61, 90, 91].map(ago => ageBand(addDays(today, -ago), today));
  expect(bands).toEqual(['notDue', 'notDue', 'd30', 'd30', 'd60', 'd60', 'd90', 'd90', 'older']);
});

it('[R13d] what was paid was paid of what was due first', () => {
  const billed = [due(100, '500'), due(-10, '300'), due(45, '200'), due(5, '100')];
  expect(agedPayable(billed, decimal('650'), today)).toEqual({ notDue: '300', d30: '100', d60: '200', d90: '0', older: '50' });
  expect(agedPayable(billed, decimal('350'), today)).toEqual({ notDue: '300', d30: '50', d60: '0', d90: '0', older: '0' });
  expect(agedPayable(billed, zero, today)).toEqual({ notDue: '0', d30: '0', d60: '0', d90: '0', older: '0' });
});

it('[R45] overdue is what is left behind what is not due yet, today’s among it', () => {
  const billed = [due(100, '500'), due(5, '100'), due(0, '80'), due(-10, '220')];
  const overdue = (owed: string) => overduePayable(agedPayable(billed, decimal(owed), today));
  expect([overdue('650'), overdue('900'), overdue('300'), overdue('0')]).toEqual(['350', '600', '0', '0']);
});

it('[R13d] the bands are what is owed, as far as it was billed', () => {
  const billed = fc.array(fc.record({ dueDate: days(), amount: fc.integer({ min: 1, max: 9999 }).map(n => decimal(String(n / 100))) }));
  fc.assert(
    fc.property(billed, fc.nat(50_000), (all, cents) => {
      const owed = decimal(String(cents / 100));
      const total = sum(all.map(({ amount }) => amount));
      const least = compareDecimals(owed, total) < 0 ? owed : total;
      expect(sum(Object.values(agedPayable(all, owed, today)))).toBe(least);
    }),
  );
});
