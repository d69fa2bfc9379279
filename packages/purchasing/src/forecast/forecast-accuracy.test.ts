import { type Decimal, type LocalWeek } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecastWeek, forecastAccuracy } from './forecast-accuracy.ts';

const week = (forecast: number, paid: number) => ({ forecast: String(forecast) as Decimal, paid: String(paid) as Decimal });
const weeks = fc.array(
  fc.record({ forecast: fc.nat(100_000), paid: fc.nat(100_000) }).map(each => week(each.forecast, each.paid)),
  { maxLength: 12 },
);

it('[R18d] a week is compared with the picture of four weeks before, over the end of a year too', () => {
  expect([forecastWeek('2026-W21' as LocalWeek), forecastWeek('2026-W02' as LocalWeek)]).toEqual(['2026-W17', '2025-W50']);
});

it('[R18d] 10,000.00 forecast and 8,000.00 paid are 75 %; with 4,000.00 forecast and 8,000.00 paid in the next week 62.50 %', () => {
  expect(forecastAccuracy([week(10_000, 8000)])).toBe('75');
  expect(forecastAccuracy([week(10_000, 8000), week(4000, 8000)])).toBe('62.5');
  expect([forecastAccuracy([week(8000, 8000)]), forecastAccuracy([week(500, 0)]), forecastAccuracy([week(0, 500)])]).toEqual([
    '100',
    '0',
    '0',
  ]);
  expect([forecastAccuracy([]), forecastAccuracy([week(0, 0)])]).toEqual([undefined, undefined]);
});

it('[R18d] is from 0 to 100 %, and 100 % only where each week was met', () => {
  fc.assert(
    fc.property(weeks, all => {
      const accuracy = forecastAccuracy(all);
      const isMet = all.every(({ forecast, paid }) => forecast === paid);
      const isNothing = isMet && all.every(({ paid }) => paid === '0');
      expect(accuracy === undefined).toBe(isNothing);
      if (isNothing) return;
      expect(Number(accuracy)).toBeGreaterThanOrEqual(0);
      expect(Number(accuracy)).toBeLessThanOrEqual(100);
      if (isMet) expect(accuracy).toBe('100');
    }),
  );
});
