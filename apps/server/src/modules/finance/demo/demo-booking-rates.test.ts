import { isJump, mostRateAge, rateOn } from '@axle/finance';
import type { Decimal, LocalDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingRates } from './demo-booking-rates.ts';

const known = [
  { from: 'USD', to: 'CNY', rate: '6.7996', valid_from: '2026-06-01' },
  { from: 'USD', to: 'CNY', rate: '6.7758', valid_from: '2026-07-01' },
  { from: 'USD', to: 'GBP', rate: '0.7497', valid_from: '2026-07-01' },
];

it('a rate for each month behind the last known one, none before it', () => {
  expect(bookingRates(known, '2026-07-31' as LocalDate)).toEqual([]);
  expect(
    bookingRates(known, '2026-09-01' as LocalDate).map(({ to, rate, rate_before, valid_from }) => [to, rate, rate_before, valid_from]),
  ).toEqual([
    ['CNY', '6.79', '6.7758', '2026-08-01'],
    ['CNY', '6.7805', '6.79', '2026-09-01'],
    ['GBP', '0.7487', '0.7497', '2026-08-01'],
    ['GBP', '0.7494', '0.7487', '2026-09-01'],
  ]);
});

it('every day from the first known one on has a rate that holds, and none jumps', () => {
  const days = localDates().filter(day => day >= '2026-06-01' && day < '2036-01-01');
  fc.assert(
    fc.property(days, today => {
      const booked = bookingRates(known, today);
      const rows = [...known, ...booked].map(row => ({ ...row, rate: row.rate as Decimal, validFrom: row.valid_from as LocalDate }));
      expect(rateOn(rows, 'USD', 'CNY', today, mostRateAge.monthly).ok).toBe(true);
      expect(booked.some(({ change }) => isJump(change))).toBe(false);
    }),
    { numRuns: 50 },
  );
});
