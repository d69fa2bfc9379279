import { addDays, compareDecimals, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { daysLate, lateness, lateReasons, type MeasuredLine } from './lateness.ts';
import { countsFrom, countsIn, punctuality } from './on-time.ts';
import { punctualityTrend } from './punctuality-trend.ts';

const day = (text: string) => `2026-${text}` as LocalDate;
const line = (wanted: number, due: string, deliveries: readonly (readonly [string, number])[], more: Partial<MeasuredLine> = {}) => ({
  wanted,
  underTolPct: '0' as Decimal,
  due: day(due),
  deliveries: deliveries.map(([on, qty]) => ({ day: day(on), qty })),
  changes: 0,
  ...more,
});
const october = { from: day('10-01'), to: day('10-31'), today: day('11-10') };
const lines: readonly MeasuredLine[] = [
  line(100, '10-10', [['10-10', 100]]),
  line(200, '10-25', [['10-24', 200]], { changes: 1, lastChange: { reason: 'push_out', responsibility: 'ours' } }),
  line(
    300,
    '10-20',
    [
      ['10-27', 120],
      ['10-19', 180],
    ],
    { changes: 1, lastChange: { reason: 'capacity', responsibility: 'supplier' } },
  ),
  line(50, '10-30', []),
  line(0, '10-12', []),
];
const some = (): fc.Arbitrary<readonly MeasuredLine[]> =>
  fc.array(
    fc.record({
      wanted: fc.integer({ min: 1, max: 50 }),
      underTolPct: fc.constantFrom('0' as Decimal, '5' as Decimal),
      due: days(),
      deliveries: fc.array(fc.record({ day: days(), qty: fc.integer({ min: 1, max: 30 }) }), { maxLength: 4 }),
      changes: fc.nat(3),
    }),
    { maxLength: 8 },
  );
const all = { from: day('01-01'), to: day('12-31'), today: day('12-31') };

describe('lines that are late', () => {
  it('[R10d] are late until they came, or until today, by the doing of their last change or of the supplier', () => {
    expect(lines.map(one => daysLate(one, october))).toEqual([0, 0, 7, 11, 0]);
    expect(lateness(lines, october)).toEqual({
      lateLines: 2,
      undelivered: 1,
      averageDays: '9',
      mostDays: 11,
      changesPerLine: '0.5',
      causedBy: { supplier: 2, ours: 0, logistics: 0, force: 0 },
    });
    expect(lateness([], october)).toEqual({
      lateLines: 0,
      undelivered: 0,
      causedBy: { supplier: 0, ours: 0, logistics: 0, force: 0 },
    });
  });

  it('[R10d] are exactly those that count and are not in time', () => {
    fc.assert(
      fc.property(some(), fc.nat(7), (given, graceDays) => {
        const period = { ...all, graceDays };
        const { linesDue, linesOnTime } = punctuality(given, period);
        const { lateLines, causedBy } = lateness(given, period);
        expect(lateLines).toBe(linesDue - linesOnTime);
        expect(Object.values(causedBy).reduce((sum, one) => sum + one, 0)).toBe(lateLines);
        for (const one of given) expect(daysLate(one, { ...period, graceDays: graceDays + 1 })).toBeLessThanOrEqual(daysLate(one, period));
      }),
    );
  });

  it('[R10e] are counted by reason, the most frequent first, up to all of them', () => {
    const late = [...lines, line(10, '10-05', [['10-06', 10]]), line(10, '10-06', [['10-08', 10]])];
    expect(lateReasons(late, october)).toEqual([
      { responsibility: 'supplier', lines: 3, pieces: 70, share: '75', cumulative: '75' },
      { reason: 'capacity', responsibility: 'supplier', lines: 1, pieces: 120, share: '25', cumulative: '100' },
    ]);
    fc.assert(
      fc.property(some(), given => {
        const reasons = lateReasons(given, all);
        if (reasons.length > 0) expect(reasons.at(-1)!.cumulative).toBe('100');
        for (const [at, one] of reasons.entries())
          expect(compareDecimals(one.cumulative, reasons[at - 1]?.cumulative ?? ('0' as Decimal))).toBe(1);
      }),
    );
  });
});

it('[R91] a line counts from one day on, whatever the day on which it is asked for', () => {
  fc.assert(
    fc.property(some(), days(), (given, today) => {
      for (const one of given) {
        const seen = { ...one, deliveries: one.deliveries.filter(delivery => delivery.day <= today) };
        expect(countsFrom(seen)! <= today).toBe(countsIn(seen, { from: one.due, to: one.due, today }));
      }
    }),
  );
  expect(countsFrom(line(0, '10-12', []))).toBeUndefined();
});

it('[R10f] a trend has thirteen weeks up to the given day, and each line in the week in which it was due', () => {
  const trend = punctualityTrend(lines, { to: day('10-31'), today: day('11-10') });
  expect(trend.map(({ week }) => week)).toHaveLength(13);
  expect([trend[0]!.week, trend.at(-1)!.week]).toEqual(['2026-W32', '2026-W44']);
  expect(trend.filter(({ linesDue }) => linesDue > 0)).toMatchObject([
    { week: '2026-W41', otdLine: '100' },
    { week: '2026-W43', linesDue: 2, otdLine: '50', otdQty: '76' },
    { week: '2026-W44', otdLine: '0' },
  ]);
  fc.assert(
    fc.property(some(), given => {
      const to = day('05-03');
      const weeks = punctualityTrend(given, { to, today: all.today });
      const { linesDue } = punctuality(given, { from: addDays(to, -90), to, today: all.today });
      expect(weeks.reduce((sum, week) => sum + week.linesDue, 0)).toBe(linesDue);
    }),
  );
});
