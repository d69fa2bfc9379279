import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const today = '2026-05-20' as LocalDate;

it('[DL1] what expires is red once it is over, amber in its last days', () => {
  const seen = ['2026-05-19', '2026-05-20', '2026-06-19', '2026-06-20'].map(day => daysLeft(day as LocalDate, today, 30));
  expect(seen).toEqual([
    { days: -1, tone: 'bad' },
    { days: 0, tone: 'warn' },
    { days: 30, tone: 'warn' },
    { days: 31, tone: 'neutral' },
  ]);
});

it('[DL1] what is urgent is red in its last days too: 89 days left of 89, not 90', () => {
  const seen = ['2026-08-17', '2026-08-18'].map(day => daysLeft(day as LocalDate, today, 89, true));
  expect(seen).toEqual([
    { days: 89, tone: 'bad' },
    { days: 90, tone: 'neutral' },
  ]);
});

it('[DL1] never grows less urgent as days go by', () => {
  const order = ['neutral', 'warn', 'bad'];
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.nat(60), fc.nat(60), (days, within, later) => {
      const tone = (on: LocalDate) => order.indexOf(daysLeft(addDays(today, days), on, within).tone);
      expect(tone(addDays(today, later))).toBeGreaterThanOrEqual(tone(today));
    }),
  );
});
