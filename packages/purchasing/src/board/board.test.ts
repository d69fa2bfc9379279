import { type Decimal, type LocalDate, subtract, sum, workCalendar } from '@axle/kernel';
import { decimals } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { atOrderRate } from '../fact/at-order-rate.ts';
import { comparedWith } from '../fact/base-price.ts';
import { askedPeriod, boardPeriod, kindOfDays, monthsNamed, namedPeriod, periodBefore, periodName, weeksUpTo } from './board-period.ts';
import { kpiFigure } from './kpi-figure.ts';
import { kpiTone } from './kpi-tone.ts';
import { savingOf } from '../fact/saving.ts';
import { hoursBetween, orderedInTime, repliedInTime } from './timeliness.ts';

const decimal = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const now = new Date('2026-05-20T08:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('[R70] a figure', () => {
  it('is what its rows add up to, their part of a whole, or the one in the middle', () => {
    const facts = ['1', '0', '1', '1'].map(numerator => ({ numerator: decimal(numerator), denominator: decimal('1') }));
    expect(kpiFigure('share', facts)).toEqual({ rows: 4, value: '75', numerator: '3', denominator: '4', rate: '75' });
    expect(kpiFigure('sum', facts).value).toBe('3');
    expect(
      kpiFigure(
        'median',
        ['5', '1', '2.5', '9'].map(hours => ({ numerator: decimal(hours) })),
      ).value,
    ).toBe('3.75');
    expect([kpiFigure('share', []).value, kpiFigure('median', []).value, kpiFigure('sum', []).value]).toEqual([undefined, undefined, '0']);
  });

  it('of rows that are split in groups is the sum of those of the groups', () => {
    const facts = fc.array(fc.record({ numerator: decimals(), denominator: decimals() }), { maxLength: 20 });
    fc.assert(
      fc.property(facts, facts, (some, others) => {
        const parts = [some, others].map(each => kpiFigure('sum', each).value!);
        expect(kpiFigure('sum', [...some, ...others]).value).toBe(sum(parts));
      }),
    );
  });

  it('is in CNY at the rate of its order', () => {
    const order = { currency: 'USD', gross: decimal('1130'), grossCny: decimal('8136') };
    expect(atOrderRate(decimal('1000'), order)).toBe('7200');
    expect(atOrderRate(decimal('5'), { currency: 'USD', gross: decimal('5') })).toBeUndefined();
    expect(hoursBetween(hoursAgo(7.5), now)).toBe('7.5');
  });
});

it('[R71] a target is reached, nearly reached from 95 %, or missed', () => {
  const tones = (better: 'more' | 'less', ...values: readonly string[]) =>
    values.map(value => kpiTone(decimal(value), decimal('95'), better));
  expect(tones('more', '95', '90.25', '90.24')).toEqual(['good', 'warn', 'bad']);
  expect(tones('less', '95', '100', '100.01')).toEqual(['good', 'warn', 'bad']);
});

describe('[R72] a period', () => {
  it('is the week, month or quarter of a day, before it the one that ends the day before', () => {
    const both = (kind: 'week' | 'month' | 'quarter') => {
      const period = boardPeriod(kind, day('2026-02-11'));
      return [period, periodBefore(kind, period)].map(({ from, to }) => `${from} ${to}`);
    };
    expect(both('week')).toEqual(['2026-02-09 2026-02-15', '2026-02-02 2026-02-08']);
    expect(both('month')).toEqual(['2026-02-01 2026-02-28', '2026-01-01 2026-01-31']);
    expect(both('quarter')).toEqual(['2026-01-01 2026-03-31', '2025-10-01 2025-12-31']);
    const given = { from: day('2026-02-03'), to: day('2026-02-05') };
    expect(periodBefore('custom', boardPeriod('custom', day('2026-02-11'), given))).toEqual({ from: '2026-01-31', to: '2026-02-02' });
    const quarter = { from: day('2025-10-01'), to: day('2025-12-31') };
    expect([kindOfDays(quarter), kindOfDays(given)]).toEqual(['quarter', 'custom']);
    expect(periodBefore('custom', quarter)).toEqual({ from: '2025-07-01', to: '2025-09-30' });
    expect([weeksUpTo(day('2026-02-11'))[0], weeksUpTo(day('2026-02-11')).at(-1)]).toEqual([
      { from: '2025-11-17', to: '2025-11-23' },
      { from: '2026-02-09', to: '2026-02-15' },
    ]);
  });

  it('[R92] is found by what it is called', () => {
    const names = ['2025-W44', '2025-10', '2025-Q4', '2025', '2025-10-03~2025-10-09'];
    const found = names.map(name => namedPeriod(name)).flatMap(one => (one.ok ? [one.value] : []));
    expect(found.map(({ kind, period }) => periodName(kind, period))).toEqual(names);
    expect(found[2]).toEqual({ kind: 'quarter', period: { from: '2025-10-01', to: '2025-12-31' } });
    const whole = names.flatMap(name => (monthsNamed(name).ok ? [name] : []));
    expect(whole).toEqual(['2025-10', '2025-Q4', '2025']);
    for (const name of ['2025-13', '2025-W54', '2025-Q5', '2025-10-09~2025-10-03', 'K5', ''])
      expect(namedPeriod(name)).toMatchObject({ refusal: { code: 'BAD_PERIOD', field: 'period' } });
    const asked = (name: string) => {
      const named = namedPeriod(name);
      return named.ok && askedPeriod(named.value, day('2025-12-02'));
    };
    expect(['2025-Q4', '2025-W49', '2025-12'].map(asked)).toEqual([{ period: 'quarter' }, { period: 'week' }, { period: 'month' }]);
    expect(asked('2025-10')).toEqual({ period: 'custom', from: '2025-10-01', to: '2025-10-31' });
    expect(asked('2025')).toEqual({ period: 'custom', from: '2025-01-01', to: '2025-12-31' });
    fc.assert(
      fc.property(days(), fc.constantFrom('week', 'month', 'quarter', 'year'), (today, kind) => {
        const period = boardPeriod(kind, today);
        expect(namedPeriod(periodName(kind, period))).toEqual({ ok: true, value: { kind, period } });
        expect([kindOfDays(period), periodName('custom', period)]).toEqual([kind, periodName(kind, period)]);
        expect(periodBefore('custom', period)).toEqual(periodBefore(kind, period));
      }),
    );
  });

  it('holds its day, and begins the day behind the one before', () => {
    fc.assert(
      fc.property(days(), fc.constantFrom('week', 'month', 'quarter', 'year'), (today, kind) => {
        const period = boardPeriod(kind, today);
        expect(period.from <= today && today <= period.to).toBe(true);
        expect(boardPeriod(kind, periodBefore(kind, period).to)).toEqual(periodBefore(kind, period));
      }),
    );
  });
});

