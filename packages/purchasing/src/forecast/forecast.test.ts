import { type Decimal, type LocalDate, subtract, sum, weekOf, workCalendar } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSchedule } from '../terms/order-schedule.ts';
import { payDate } from '../terms/due-date.ts';
import { days } from '../testing.ts';
import { forecastBucket, forecastBuckets, forecastStages } from './forecast-bucket.ts';
import { scheduledRest } from './scheduled-rest.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const schedule = orderSchedule(
  { currency: 'USD', gross: decimal('20000'), depositPct: decimal('30'), effectiveDay: day('2025-11-03'), netDays: 30, eom: true },
  [
    { gross: decimal('12000'), day: day('2025-12-10') },
    { gross: decimal('8000'), day: day('2026-01-05') },
  ],
);

describe('[R18b] an order of 20,000.00', () => {
  it('is to be paid in three parts, and in the weeks of their working days', () => {
    const calendar = workCalendar(
      'CN',
      [6, 7],
      [
        { date: day('2025-01-01'), kind: 'holiday' },
        { date: day('2026-01-01'), kind: 'holiday' },
      ],
    );
    const weeks = scheduledRest(schedule, decimal('0')).map(({ amount, due }) => {
      const paid = payDate(due, calendar);
      return [amount, due, paid.ok && weekOf(paid.value)];
    });
    expect(weeks).toEqual([
      ['6000', '2025-11-08', '2025-W46'],
      ['8400', '2026-01-30', '2026-W05'],
      ['5600', '2026-03-02', '2026-W10'],
    ]);
  });

  it('comes to the same once the deposit is paid: 6,000.00 stand with what is paid', () => {
    const rest = scheduledRest(schedule, decimal('6000'));
    expect(rest.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['balance', '8400'],
      ['balance', '5600'],
    ]);
    expect(sum([decimal('6000'), ...rest.map(({ amount }) => amount)])).toBe('20000');
  });

  it('is never scheduled below nothing, and with what moved on is the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_500_000 }), cents => {
        const moved = decimal(String(cents / 100));
        const rest = sum(scheduledRest(schedule, moved).map(({ amount }) => amount));
        expect(rest).toBe(cents >= 2_000_000 ? '0' : subtract(decimal('20000'), moved));
      }),
    );
  });
});

describe('[R18c] an amount', () => {
  const today = day('2026-05-20');

  it('is in its week, overdue before today, later after the last week', () => {
    expect(forecastBuckets(today, 4)).toEqual(['before', 'overdue', '2026-W21', '2026-W22', '2026-W23', '2026-W24', '2026-W25', 'later']);
    const at = (stage: 'paid' | 'scheduled', on: string) => forecastBucket(stage, day(on), { today, weeks: 4 });
    expect([at('scheduled', '2026-05-19'), at('scheduled', '2026-05-20'), at('scheduled', '2026-06-22')]).toEqual([
      'overdue',
      '2026-W21',
      'later',
    ]);
    expect([at('paid', '2026-05-17'), at('paid', '2026-05-18')]).toEqual(['before', '2026-W21']);
  });

  it('is in exactly one of the columns', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...forecastStages.filter(stage => stage !== 'paid')),
        days(),
        days(),
        fc.integer({ min: 4, max: 26 }),
        (stage, on, now, weeks) => {
          const found = forecastBuckets(now, weeks).filter(bucket => bucket === forecastBucket(stage, on, { today: now, weeks }));
          expect(found).toHaveLength(1);
        },
      ),
    );
  });
});