describe('[R73] a saving', () => {
  const line = (qty: number, amount: string) => ({ qty, amount: decimal(amount) });

  it('100 at 9.50 and 50 at 10.20 against 10.00, 10 of a new one at its first price: 40.00 of 1,580.00, 2.53 %', () => {
    const savings = [
      savingOf(line(100, '950'), line(1, '10')),
      savingOf(line(50, '510'), line(1, '10')),
      savingOf(line(10, '80'), line(10, '80')),
    ].map(saving => ({ numerator: saving!.saving, denominator: saving!.basis }));
    expect(savings.map(({ numerator }) => numerator)).toEqual(['50', '-10', '0']);
    expect(kpiFigure('sum', savings)).toMatchObject({ value: '40', denominator: '1580', rate: '2.53' });
    expect(savingOf(line(1, '1'), line(0, '0'))).toBeUndefined();
  });

  it('is against the mean of the calendar year before, else the first price ever', () => {
    const [before, first] = [line(40, '420'), line(5, '40')];
    expect(comparedWith(before, first)).toBe(before);
    expect([comparedWith(undefined, first), comparedWith(line(0, '0'), first)]).toEqual([first, first]);
    expect(comparedWith(undefined, undefined)).toBeUndefined();
  });

  it('with what was paid is what was compared with', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 1, max: 9999 }),
        (qty, cents, of) => {
          const paid = line(qty, String(cents / 100));
          const { basis, saving } = savingOf(paid, line(of, String(cents / 100)))!;
          expect(subtract(basis, saving)).toBe(paid.amount);
        },
      ),
    );
  });
});

it('[R74] 17 of 20 orders were replied to within 48 hours; one sent ten hours ago does not count yet', () => {
  const sent = [...Array.from({ length: 17 }, () => [60, 20]), [60, 11], [60], [70], [10, 1]] as readonly (readonly [number, number?])[];
  const facts = sent.flatMap(([ago, replied]) => {
    const inTime = repliedInTime(hoursAgo(ago), replied === undefined ? undefined : hoursAgo(replied), now);
    return inTime === undefined ? [] : [{ numerator: decimal(inTime ? '1' : '0'), denominator: decimal('1') }];
  });
  expect(kpiFigure('share', facts)).toMatchObject({ rows: 20, numerator: '17', value: '85' });
});

it('[R75] a requirement is ordered within three working days of its confirmation', () => {
  const calendar = workCalendar('CN', [6, 7], [{ date: day('2026-05-01'), kind: 'holiday' }]);
  const inTime = (ordered: string | undefined, today = '2026-05-20') =>
    orderedInTime(day('2026-05-15'), ordered as LocalDate | undefined, { calendar, today: day(today) });
  expect(inTime('2026-05-20')).toEqual({ ok: true, value: true });
  expect(inTime('2026-05-21', '2026-05-25')).toEqual({ ok: true, value: false });
  expect(inTime(undefined)).toEqual({ ok: true, value: false });
  expect(inTime(undefined, '2026-05-19')).toEqual({ ok: true, value: undefined });
  expect(orderedInTime(day('2030-05-15'), undefined, { calendar, today: day('2030-06-01') })).toMatchObject({
    refusal: { code: 'NO_CALENDAR' },
  });
});
